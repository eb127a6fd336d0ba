/* Why a move is made, from the goal backwards: the types that `reasonChain` returns. */
import type { Direction } from '@glissade/core';

/** A piece that stands in the way of another. */
export type ReasonBlocker = {
  /** Piece number. */
  readonly piece: number;
  /** Its label. */
  readonly label: string;
  /**
   * Proved: while it stays where it is, the other piece cannot do what it is to do, on any way and
   * even if all other pieces were gone. So every solution that does it moves this piece before.
   */
  readonly must: boolean;
};

/** A piece, where it could go, and what stands in its way there. */
export type ReasonLink = {
  /** Piece number. */
  readonly piece: number;
  /** Its label. */
  readonly label: string;
  /** Its way: legal step by step, once the blockers are gone. */
  readonly path: readonly Direction[];
  /** The pieces that cover a cell of its way now, in the order in which it meets them. */
  readonly blockers: readonly ReasonBlocker[];
};

/**
 * A chain of reasons from the goal backwards, such as: A is to go right, but C is in its way; C
 * could go up, but E is in its way; E can go left. The first link takes a piece of a goal to its
 * place there. Each further one takes a blocker of the link before off the cells of that way. If
 * the last link has no blockers, it is one of the moves that were asked about.
 */
export type ReasonChain = {
  /** Origin cell to which the piece of the first link is to come. */
  readonly cell: number;
  /** From the goal backwards; never empty. */
  readonly links: readonly ReasonLink[];
};
