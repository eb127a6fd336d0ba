/** What is wrong with solutions and proofs that a verb printed, for the independent checker. */
import { lengthIn, meetsGoal, replay, startOf, wayOf } from './rules.mjs';
import { countShortest, leastPair, toGoal } from './space.mjs';

const BLOCK_METRICS = ['steps', 'slides', 'moves'];

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

export function checkSolve(ask) {
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
export function hasOtherParity(puzzle) {
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

export function checkOptimize(ask) {
  const { puzzle, output, given, same, must } = ask;
  const before = replay(puzzle, given.moves);
  for (const metric of Object.keys(output.before)) {
    same(`${metric} before`, output.before[metric], lengthIn(metric, before.steps));
  }
  must(output.length <= output.before[output.metric], 'longer than before');
  same('where it ends', `${replay(puzzle, output.moves).end}`, `${before.end}`);
  return checkSolve(ask);
}

export function checkVerify(ask) {
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
