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
      : `${number(solvable)} of ${number(all)} arrangements can be solved.`,
  equal: (n: number) =>
    n === 1 ? 'No other start is as hard.' : `${number(n)} starts are equally hard.`,
  none: (all: number) => `None of the ${number(all)} arrangements can be solved.`,
  stopped: 'Stopped. The board is as it was.',
  tooMany: 'These pieces have too many arrangements to search them all on this device.',
};
