const number = (n: number) => n.toLocaleString('en');

export const review = {
  title: 'Review',
  empty: 'Play something first, or paste a line of play below.',
  working: 'Measuring every move …',
  perfect: (played: string) => `${played}: not one of them wasted.`,
  sum: (played: string, optimum: string, mistakes: number, wasted: number) =>
    `${played} where ${optimum} would do. ${number(mistakes)} of them went astray and cost ` +
    `${number(wasted)}.`,
  onlyBounds: (played: string) =>
    `${played}. This board is too large to measure exactly; the graph shows lower bounds.`,
  graph: 'Distance to the goal after each move',
  scale: (top: number) => `Distance to the goal, 0 to ${number(top)}`,
  nextMistake: 'Next mistake',
  start: 'Start',
  bound: (length: string) => `at least ${length} to go (a bound)`,
  idle: 'no nearer',
  backwards: 'a step back',
  better: 'Better:',
  playFromHere: 'Play on from here',
  paste: 'Review another line',
  pasteHint: 'Moves or a link',
  read: 'Review',
};
