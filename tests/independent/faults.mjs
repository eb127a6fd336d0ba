/** What is wrong with the JSON that a verb printed, for the independent checker. */
import { checkAnalysis, checkCount, checkLengths } from './analysisFaults.mjs';
import { readPuzzle } from './readPuzzle.mjs';
import { canonicalKey, lengthIn, meetsGoal, replay, startOf, wayOf } from './rules.mjs';
import { countShortest, explore, leastPair, toGoal, unitsFrom } from './space.mjs';

const BLOCK_METRICS = ['steps', 'slides', 'moves'];
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
};

/** Replays a line to a goal and holds its lengths against those printed. */
function checkLine({ puzzle, same, must }, line, metric) {
  const played = replay(puzzle, line.moves);
  must(meetsGoal(puzzle, played.end), 'the moves end short of the goal');
  const metrics = puzzle.isTiles ? [...BLOCK_METRICS, 'stm', 'mtm'] : BLOCK_METRICS;
  same('metrics of lengths', Object.keys(line.lengths).sort().join(), metrics.sort().join());
  for (const one of metrics) same(`${one}`, line.lengths[one], lengthIn(one, played.steps));
  same('length', line.length, lengthIn(metric, played.steps));
  return played;
}

function checkSolve(ask) {
  const { puzzle, output, given, same, must } = ask;
  const { status, metric, lowerBound } = output;
  if (given.metric) same('metric', metric, given.metric);
  const space = ask.spaceOf();
  const optimum = space && toGoal(space, metric)[0];
  const line = status === 'solved' ? output : output.best;
  if (line) checkLine(ask, line, metric);
  if (status === 'solved') {
    must(lowerBound <= output.length, 'the lower bound is above the length');
    must(!output.optimal || lowerBound === output.length, 'optimal, but the bound is another');
    must(!given.optimal || output.optimal, 'not proved, though a proof was asked for');
  }
  if (status === 'unsolvable') {
    if (space) must(optimum < 0, `unsolvable, but ${optimum} ${metric} solve it`);
    if (output.proof === 'parity') must(hasOtherParity(puzzle), 'the parity is that of the goal');
  } else if (space && optimum < 0) {
    must(status !== 'solved', 'solved, but no goal can be reached');
  } else if (space) {
    must(lowerBound <= optimum, `lower bound ${lowerBound}, but ${optimum} ${metric} solve it`);
    if (output.optimal) same('optimum', output.length, optimum);
    if (line) must(line.length >= optimum, 'shorter than the optimum');
    checkTieBreak(ask, space);
  }
  if (space && output.states !== undefined) same('states', output.states, space.states.length);
  checkSolutions(ask, space);
  return space;
}

function checkTieBreak({ output, same }, space) {
  const { status, optimal, metric, tieBreak, lengths } = output;
  if (status !== 'solved' || !optimal || tieBreak === undefined) return;
  const [first, then] = leastPair(space, metric, tieBreak);
  same(
    `${metric}, then ${tieBreak}`,
    `${lengths[metric]} ${lengths[tieBreak]}`,
    `${first} ${then}`,
  );
}

function checkSolutions(ask, space) {
  const { puzzle, output, given, same, must } = ask;
  const { metric, optimalSolutions, solutions } = output;
  if (optimalSolutions === undefined) return;
  if (space) same('shortest solutions', `${optimalSolutions}`, `${countShortest(space, metric)}`);
  if (!solutions) return;
  const ways = new Set();
  for (const moves of solutions) {
    const played = replay(puzzle, moves);
    must(meetsGoal(puzzle, played.end), `solution "${moves}" ends short of the goal`);
    same(`length of "${moves}"`, lengthIn(metric, played.steps), output.length);
    ways.add(wayOf(puzzle, played, metric));
  }
  same('distinct solutions', ways.size, solutions.length);
  const most = Math.min(Number(optimalSolutions), given.atMost ?? 1000);
  same('solutions listed', solutions.length, most);
}

/** True if no goal is an even permutation of the start with the gap moved along. */
function hasOtherParity(puzzle) {
  if (!puzzle.isTiles) return false;
  const { width, cells, pieces, goals } = puzzle;
  const wordsOf = (origins) => cells.map((_, cell) => origins.indexOf(cell));
  const start = wordsOf(startOf(puzzle));
  return goals.every((goal) => {
    const origins = pieces.map((_, piece) => goal.find((one) => one.piece === piece).origin);
    const target = wordsOf(origins);
    const words = [...start];
    let swaps = 0;
    for (let cell = 0; cell < words.length; cell++) {
      if (words[cell] === target[cell]) continue;
      const other = words.indexOf(target[cell]);
      [words[cell], words[other]] = [words[other], words[cell]];
      swaps++;
    }
    const [from, to] = [start.indexOf(-1), target.indexOf(-1)];
    const across = Math.abs((from % width) - (to % width));
    const down = Math.abs(Math.floor(from / width) - Math.floor(to / width));
    return (swaps + across + down) % 2 === 1;
  });
}

function checkOptimize(ask) {
  const { puzzle, output, given, same, must } = ask;
  const before = replay(puzzle, given.moves);
  for (const metric of Object.keys(output.before)) {
    same(`${metric} before`, output.before[metric], lengthIn(metric, before.steps));
  }
  must(output.length <= output.before[output.metric], 'longer than before');
  same('where it ends', `${replay(puzzle, output.moves).end}`, `${before.end}`);
  return checkSolve(ask);
}

function checkVerify(ask) {
  const { puzzle, output, given, same, must } = ask;
  if (!output.valid) {
    let isSolution = false;
    try {
      isSolution = meetsGoal(puzzle, replay(puzzle, given.moves).end);
    } catch {
      // Moves that are not legal are no solution.
    }
    must(!isSolution, 'called invalid, but the moves solve it');
    return ask.spaceOf();
  }
  checkLine(ask, { ...output, moves: given.moves }, output.metric);
  const space = ask.spaceOf();
  const optimum = space && toGoal(space, output.metric)[0];
  if (space && output.optimal !== undefined)
    same('optimal', output.optimal, output.length === optimum);
  if (space && output.lowerBound !== undefined) {
    must(output.lowerBound <= optimum, 'the lower bound is above the optimum');
  }
  return space;
}

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
