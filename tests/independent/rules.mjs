/** The rules of movement and the replay of moves, for the independent checker. */

/** Where a piece goes in each direction: columns to the right, rows down. */
export const DIRECTIONS = { U: [0, -1], R: [1, 0], D: [0, 1], L: [-1, 0] };
export const NAMES = Object.keys(DIRECTIONS);

export const startOf = (puzzle) => puzzle.pieces.map(({ origin }) => origin);

/** The number of the piece on each cell, from 1; 0 where there is none. */
export function occupancyOf({ width, pieces, cells }, origins) {
  const taken = new Int16Array(cells.length);
  pieces.forEach(({ shape }, piece) => {
    for (const [dx, dy] of shape) taken[origins[piece] + dy * width + dx] = piece + 1;
  });
  return taken;
}

/** Where a piece is after one step, or -1 if it may not take it. */
export function stepTarget({ width, height, cells, pieces }, taken, origins, piece, name) {
  const { shape, axis, entersGates } = pieces[piece];
  const [goesX, goesY] = DIRECTIONS[name];
  if ((axis === 'h' && goesY !== 0) || (axis === 'v' && goesX !== 0)) return -1;
  const originX = origins[piece] % width;
  const originY = (origins[piece] - originX) / width;
  for (const [dx, dy] of shape) {
    const [x, y] = [originX + dx + goesX, originY + dy + goesY];
    if (x < 0 || x >= width || y < 0 || y >= height) return -1;
    const cell = y * width + x;
    if (cells[cell] === '#' || cells[cell] === ' ') return -1;
    if (cells[cell] === '-' && !entersGates) return -1;
    if (taken[cell] !== 0 && taken[cell] !== piece + 1) return -1;
  }
  return origins[piece] + goesY * width + goesX;
}

/** Pieces of one kind in ascending order: equal for states that no goal tells apart. */
export function canonicalKey(puzzle, origins) {
  const byKind = new Map();
  puzzle.pieces.forEach(({ kind }, piece) => {
    if (!byKind.has(kind)) byKind.set(kind, []);
    byKind.get(kind).push(origins[piece]);
  });
  return [...byKind.values()].map((some) => some.sort((a, b) => a - b).join(' ')).join('/');
}

export function meetsGoal({ pieces, goals }, origins) {
  return goals.some((goal) =>
    goal.every(({ piece, origin }) =>
      pieces.some(({ kind }, other) => kind === pieces[piece].kind && origins[other] === origin),
    ),
  );
}

/** True if a step goes on with the unit of the step before it. */
export function continues(metric, before, step) {
  if (metric === 'slides') return before.piece === step.piece && before.name === step.name;
  if (metric === 'moves') return before.piece === step.piece;
  return metric === 'mtm' && before.name === step.name;
}

export const lengthIn = (metric, steps) =>
  steps.filter((step, i) => i === 0 || !continues(metric, steps[i - 1], step)).length;

/** Replays moves: their steps, the states after each, the first one included. Throws Error. */
export function replay(puzzle, text, from = startOf(puzzle)) {
  const steps = [];
  const states = [from];
  for (const word of text.trim() === '' ? [] : text.trim().split(/\s+/)) {
    const { label, path } = puzzle.isTiles ? { path: word } : labelled(puzzle, word);
    for (const [, name, digits] of path.matchAll(/([URDL])(\d*)/g)) {
      for (let cell = digits === '' ? 1 : Number(digits); cell > 0; cell--) {
        const origins = states.at(-1);
        const taken = occupancyOf(puzzle, origins);
        const canGo = (piece) => stepTarget(puzzle, taken, origins, piece, name) >= 0;
        const piece = puzzle.pieces.findIndex(
          (one, number) => (label === undefined || one.label === label) && canGo(number),
        );
        if (piece < 0) throw new Error(`step ${steps.length + 1} (${word}) is not legal`);
        steps.push({ piece, name });
        states.push(origins.with(piece, stepTarget(puzzle, taken, origins, piece, name)));
      }
    }
  }
  return { steps, states, end: states.at(-1) };
}

function labelled({ pieces }, word) {
  for (const { label } of pieces) {
    const path = word.slice(label.length);
    if (word.startsWith(label) && /^([URDL]\d*)+$/.test(path)) return { label, path };
  }
  throw new Error(`"${word}" is not a move`);
}

/** The states after each unit of the metric, as text: equal for equal ways. */
export function wayOf(puzzle, { steps, states }, metric) {
  const ends = steps.flatMap((step, i) =>
    i + 1 < steps.length && continues(metric, step, steps[i + 1]) ? [] : [i + 1],
  );
  return ends.map((end) => canonicalKey(puzzle, states[end])).join(' | ');
}
