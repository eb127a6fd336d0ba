// Where the arrays of a survey lie: the placements of all kinds, the lists of packings, then what a
// class needs. Pages that are never touched cost nothing, so each array has space for the
// largest class seen so far, and a class that needs more begins anew with twice the space.
import { KIND_BYTES, SURVEY_END } from '../src/survey/kernel/surveyLayout.ts';
import { aligned, reach } from '../../platform/kernel/aligned.ts';

/** u64 by placement: its cells. */
export let maskAt: usize = 0;
/** u8 x 4 by placement: the place of its kind one step up, right, down, left; 255: none. */
export let nearAt: usize = 0;
/** u8 by placement: its mirror image's place in its kind. */
export let mirrorAt: usize = 0;

/** Records of the kinds; see surveyLayout.ts. */
export let kindsAt: usize = 0;

/** Records of 32 bytes: u64 cells taken, then u8 places of the pieces. */
export let listsAt: usize = 0;
export let listsEnd: usize = 0;

/** u64 by state. */
export let keysAt: usize = 0;
export let statesMax: u32 = 0;
/** u16 by state: distance from the goals. */
export let distanceAt: usize = 0;
/** u32 by state: where its edges begin, from `edgesAt`, in bytes. */
export let firstEdgeAt: usize = 0;
/** u32 by state. */
export let queueAt: usize = 0;
/** Records of 16 bytes: u64 key, u32 number of the state and 1. */
export let tableAt: usize = 0;
/** u32 each: states that a state leads to. */
export let edgesAt: usize = 0;
export let edgesEnd: usize = 0;

/** Makes space for so many placements and kinds; the host fills the tables in. */
export function openPlacements(count: u32, kinds: u32): bool {
  maskAt = SURVEY_END;
  nearAt = aligned(maskAt + (<usize>count << 3));
  mirrorAt = aligned(nearAt + (<usize>count << 2));
  kindsAt = aligned(mirrorAt + count);
  listsAt = aligned(kindsAt + <usize>kinds * <usize>KIND_BYTES);
  return reach(listsAt);
}

/** Space, each as a power of two: records of lists, states of a class, edges of a component. */
export function layOut(lists: i32, states: i32, edges: i32): bool {
  const records = (<u64>1) << lists;
  statesMax = 1 << states;
  const end =
    <u64>listsAt + (records << 5) + (<u64>statesMax) * 50 + ((<u64>4) << edges) + 64 * 8;
  if (end > 0xffff0000) return false;
  listsEnd = listsAt + <usize>(records << 5);
  keysAt = aligned(listsEnd);
  distanceAt = aligned(keysAt + (<usize>statesMax << 3));
  firstEdgeAt = aligned(distanceAt + (<usize>statesMax << 1));
  queueAt = aligned(firstEdgeAt + (<usize>statesMax << 2) + 4);
  tableAt = aligned(queueAt + (<usize>statesMax << 2));
  edgesAt = aligned(tableAt + (<usize>statesMax << 5));
  edgesEnd = edgesAt + ((<usize>4) << edges);
  return reach(edgesEnd);
}

/** More space for edges; they lie last, so that nothing is lost. */
export function growEdges(edges: i32): bool {
  const end = <u64>edgesAt + ((<u64>4) << edges);
  if (end > 0xffff0000 || !reach(<usize>end)) return false;
  edgesEnd = <usize>end;
  return true;
}
