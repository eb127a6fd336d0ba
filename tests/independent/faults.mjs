/** What is wrong with the JSON that a verb printed, for the independent checker. */
import { checkAnalysis, checkCount, checkLengths } from './analysisFaults.mjs';
import { checkExplain } from './explain/explainFaults.mjs';
import { readPuzzle } from './readPuzzle.mjs';
import { reasonFaults } from './reasonFaults.mjs';
import { canonicalKey, lengthIn, meetsGoal, replay, startOf } from './rules.mjs';
import { checkOptimize, checkSolve, checkVerify, hasOtherParity } from './solutionFaults.mjs';
import { explore, toGoal, unitsFrom } from './space.mjs';

/** The last spaces searched, by puzzle and state: the verbs of a sample ask for the same ones. */
const spaces = new Map();

function spaceOf(puzzle, text, limit, from = startOf(puzzle)) {
  const key = `${limit} ${text} ${from}`;
  if (!spaces.has(key)) {
    if (spaces.size >= 4) spaces.delete(spaces.keys().next().value);
    spaces.set(key, explore(puzzle, limit, from));
  }
  return spaces.get(key);
}

/**
 * The faults of one answer. `isProved` tells whether its space was searched, and not only its line
 * replayed.
 */
export function faultsOf({ verb, puzzle: text, output, given = {} }, limit) {
  const faults = [];
  const same = (what, said, is) => {
    if (said !== is) faults.push(`${what}: printed ${said}, is ${is}`);
  };
  const must = (holds, what) => {
    if (!holds) faults.push(what);
  };
  const isMade = verb === 'generate' || verb === 'scramble';
  const puzzle = readPuzzle(isMade ? output.puzzle : text);
  const isHere = (from) => spaceOf(puzzle, isMade ? output.puzzle : text, limit, from);
  const ask = { puzzle, output, given, text, same, must, spaceOf: isHere };
  let space;
  try {
    if (output.error) faults.push(`an error: ${output.error.message}`);
    else if (CHECKS[verb]) space = CHECKS[verb](ask);
    else faults.push(`the checker knows no verb "${verb}"`);
  } catch (error) {
    faults.push(error.message);
  }
  return { faults, isProved: space !== undefined };
}

const CHECKS = {
  solve: checkSolve,
  optimize: checkOptimize,
  verify: checkVerify,
  hint: checkHint,
  moves: checkMoves,
  diff: checkDiff,
  scramble: checkScramble,
  generate: checkGenerate,
  analyse: checkAnalysis,
  check: checkCount,
  explain: checkExplain,
};

/** Distances of a state and of those behind each text of moves. */
function checkHint(ask) {
  const { puzzle, output, given, same, must } = ask;
  const from = replay(puzzle, given.after ?? '').end;
  const space = ask.spaceOf(from);
  if (!space) return undefined;
  const left = toGoal(space, output.metric);
  if (output.status === 'unsolvable') {
    must(left[0] < 0, `unsolvable, but ${left[0]} ${output.metric} solve it`);
    return space;
  }
  if (output.status !== 'evaluated') return space;
  same('distance', output.distance, left[0]);
  if (output.lengths !== undefined) checkLengths(ask, space, output.distance);
  const numbers = new Map(space.states.map((state, i) => [canonicalKey(puzzle, state), i]));
  const seen = new Set();
  for (const { moves, distance, lowerBound, upperBound, best } of output.moves) {
    const { steps, end } = replay(puzzle, moves, from);
    same(`${moves} in ${output.metric}`, lengthIn(output.metric, steps), 1);
    const state = numbers.get(canonicalKey(puzzle, end));
    seen.add(state);
    if (distance !== undefined) same(`distance after ${moves}`, distance, left[state]);
    must(lowerBound <= left[state], `the lower bound after ${moves} is too large`);
    must(!(upperBound < left[state]), `the upper bound after ${moves} is too small`);
    if (output.complete || best) same(`${moves} is best`, best, left[state] === left[0] - 1);
  }
  if (output.chain !== undefined) {
    const isBest = (to) => left[numbers.get(canonicalKey(puzzle, to))] === left[0] - 1;
    for (const fault of reasonFaults(puzzle, from, output.chain, isBest)) must(false, fault);
  }
  const units = new Set(unitsFrom(space, 0, output.metric));
  same('states one move away', [...seen].sort().join(), [...units].sort().join());
  return space;
}

