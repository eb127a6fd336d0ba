/** Landmarks and pairs of them: states are taken away, and the goal is looked for again. */
import { reachedFrom } from './graph.mjs';
import { cornerOf } from './told.mjs';

export function checkLandmarks(told) {
  const { output, same, must, canSolve, levels, space } = told;
  const { landmarks, landmarkPairs = [] } = output;
  const factOf = ({ anyOf }) => {
    const facts = anyOf.map((places) => factsOf(told, [places].flat()));
    return (state) => facts.some((holds) => holds(state));
  };
  const isLandmark = (holds) => !holds(0) && !canSolve((state) => !holds(state));
  for (const one of [...landmarks, ...landmarkPairs]) {
    const what = JSON.stringify(one.anyOf);
    const holds = factOf(one);
    must(isLandmark(holds), `not needed: ${what}`);
    const first = levels.findIndex((level) => [...level].some(holds));
    same(`earliest of ${what}`, one.earliest, first);
    if (landmarks.includes(one)) must(!isOfGoals(told, one.anyOf), `the goal itself: ${what}`);
    if (one.anyOf.length === 1) continue;
    const alone = one.anyOf.some((part) => isLandmark(factOf({ anyOf: [part] })));
    must(!alone, `a part of it is needed by itself: ${what}`);
  }
  const ascending = (some) => some.every(({ earliest }, i) => !(some[i - 1]?.earliest > earliest));
  must(ascending(landmarks), 'landmarks are not in order');
  checkOrder(told, factOf);
  const single = landmarks.filter(({ anyOf }) => anyOf.length === 1);
  same(
    'landmarks',
    single
      .map(({ anyOf }) => keyOf(anyOf[0]))
      .sort()
      .join(),
    allOf(told),
  );
  const joined = landmarks.flatMap(({ anyOf }) => (anyOf.length > 1 ? anyOf.map(keyOf) : []));
  same('places in two landmarks', joined.length - new Set(joined).size, 0);
  must(space.states.length > 0, 'no states');
}

const keyOf = ({ pieces, at }) => `${[...pieces].sort().join(' ')} ${at.column} ${at.row}`;

/** Whether all placements hold in a state. */
export function factsOf({ puzzle, space }, placements) {
  return (state) =>
    placements.every(({ pieces, at }) =>
      puzzle.pieces.some((piece, i) => {
        if (!pieces.includes(piece.label)) return false;
        const { column, row } = cornerOf(puzzle, piece, space.states[state][i]);
        return column === at.column && row === at.row;
      }),
    );
}

/** Whether every goal names one of these placements. */
function isOfGoals({ puzzle }, placements) {
  return puzzle.goals.every((goal) =>
    placements.some(({ pieces, at }) =>
      goal.some(({ piece, origin }) => {
        const { column, row } = cornerOf(puzzle, puzzle.pieces[piece], origin);
        const { label } = puzzle.pieces[piece];
        return pieces.includes(label) && column === at.column && row === at.row;
      }),
    ),
  );
}

/** Of landmarks, which come before which in every solution. */
function checkOrder({ output, same, next, isGoal }, factOf) {
  const onward = (state) => (isGoal.has(state) ? [] : next(state));
  const holds = output.landmarks.map(factOf);
  const reached = holds.map((one) => [...reachedFrom([0], onward, (state) => !one(state))]);
  output.landmarks.forEach(({ after }, i) => {
    const before = holds.flatMap((_, j) => (j !== i && !reached[j].some(holds[i]) ? [j] : []));
    same(`what comes before landmark ${i}`, after.join(), before.join());
  });
}

/** Every landmark that is one placement and not in every goal, by key. */
function allOf(told) {
  const { puzzle, space, canSolve } = told;
  const found = new Set();
  const tried = new Set();
  for (const piece of puzzle.pieces) {
    const pieces = puzzle.pieces.filter(({ kind }) => kind === piece.kind).map((p) => p.label);
    puzzle.pieces.forEach((other, i) => {
      if (other.kind !== piece.kind) return;
      for (const state of space.states) {
        const placement = { pieces, at: cornerOf(puzzle, other, state[i]) };
        const key = keyOf(placement);
        if (tried.has(key)) continue;
        tried.add(key);
        const holds = factsOf(told, [placement]);
        if (isOfGoals(told, [placement])) continue;
        if (!holds(0) && !canSolve((one) => !holds(one))) found.add(key);
      }
    });
  }
  return [...found].sort().join();
}
