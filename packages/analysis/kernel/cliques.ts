// The edges of a component, as cliques: the states that differ in the place of one piece, each two
// of which are one unit of the metric apart. A clique of n states takes n records instead of
// n (n - 1) edges, and the breadth-first search reads it once.
//
// A member is 8 bytes: u32 number of the state, FIRST where a clique begins, READ in that one where
// the clique is read; u32 address of the member that was listed before for the same state.
import { SURVEY_PIECES_MAX } from '../src/survey/kernel/surveyLayout.ts';
import { cliquesAt, cliquesEnd } from './surveyMemory.ts';
import { memberOf, setMember, stateAt } from './states.ts';

const FIRST: u32 = 0x80000000;
const READ: u32 = 0x40000000;
const NUMBER: u32 = 0x3fffffff;
const MEMBER_BYTES: usize = 8;

/** Members that the expansion of one state lists at most, and what `closeCliques` writes. */
const MEMBERS_MAX: usize = SURVEY_PIECES_MAX * 64 + 1;

/** Where the next member goes. */
let end: usize = 0;

export function openCliques(): void {
  end = cliquesAt;
}

export function haveCliquesRoom(): bool {
  return cliquesEnd - end >= MEMBERS_MAX * MEMBER_BYTES;
}

/** Begins a clique with its first member. */
// @ts-ignore: decorator
@inline
export function beginClique(number: u32): void {
  addMember(number);
  store<u32>(end - MEMBER_BYTES, number | FIRST);
}

// @ts-ignore: decorator
@inline
export function addMember(number: u32): void {
  const state = stateAt(number);
  store<u32>(end, number);
  store<u32>(end, <u32>memberOf(state), 4);
  setMember(state, end);
  end += MEMBER_BYTES;
}

/** No clique follows. */
export function closeCliques(): void {
  store<u32>(end, FIRST);
}

/** The first member of the clique of a member, if the clique is not read yet; 0: it is. */
// @ts-ignore: decorator
@inline
export function readClique(member: usize): usize {
  let first = member;
  while ((load<u32>(first) & FIRST) == 0) first -= MEMBER_BYTES;
  const word = load<u32>(first);
  if ((word & READ) != 0) return 0;
  store<u32>(first, word | READ);
  return first;
}

/** The number of a member's state. */
// @ts-ignore: decorator
@inline
export function numberOf(member: usize): u32 {
  return load<u32>(member) & NUMBER;
}

/** The member that was listed before for the same state; 0: none. */
// @ts-ignore: decorator
@inline
export function memberBefore(member: usize): usize {
  return <usize>load<u32>(member, 4);
}

/** The next member of a clique; 0: there is none. */
// @ts-ignore: decorator
@inline
export function memberAfter(member: usize): usize {
  const next = member + MEMBER_BYTES;
  return (load<u32>(next) & FIRST) == 0 ? next : 0;
}