function checkMoves(ask) {
  const { puzzle, output, given, same } = ask;
  const from = replay(puzzle, given.after ?? '').end;
  const space = ask.spaceOf(from);
  for (const key of ['steps', 'slides', 'moves', ...(output.pushes ? ['pushes'] : [])]) {
    const metric = key === 'pushes' ? 'mtm' : key;
    for (const moves of output[key]) {
      same(`${moves} in ${metric}`, lengthIn(metric, replay(puzzle, moves, from).steps), 1);
    }
    same(`different ${key}`, new Set(output[key]).size, output[key].length);
    if (space) same(key, output[key].length, unitsFrom(space, 0, metric).length);
  }
  return space;
}

function checkDiff(ask) {
  const { puzzle, output, given, same, must } = ask;
  const played = replay(puzzle, given.moves);
  same('length', output.length, lengthIn(output.metric, played.steps));
  same('reaches the goal', output.reachesGoal, meetsGoal(puzzle, played.end));
  const space = ask.spaceOf();
  if (!space) return undefined;
  const left = toGoal(space, output.metric);
  if (output.status === 'unsolvable') {
    must(left[0] < 0, `unsolvable, but ${left[0]} ${output.metric} solve it`);
    return space;
  }
  const numbers = new Map(space.states.map((state, i) => [canonicalKey(puzzle, state), i]));
  let from = startOf(puzzle);
  output.moves.forEach(({ moves, before, after, lost }, i) => {
    const { end } = replay(puzzle, moves, from);
    const [was, is] = [from, end].map((state) => left[numbers.get(canonicalKey(puzzle, state))]);
    const holds = ({ distance, lowerBound, upperBound }, true_) =>
      (distance ?? true_) === true_ && lowerBound <= true_ && !(upperBound < true_);
    must(holds(before, was), `move ${i + 1}: distance ${was} before`);
    must(holds(after, is), `move ${i + 1}: distance ${is} after`);
    if (lost !== undefined) same(`lost by move ${i + 1}`, lost, is - was + 1);
    from = end;
  });
  same('where the moves end', `${from}`, `${played.end}`);
  return space;
}

/** A board is made from its goal by the moves; the state of a walk from the puzzle given. */
function checkScramble(ask) {
  const { puzzle, output, given, text, same, must } = ask;
  const space = ask.spaceOf();
  if (space) must(toGoal(space, 'steps')[0] >= 0, 'the scramble cannot be solved');
  else if (puzzle.isTiles) must(!hasOtherParity(puzzle), 'the scramble has the other parity');
  if (space && output.length !== undefined) {
    same('length', output.length, toGoal(space, output.metric)[0]);
  }
  if (output.moves === undefined) return space;
  const origin = puzzle.isTiles ? undefined : readPuzzle(text);
  const from = origin
    ? startOf(origin)
    : puzzle.pieces.map((_, piece) => puzzle.goals[0].find((one) => one.piece === piece).origin);
  const { steps, end } = replay(origin ?? puzzle, output.moves, from);
  const by = ({ pieces }, origins) => pieces.map(({ label }, i) => `${label}${origins[i]}`).sort();
  same('where the moves lead', `${by(origin ?? puzzle, end)}`, `${by(puzzle, startOf(puzzle))}`);
  // Steps taken back at once are left out of a walk.
  if (given.steps !== undefined) must(steps.length <= given.steps, 'more steps than asked for');
  return space;
}

function checkGenerate(ask) {
  const { output, same } = ask;
  const space = ask.spaceOf();
  if (!space) return undefined;
  same('length', output.length, toGoal(space, 'moves')[0]);
  same('states', output.states, space.states.length);
  return space;
}
