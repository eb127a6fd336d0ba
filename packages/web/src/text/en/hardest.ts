const number = (n: number) => n.toLocaleString('en');

export const hardest = {
  seek: 'Hardest start of these pieces',
  stop: 'Stop',
  progress: 'Search of all arrangements',
  states: (n: number) => `${number(n)} arrangements searched`,
  rest: (seconds: number) => `about ${number(seconds)} s more`,
  found: (length: string) => `The hardest start is on the board: ${length}.`,
  starts: (solvable: number, all: number) =>
    solvable === all
      ? `All ${number(all)} arrangements can be solved.`
      : `${number(solvable)} of all ${number(all)} arrangements can be solved.`,
  equal: (n: number) => (n === 1 ? 'No other is as far.' : `${number(n)} are as far.`),
  none: (all: number) => `None of all ${number(all)} arrangements can be solved.`,
  stopped: 'Stopped. The board is as it was.',
  tooMany: 'These pieces have too many arrangements to search them all on this device.',
};
