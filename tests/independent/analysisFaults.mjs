/** Checks of what tells of whole spaces: `analyse`, `check`; part of the independent checker. */
import { countShortest, distancesFrom, successorsOf, toGoal } from './space.mjs';

/** Spaces whose diameter is found by a search from every state. */
const DIAMETER_STATES = 400;

export function checkCount(ask) {
  const { puzzle, output, same, must } = ask;
  const { cells, pieces, goals } = puzzle;
  const free = cells.filter((word) => word !== '#' && word !== ' ').length;
  const covered = pieces.reduce((sum, { shape }) => sum + shape.length, 0);
  same('width', output.width, puzzle.width);
  same('height', output.height, puzzle.height);
  same('type', output.type, puzzle.isTiles ? 'tiles' : 'blocks');
  same('pieces', output.pieces, pieces.length);
  same('kinds', output.kinds, new Set(pieces.map(({ kind }) => kind)).size);
  same('free cells', output.freeCells, free - covered);
  same('goals', output.goals, goals.length);
  const space = ask.spaceOf();
  if (!space) return undefined;
  const isSolvable = space.goals.length > 0;
  if (output.status === 'solvable') must(isSolvable, 'solvable, but no goal can be reached');
  if (output.status === 'unsolvable') must(!isSolvable, 'unsolvable, but a goal can be reached');
  if (output.states !== undefined) same('states', output.states, space.states.length);
  if (output.levels !== undefined) {
    const levels = histogram(distancesFrom(space, [0], output.metric));
    same(`levels in ${output.metric}`, `${output.levels}`, `${levels}`);
  }
  if (output.lengths !== undefined) checkLengths(ask, space, output.length);
  return space;
}

/** The lengths of a solution: one agrees with what is said of it, and none is below an optimum. */
export function checkLengths({ output, same, must }, space, length) {
  const { metric, lengths, optimal } = output;
  same(`length in ${metric}`, lengths[metric], length);
  for (const [one, value] of Object.entries(lengths)) {
    const optimum = toGoal(space, one)[0];
    must(value >= optimum, `${value} ${one}, but the shortest solution has ${optimum}`);
    if (one === metric && optimal) same('the shortest length', value, optimum);
  }
}

export function checkAnalysis(ask) {
  const { output, same } = ask;
  const space = ask.spaceOf();
  if (!space) return undefined;
  const isSolvable = space.goals.length > 0;
  same('status', output.status, 'analysed');
  same('states', output.states, space.states.length);
  same('solvable states', output.solvableStates, isSolvable ? space.states.length : 0);
  same('goal states', output.goalStates, space.goals.length);
  for (const analysis of output.metrics) checkMetric(ask, space, analysis);
  return space;
}

/** How often each number occurs, by number. */
function histogram(numbers) {
  const counts = [];
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return Array.from(counts, (count) => count ?? 0);
}

function checkMetric({ same, must }, space, analysis) {
  const { metric } = analysis;
  const is = (what, printed, value) => same(`${what} in ${metric}`, `${printed}`, `${value}`);
  const levels = histogram(distancesFrom(space, [0], metric));
  is('levels', analysis.levels, levels);
  is('eccentricity', analysis.eccentricity, levels.length - 1);
  if (space.goals.length > 0) {
    const left = toGoal(space, metric);
    const goalDistances = histogram(left);
    is('length', analysis.length, left[0]);
    is('distances to the goal', analysis.goalDistances, goalDistances);
    is('hardest distance', analysis.hardest.distance, goalDistances.length - 1);
    is('hardest states', analysis.hardest.count, goalDistances.at(-1));
    is('shortest solutions', analysis.optimalSolutions, countShortest(space, metric));
  } else {
    is('length', analysis.length, undefined);
    is('distances to the goal', analysis.goalDistances, []);
  }
  const degrees = histogram(space.states.map((_, i) => successorsOf(space, i, metric).length));
  is('branching', analysis.branching.histogram, degrees);
  is('forced states', analysis.forced, degrees[2] ?? 0);
  is('dead ends', analysis.deadEnds, degrees[1] ?? 0);
  if (space.states.length > DIAMETER_STATES) return;
  const farthest = space.states.map((_, i) => Math.max(...distancesFrom(space, [i], metric)));
  const { lower, upper } = analysis.diameter;
  const diameter = Math.max(...farthest);
  must(lower <= diameter && diameter <= upper, `diameter in ${metric}: ${diameter}`);
}
