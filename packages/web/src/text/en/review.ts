const number = (n: number) => n.toLocaleString('en');

export const review = {
  title: 'Review',
  empty: 'Play a game first, or paste moves below.',
  working: 'Evaluating every move …',
  perfect: (played: string) => `${played}, none of them wasted.`,
  mistakes: (n: number, isComplete: boolean, wasted: string) =>
    n === 0 && isComplete
      ? 'No mistakes.'
      : `${isComplete ? '' : 'At least '}${number(n)} ` +
        `${n === 1 ? 'mistake' : 'mistakes'} cost ${wasted}.`,
  sum: (played: string, optimum: string, mistakes: string) =>
    `${played}. Shortest solution: ${optimum}. ${mistakes}`,
  unfinished: (played: string, left: string, mistakes: string) =>
    `${played} so far, ${left} to go. ${mistakes}`,
  onlyBounds: (played: string) =>
    `${played}. This board is too large to measure exactly; the graph shows lower bounds.`,
  graph: 'Distance to the goal after each move',
  scale: (top: number) => `Distance to the goal, 0 to ${number(top)}`,
  dotted: 'Dotted: a lower bound; the distance may be greater.',
  percent: (n: number) => `${n}%`,
  percentMin: (n: number) => `at least ${n}%`,
  accuracy: 'accuracy',
  accuracyHint: 'How much closer you came to the goal, divided by how much you played.',
  tryAgain: 'Try again from here',
  nextMistake: 'Next mistake',
  start: 'Start',
  bound: (length: string) => `at least ${length} to go (a lower bound)`,
  idle: 'no progress',
  backwards: 'away from the goal',
  better: 'Better:',
  playFromHere: 'Continue from here',
  paste: 'Review other moves',
  pasteHint: 'Moves, boards or a link',
  read: 'Review',
};
