/** What the checks of an explanation share: the space in its metric, and the line that is told. */
import { canonicalKey, continues, meetsGoal, replay } from '../rules.mjs';
import { successorsOf, toGoal } from '../space.mjs';
import { reachedFrom } from './graph.mjs';
import { imageOf, symmetriesOf } from './symmetry.mjs';

/** States after each unit of a line, the start first. */
export function unitStates({ steps, states }, metric) {
  const ends = steps.flatMap((step, i) =>
    i + 1 < steps.length && continues(metric, step, steps[i + 1]) ? [] : [i + 1],
  );
  return [states[0], ...ends.map((end) => states[end])];
}

export function toldOf(ask, space) {
  const { puzzle, output } = ask;
  const { metric } = output;
  const numbers = new Map(space.states.map((state, i) => [canonicalKey(puzzle, state), i]));
  const numberOf = (state) => numbers.get(canonicalKey(puzzle, state)) ?? -1;
  const isGoal = new Set(space.goals);
  const next = (state) => successorsOf(space, state, metric);
  const left = toGoal(space, metric);
  // A solution ends in the first goal state that it meets.
  const onward = (state) => (isGoal.has(state) ? [] : next(state));
  const canSolve = (enters) => [...reachedFrom([0], onward, enters)].some((s) => isGoal.has(s));
  const before = [...reachedFrom([0], onward)].filter((state) => !isGoal.has(state));
  const levels = [new Set([0])];
  for (let distance = left[0]; distance > 0; distance--) {
    const after = [...levels.at(-1)].flatMap((s) =>
      next(s).filter((t) => left[t] === distance - 1),
    );
    levels.push(new Set(after));
  }
  const line = unitStates(replay(puzzle, output.line), metric);
  return {
    ...ask,
    space,
    metric,
    numberOf,
    isGoal,
    next,
    left,
    canSolve,
    before,
    levels,
    line,
    lineNumbers: line.map(numberOf),
    symmetries: symmetriesOf(puzzle),
  };
}

export function checkLineTold({ puzzle, output, same, must, line, lineNumbers, left }) {
  same('length', output.length, left[0]);
  same('moves of the line', line.length - 1, output.length);
  must(meetsGoal(puzzle, line.at(-1)), 'the line ends short of the goal');
  lineNumbers.forEach((state, i) => {
    must(left[state] === output.length - i, `the line is not shortest after ${i}`);
  });
}

/**
 * Orbits of states by the symmetries that are folded; several where pieces can be paired in several
 * ways. `orbitOf` gives the states of an orbit by one of them.
 */
export function foldingsOf({ puzzle, space, numberOf, symmetries, output }) {
  const choices = output.symmetry.folded.map((name) => {
    const { pairings = [] } = symmetries.find((one) => one.name === name) ?? {};
    return pairings.filter((pairing) => numberOf(imageOf(puzzle, pairing, space.states[0])) >= 0);
  });
  const combined = choices.reduce(
    (some, pairings) => some.flatMap((one) => pairings.map((pairing) => [...one, pairing])),
    [[]],
  );
  return combined.map((pairings) => {
    const orbits = space.states.map((state, number) =>
      [number, ...pairings.map((one) => numberOf(imageOf(puzzle, one, state)))].sort(
        (a, b) => a - b,
      ),
    );
    return { pairings, orbitOf: (state) => [...new Set(orbits[state])] };
  });
}

/** The upper left corner of the box around a piece, counted from 1. */
export function cornerOf({ width }, { shape }, origin) {
  const [x, y] = [origin % width, Math.floor(origin / width)];
  return {
    column: 1 + x + Math.min(...shape.map(([dx]) => dx)),
    row: 1 + y + Math.min(...shape.map(([, dy]) => dy)),
  };
}

/** Whether a drawing shows a state; pieces that are interchangeable may have changed places. */
export function sameDrawing(puzzle, text, state) {
  const { width, cells, pieces } = puzzle;
  const words = cells.map((word) => (['#', ' ', '-'].includes(word) ? word : '.'));
  pieces.forEach(({ kind, shape }, piece) => {
    for (const [x, y] of shape) words[state[piece] + y * width + x] = kind;
  });
  const kindOf = new Map(pieces.map(({ label, kind }) => [label, kind]));
  const drawn = text.split('\n').flatMap((row) => {
    const own = puzzle.isTiles ? row.trim().split(/\s+/) : [...row.padEnd(width)];
    return own.map((word) => kindOf.get(word) ?? word);
  });
  return drawn.join() === words.join();
}
