const count = (one: string, many: string) => (n: number) =>
  n === 1 ? `1 ${one}` : `${n.toLocaleString('en')} ${many}`;
const number = (n: number) => n.toLocaleString('en');

export const solve = {
  title: 'Help',
  length: {
    steps: count('step', 'steps'),
    slides: count('slide', 'slides'),
    moves: count('move', 'moves'),
    stm: count('move', 'moves'),
    mtm: count('slide', 'slides'),
  },
  metricLabel: 'Count',
  metric: {
    steps: 'Steps',
    slides: 'Slides',
    moves: 'Moves',
    stm: 'Single tiles',
    mtm: 'Lines of tiles',
  },
  metricHint: {
    steps: 'One piece, one cell.',
    slides: 'One piece, any distance, straight.',
    moves: 'One piece, any path.',
    stm: 'One tile, one cell.',
    mtm: 'Any number of tiles in one push.',
  },
  distance: 'Distance to the goal',
  distanceEach: 'After each move',
  toGo: (length: string) => `${length} to go`,
  atGoal: 'Solved',
  atLeast: (n: number) => `at least ${number(n)}`,
  hint: 'Hint',
  moreHint: 'More',
  playHint: 'Play this move',
  hints: {
    piece: (label: string) => `Look at piece ${label}.`,
    tile: (label: string) => `Look at tile ${label}.`,
    move: (label: string, way: string) => `Move ${label} ${way}.`,
    push: (count: number, way: string) => `Push ${count} tiles ${way}.`,
    next: (moves: string) => `Next: ${moves}.`,
    line: 'Here is the whole solution.',
  },
  solution: 'Solution',
  hideSolution: 'Hide solution',
  searching: 'Searching',
  preparing: 'Preparing',
  progress: (lower: number, states: number) =>
    `at least ${number(lower)}, ${number(states)} states searched`,
  restAbout: (seconds: number) => `this length may take about ${number(seconds)} s more`,
  stop: 'Stop',
  resume: 'Continue',
  stopped: 'Stopped.',
  hurry: 'Show any solution now',
  failed: (detail: string) => `The solver has stopped. Reload the page and try again. (${detail})`,
  proof: {
    searched: (length: string, states: number) =>
      `${length}, shortest possible: all ${number(states)} states closer to the start were ` +
      'searched, and none of them is the goal.',
    ruledOut: (length: string, nodes: number) =>
      `${length}, shortest possible: every shorter solution was ruled out ` +
      `(${number(nodes)} nodes searched).`,
    rest: (length: string) =>
      `${length}, shortest possible: this is the rest of a shortest solution.`,
    found: (length: string, lower: number) =>
      `${length}. Not proved shortest: at least ${number(lower)} are needed.`,
    parity:
      'No solution. Every step swaps the gap with a tile, which changes the order of the tiles ' +
      'from even to odd or back, together with the place of the gap. Here the two do not ' +
      'match: two tiles are exchanged.',
    exhausted: (states: number) =>
      `No solution: all ${number(states)} states that can be reached were searched, ` +
      'and none of them is the goal.',
    undecided: (lower: number) =>
      `This device has too little memory. Proved so far: at least ${number(lower)}.`,
  },
  player: 'Solution player',
  first: 'Go to the start',
  previous: 'Previous move',
  next: 'Next move',
  last: 'Go to the end',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  perSecond: (n: number) => `${n}×`,
  place: 'Position in the solution',
  placeOf: (at: number, of: number) => `${at} of ${of}`,
  left: 'You left this solution.',
  backToLine: 'Return to it',
  newLine: 'Solve from here',
  copyMoves: 'Copy moves',
};
