const number = (n: number) => n.toLocaleString('en');
const counted = (n: number, one: string) => `${number(n)} ${one}${n === 1 ? '' : 's'}`;

export const solve = {
  title: 'Help',
  metricLabel: 'Count',
  metric: {
    steps: 'Steps',
    slides: 'Slides',
    moves: 'Moves',
    stm: 'Moves',
    mtm: 'Pushes',
  },
  metricHint: {
    steps: 'One piece, one cell.',
    slides: 'One piece, any distance, straight.',
    moves: 'One piece, any path.',
    stm: 'One tile, one cell.',
    mtm: 'A line of tiles pushed together.',
  },
  distance: 'Distance to the goal',
  distanceEach: 'After each possible move',
  toGo: (length: string) => `${length} to go`,
  atGoal: 'Solved',
  atLeast: (n: number) => `at least ${number(n)}`,
  hint: 'Hint',
  moreHint: 'More',
  hideHint: 'Hide hint',
  playHint: 'Play this move',
  hints: {
    piece: (label: string) => `Look at piece ${label}.`,
    tile: (label: string) => `Look at tile ${label}.`,
    both: (first: string, second: string) => `${first} ${second}`,
    move: (label: string, way: string) => `Move ${label} ${way}.`,
    push: (count: number, way: string) => `Push ${count} tiles ${way}.`,
    next: (moves: readonly string[]) => `Next: ${moves.join(', ')}.`,
    line: 'Here is the whole solution.',
  },
  solution: 'Solution',
  hideSolution: 'Hide solution',
  /** That there is none. */
  hideAnswer: 'Hide answer',
  loading: 'Loading the solver',
  searching: 'Searching',
  preparing: 'Preparing',
  progress: (phase: string, lower: number, states: number) =>
    `${phase}: at least ${number(lower)}, ${number(states)} states searched`,
  statesSearched: (phase: string, states: number) => `${phase}: ${number(states)} states`,
  restAbout: (told: string, seconds: number) =>
    `${told}, this length may take about ${number(seconds)} s more`,
  stop: 'Stop',
  resume: 'Continue',
  stopped: 'Stopped.',
  vast: (told: string) => `${told}. A proof for this board would take years.`,
  resting: 'Paused: no shorter solution was found for a while, and a proof would take years.',
  failed: (detail: string) => `The solver has stopped. Try again, or reload the page. (${detail})`,
  answer: {
    known: (length: string, lower: number) =>
      `${length}, known to be shortest. This device has not proved it: so far, at least ` +
      `${number(lower)}.`,
    knownShorter: (length: string, known: number, lower: number) =>
      `${length}. The shortest is known to have ${number(known)}. This device has proved so far: ` +
      `at least ${number(lower)}.`,
    shortest: (length: string) => `${length}, shortest possible.`,
    found: (length: string, lower: number) =>
      `${length}. Not proved shortest: at least ${number(lower)} are needed.`,
    none: {
      parity: 'No solution unless two tiles are swapped.',
      exhausted: 'No solution.',
    },
    undecided: (lower: number) =>
      `This device ran out of memory. Proved so far: at least ${number(lower)}.`,
  },
  reason: {
    ruledOut: {
      states: (n: number) =>
        `Every shorter solution was ruled out (${counted(n, 'state')} searched).`,
      nodes: (n: number) =>
        `Every shorter solution was ruled out (${counted(n, 'node')} searched).`,
    },
    rest: 'This is the rest of a shortest solution.',
    parity:
      'Each move changes two things at once: whether the order of the tiles is even or odd, and ' +
      'the colour of the gap’s cell on a chessboard. Here the two do not match.',
    exhausted: (states: number) =>
      `No state that can be reached meets the goal (${counted(states, 'state')} searched).`,
  },
  doubts: {
    'nothing-moves': (cells: number, pieces: number) =>
      `No piece can move on this board of ${counted(cells, 'cell')} and ` +
      `${counted(pieces, 'piece')}. If it was read from a text, another board may have been ` +
      'meant: each character of a drawing is a cell, . is a free one, and numbers stand under ' +
      'tiles:.',
    islands: (cells: number, pieces: number) =>
      `This board of ${counted(cells, 'cell')} and ${counted(pieces, 'piece')} falls into ` +
      'islands one cell wide. If it was read from a text, another board may have been ' +
      'meant: each character of a drawing is a cell, and a blank is outside.',
    'free-axes': () =>
      'Every piece is straight and may leave its lane. If they are cars, as in Rush Hour, let ' +
      'each move along its long side only (axes: long).',
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
  companion: 'Follow on a real board',
  proof: 'Save the proof',
  copyMoves: 'Copy moves',
};
