/** Checks of `explain`: all its facts, and the sentences of its page; part of the checker. */
import { reasonFaults } from '../reasonFaults.mjs';
import { countShortest } from '../space.mjs';
import { checkIntuition } from './intuitionFaults.mjs';
import { checkLandmarks } from './landmarkFaults.mjs';
import { checkPages } from './pageFaults.mjs';
import { checkParts, unmovedOf } from './partsFaults.mjs';
import { isPlain, keepsStart, symmetriesOf } from './symmetry.mjs';
import { checkLineTold, toldOf } from './told.mjs';

export function checkExplain(ask) {
  const { puzzle, output, given, same, must } = ask;
  const space = ask.spaceOf();
  if (!space) return undefined;
  if (output.status === 'unsolvable') {
    must(space.goals.length === 0, 'unsolvable, but a goal can be reached');
    if (output.proof === 'exhausted') same('states', output.states, space.states.length);
    return space;
  }
  must(space.goals.length > 0, 'explained, but no goal can be reached');
  const told = toldOf(ask, space);
  same('states', output.states, space.states.length);
  same('goal states', output.goalStates, space.goals.length);
  same('goals', output.goals, puzzle.goals.length);
  same('shortest solutions', `${output.optimalSolutions}`, `${countShortest(space, told.metric)}`);
  same('idle pieces', [...output.unmoved].sort().join(), unmovedOf(told).sort().join());
  const named = new Set(puzzle.goals.flat().map(({ piece }) => puzzle.pieces[piece].kind));
  const goalPieces = puzzle.pieces.filter(({ kind }) => named.has(kind)).map((p) => p.label);
  same('goal pieces', [...output.goalPieces].sort().join(), goalPieces.sort().join());
  checkLineTold(told);
  checkChain(told);
  checkSymmetry(told);
  checkParts(told);
  checkLandmarks(told);
  checkIntuition(told);
  checkDifficulty(told);
  if (given.pages) checkPages(told, given.pages);
  return space;
}

/** A chain leads from the goal to a first move of a shortest solution. */
function checkChain({ puzzle, output, must, space, left, numberOf }) {
  if (!output.chain) return;
  must(!puzzle.isTiles, 'a chain for tiles');
  const isGood = (origins) => left[numberOf(origins)] === left[0] - 1;
  for (const fault of reasonFaults(puzzle, space.states[0], output.chain, isGood))
    must(false, fault);
}

function checkSymmetry({ puzzle, output, same, must }) {
  const symmetries = symmetriesOf(puzzle);
  const namesOf = (some) => some.map(({ name }) => name).join();
  const { puzzle: all, start, relabelled } = output.symmetry;
  same('symmetries', all.join(), namesOf(symmetries));
  for (const { name, pairings } of symmetries) {
    const isSaid = !relabelled.includes(name);
    must(
      pairings.some((one) => isPlain(one) === isSaid),
      `labels of ${name}`,
    );
  }
  const kept = symmetries.filter(({ pairings }) => pairings.some((one) => keepsStart(puzzle, one)));
  same('symmetries of the start', start.join(), namesOf(kept));
}

function checkDifficulty({ output, same }) {
  const part = (value, most) => (most * value) / (value + 30);
  const parts = [part(output.length, 3), part(output.intuition.farthest, 6)];
  const { difficulty } = output;
  same('score', difficulty.score, Math.round((1 + parts[0] + parts[1]) * 10) / 10);
  same(
    'points',
    difficulty.parts.map(({ points }) => points).join(),
    parts.map((points) => Math.round(points * 100) / 100).join(),
  );
}
