/*
 * Landmarks: facts without which the goal cannot be reached, and which comes before which.
 *
 * A fact is a landmark when every solution passes a state in which it holds (Hoffmann, Porteous and
 * Sebastia 2004). Planners find some of them; with all states at hand, all are found: the states in
 * which the fact holds are taken away, and a search from the start looks for the goal. If it comes
 * to an end without the goal, the fact is a landmark, and every fact that held in no state on its
 * way comes after it: a natural order.
 *
 * Only facts that are on every shortest solution can be landmarks, so the others are never tried.
 * Refused: for each state the facts that hold on every way to it, 32 of them in a word, until
 * nothing changes (the equations of Zhu and Givan 2003): states change so often that it took twice
 * as long and more on large spaces.
 *
 * Cost: a sweep of a part of the space for each row of landmarks (`reaching.ts`), 1 byte a state,
 * and 4 for each 32 facts.
 */
import type { Space } from '../../analyse/space/space.ts';
import type { Work } from '../../analyse/space/work.ts';
import type { MemoryMeter } from '../../blocks/model/memoryMeter.ts';
import type { Folded } from '../space/folding.ts';
import type { ShortestWays } from '../space/shortestWays.ts';
import { type Candidate, candidatesOf, withoutWeaker } from './everyShortest.ts';
import { placesIn } from './facts.ts';
import { markFacts } from './marking.ts';
import { hasFact, Reaching } from './reaching.ts';

export type Landmark = Candidate & {
  /** Indexes of landmarks that come before it on every way. */
  readonly after: readonly number[];
};

/** Undefined: memory ran out. Facts that hold at the start are left out. */
export function* findLandmarks(
  space: Space,
  folded: Folded,
  ways: ShortestWays,
  meter: MemoryMeter,
): Work<Landmark[]> {
  const candidates = yield* candidatesOf(folded, ways, (state) =>
    placesIn(space, state).map((place) => [place]),
  );
  const facts = candidates.map(({ fact }) => fact);
  const marks = yield* markFacts(space, facts, meter);
  if (!marks || !meter.claim(space.graph.count)) return undefined;
  const reaching = new Reaching(space, marks);
  // By candidate: the facts, 32 in a word, that hold somewhere in what is reached without it.
  const reached: (readonly number[] | undefined)[] = [];
  for (const fact of facts.keys()) reached.push(yield* reaching.without(fact));
  meter.release(space.graph.count * (1 + 4 * marks.length));
  const found = candidates.flatMap((candidate, i) => (reached[i] ? [{ ...candidate, i }] : []));
  const kept = withoutWeaker(found);
  return kept.map(({ i, fact, earliest }) => ({
    fact,
    earliest,
    after: kept.flatMap((other, j) => (other.i !== i && !hasFact(reached[other.i]!, i) ? [j] : [])),
  }));
}
