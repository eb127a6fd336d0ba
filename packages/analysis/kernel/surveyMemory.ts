// The addresses of the arrays of a survey: the placements of all kinds, the lists of packings, then
// what a class needs. Pages that are never touched cost nothing, so each array has space for the
// largest class seen so far; a class that needs more begins again with twice the space.
import { KIND_BYTES, SURVEY_END } from '../src/survey/kernel/surveyLayout.ts';
import { aligned, reach } from '../../platform/kernel/aligned.ts';

/** u64 by placement: its cells. */
export let maskAt: usize = 0;
/** u8 x 4 by placement: the place of its kind one step up, right, down, left; 255: none. */
export let nearAt: usize = 0;
/** u64 x 4 by placement: cells that must be free for a step up, right, down, left; all: none. */
export let needAt: usize = 0;
/** u8 by placement: its mirror image's place in its kind. */
export let mirrorAt: usize = 0;

/** Records of the kinds; see surveyLayout.ts. */
export let kindsAt: usize = 0;

/** Records of 32 bytes: u64 cells taken, then u8 places of the pieces. */
export let listsAt: usize = 0;
export let listsEnd: usize = 0;

/** Records of 32 bytes by state: see states.ts. */
export let statesAt: usize = 0;
export let statesMax: u32 = 0;
/** u32 by state. */
export let queueAt: usize = 0;
/** u32 by slot: number of the state and 1. */
export let tableAt: usize = 0;
/** Members of cliques: see cliques.ts. */
export let cliquesAt: usize = 0;
export let cliquesEnd: usize = 0;

/** Makes space for so many placements and kinds; the host fills the tables in. */
export function openPlacements(count: u32, kinds: u32): bool {
  maskAt = SURVEY_END;
  nearAt = aligned(maskAt + (<usize>count << 3));
  needAt = aligned(nearAt + (<usize>count << 2));
  mirrorAt = aligned(needAt + (<usize>count << 5));
  kindsAt = aligned(mirrorAt + count);
  listsAt = aligned(kindsAt + <usize>kinds * <usize>KIND_BYTES);
  return reach(listsAt);
}

/** Space, each as a power of two: records of lists, states of a class, members of cliques. */
export function layOut(lists: i32, states: i32, cliques: i32): bool {
  const records = (<u64>1) << lists;
  statesMax = 1 << states;
  const end =
    <u64>listsAt + (records << 5) + (<u64>statesMax) * 44 + ((<u64>8) << cliques) + 64 * 4;
  if (end > 0xffff0000) return false;
  listsEnd = listsAt + <usize>(records << 5);
  statesAt = aligned(listsEnd);
  queueAt = aligned(statesAt + (<usize>statesMax << 5));
  tableAt = aligned(queueAt + (<usize>statesMax << 2));
  cliquesAt = aligned(tableAt + (<usize>statesMax << 3));
  cliquesEnd = cliquesAt + ((<usize>8) << cliques);
  return reach(cliquesEnd);
}

/** More space for cliques; they lie last, so that nothing is lost. */
export function growCliques(cliques: i32): bool {
  const end = <u64>cliquesAt + ((<u64>8) << cliques);
  if (end > 0xffff0000 || !reach(<usize>end)) return false;
  cliquesEnd = <usize>end;
  return true;
}
