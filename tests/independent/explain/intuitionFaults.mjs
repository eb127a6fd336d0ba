/** Where intuition fails: what is seen at a glance, against the distances that are proved. */
import { DIRECTIONS, lengthIn, replay, stepTarget } from '../rules.mjs';
import { distancesFrom } from '../space.mjs';
import { distancesWithin } from './graph.mjs';

/** Steps of the pieces from their places, by state, when every other piece is gone. */
export function apparentDistanceOf({ puzzle, space }) {
  const alone = new Map();
  const awayFrom = (piece, place) => {
    const key = `${puzzle.pieces[piece].kind} ${place}`;
    if (!alone.has(key)) {
      const empty = new Int16Array(puzzle.cells.length);
      const next = (origin) =>
        Object.keys(DIRECTIONS)
          .map((name) =>
            stepTarget(
              puzzle,
              empty,
              puzzle.pieces.map(() => origin),
              piece,
              name,
            ),
          )
          .filter((target) => target >= 0);
      alone.set(key, distancesWithin([place], next));
    }
    return alone.get(key);
  };
  return space.states.map((state) =>
    Math.min(
      ...puzzle.goals.map((goal) =>
        goal.reduce((sum, { piece, origin }) => {
          const { kind } = puzzle.pieces[piece];
          const steps = puzzle.pieces.flatMap((other, i) => {
            const away = other.kind === kind && awayFrom(piece, origin).get(state[i]);
            return away === false || away === undefined ? [] : [away];
          });
          return sum + Math.min(...steps);
        }, 0),
      ),
    ),
  );
}

export function checkIntuition(told) {
  const { output, same, levels, next, left, lineNumbers, space, metric } = told;
  const { intuition } = output;
  const apparentDistance = apparentDistanceOf(told);
  const seen = lineNumbers.map((state) => apparentDistance[state]);
  same('apparentDistance', intuition.apparentDistance.join(), seen.join());
  const away = seen.flatMap((steps, i) => (i > 0 && steps > seen[i - 1] ? [i] : []));
  same('moves away', intuition.away.join(), away.join());
  let least = new Map([[0, 0]]);
  for (const level of levels.slice(1)) {
    const after = new Map();
    for (const [state, count] of least) {
      for (const to of next(state).filter((one) => level.has(one))) {
        const grown = count + (apparentDistance[to] > apparentDistance[state] ? 1 : 0);
        after.set(to, Math.min(grown, after.get(to) ?? Number.POSITIVE_INFINITY));
      }
    }
    least = after;
  }
  same('fewest moves away', intuition.awayMin, Math.min(...least.values()));
  const fromStart = distancesFrom(space, [0], metric);
  const near = left.filter((_, state) => fromStart[state] <= output.length);
  same('farthest', intuition.farthest, Math.max(...near));
  checkStretches(told, seen);
  checkTraps(told, apparentDistance);
}

/** The longest of all stretches that fit the definition; the first of several. */
function checkStretches({ output, same }, seen) {
  const { detour, waiting } = output.intuition;
  const stretches = (fits) => {
    const all = [];
    for (let from = 1; from < seen.length; from++) {
      for (let to = from; to < seen.length; to++) if (fits(from, to)) all.push([from, to]);
    }
    const longest = Math.max(...all.map(([from, to]) => to - from));
    const [first] = all.filter(([from, to]) => to - from === longest);
    return first?.join();
  };
  const isDetour = (from, to) =>
    seen[from] > seen[from - 1] &&
    seen[to] <= seen[from - 1] &&
    seen.slice(from, to).every((steps) => steps > seen[from - 1]);
  const least = (until) => Math.min(...seen.slice(0, until));
  const isWait = (from, to) => seen.slice(from, to + 1).every((steps) => steps >= least(from));
  const text = (stretch) => (stretch ? `${stretch.from},${stretch.to}` : undefined);
  same('longest detour', text(detour), stretches(isDetour));
  same('longest wait', text(waiting), stretches(isWait));
}

function checkTraps(
  { output, same, puzzle, metric, line, lineNumbers, left, next, numberOf },
  apparentDistance,
) {
  const expected = lineNumbers.slice(0, -1).flatMap((from, after) =>
    next(from)
      .filter((to) => apparentDistance[to] < apparentDistance[from] && left[to] > left[from])
      .map((to) => {
        const away = distancesWithin([to], next);
        const exits = [...away].flatMap(([state, d]) =>
          apparentDistance[state] < apparentDistance[to] ? [d] : [],
        );
        return `${after} ${to} ${Math.min(...exits)}`;
      }),
  );
  const printed = output.intuition.traps.map(({ after, moves, depth }) => {
    const { steps, end } = replay(puzzle, moves, line[after]);
    same(`${moves} in ${metric}`, lengthIn(metric, steps), 1);
    same('how much longer a trap makes the way', left[numberOf(end)], left[lineNumbers[after]] + 1);
    return `${after} ${numberOf(end)} ${depth}`;
  });
  same('traps', printed.sort().join(', '), expected.sort().join(', '));
}
