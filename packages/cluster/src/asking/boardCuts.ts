/*
 * How many boards go into the next group. A group should take a time that depends on the places
 * (`groupMs`), by the mean of the boards that were answered of late; until one was, a group is one
 * board. No group is more than an equal share of the boards that wait, so that groups become
 * smaller towards the end and no place waits for a large last one.
 *
 * Source: guided self-scheduling (Polychronopoulos and Kuck 1987).
 */
import { groupMs } from '../boardJobs.ts';
import { AT_ONCE_MAX } from '../partStore.ts';

/** Boards whose times count. */
const RECENT = 128;
/** Groups that are under way or wait for a worker, for each place; and in any case. */
const GROUPS_OF_PLACE = 2;
const GROUPS_MIN = 4;
/** The same before anything was answered. */
const FIRST_GROUPS_MIN = 64;
/** Boards that are held here until they are sent, beside those that were, as groups of a place. */
const HELD_OF_PLACE = 1;
/** Boards that may be known here before they are printed. */
const WINDOW_MIN = 2000;
const WINDOW_MAX = 100_000;

export class BoardCuts {
  /** All places, and those that this run may count on. */
  private places = 0;
  private share = 0;
  /** Of the boards of late, with those before them counted less and less. */
  private boards = 0;
  private ms = 0;

  /** Takes in how many places there are, and how many runs share them. */
  see(places: number, runs: number): void {
    this.places = places;
    this.share = Math.ceil(places / runs);
  }

  /** Takes in how long a board took. */
  take(ms: number): void {
    const kept = 1 - 1 / RECENT;
    this.boards = kept * this.boards + 1;
    this.ms = kept * this.ms + Math.max(0, ms);
  }

  /** Boards of the next group, where so many wait to be sent. */
  size(held: number): number {
    return Math.min(this.full, Math.ceil(held / Math.max(1, this.share)));
  }

  /** Groups that may be in Redis. */
  get groupsMax(): number {
    const min = this.boards === 0 ? FIRST_GROUPS_MIN : GROUPS_MIN;
    return Math.max(min, GROUPS_OF_PLACE * this.share);
  }

  /** Boards that may be known here before they are printed. */
  get window(): number {
    const groups = (GROUPS_OF_PLACE + HELD_OF_PLACE) * this.share;
    return Math.min(WINDOW_MAX, Math.max(WINDOW_MIN, groups * this.full));
  }

  /** Boards of a group that takes as long as it should. */
  private get full(): number {
    if (this.boards === 0) return 1;
    const boards = (groupMs(this.places) * this.boards) / Math.max(this.ms, 1e-3);
    return Math.min(AT_ONCE_MAX, Math.max(1, Math.round(boards)));
  }
}
