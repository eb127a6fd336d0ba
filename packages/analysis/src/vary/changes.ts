/* What one change of a puzzle can be. */
import type { BoardPlace } from '../explain/factTypes.ts';
import type { SIDES } from './reshaping.ts';

/** One change of a puzzle. Places are counted from 1; those of pieces are the box around them. */
export type Change =
  | {
      /** A piece is taken away. */
      readonly type: 'remove';
      /** Its label. */
      readonly piece: string;
    }
  | {
      /** A free cell becomes a wall. */
      readonly type: 'wall';
      /** Where it is. */
      readonly at: BoardPlace;
    }
  | {
      /** A wall becomes a free cell. */
      readonly type: 'open';
      /** Where it is. */
      readonly at: BoardPlace;
    }
  | {
      /** Two pieces that touch at the start are one, with the label of the first. */
      readonly type: 'glue';
      /** The label of the first. */
      readonly piece: string;
      /** The label of the second. */
      readonly other: string;
    }
  | {
      /** The board has one more row or column of floor. */
      readonly type: 'widen';
      /** Where it is. */
      readonly side: (typeof SIDES)[number];
    }
  | {
      /** A piece starts elsewhere, all others where they were. */
      readonly type: 'shift';
      /** Its label. */
      readonly piece: string;
      /** Where it was. */
      readonly from: BoardPlace;
      /** Where it starts now. */
      readonly to: BoardPlace;
    }
  | {
      /** Another piece of the shape and axis of one that is there. */
      readonly type: 'add';
      /** The label of the new one. */
      readonly piece: string;
      /** The label of the piece that it is a copy of. */
      readonly like: string;
      /** Where it starts. */
      readonly at: BoardPlace;
    }
  | {
      /** The puzzle starts from another state, which can be reached from the start by play. */
      readonly type: 'start';
      /** The origins of the pieces, by number. */
      readonly state: readonly number[];
      /** Moves from the start before. */
      readonly distance: number;
    };

/**
 * What changes can be: all but the last two are listed by `vary`.
 *
 * @example
 * ```ts
 * import { CHANGE_TYPES } from 'glissade/vary';
 * console.log(CHANGE_TYPES.length); // → 8
 * ```
 */
export const CHANGE_TYPES = [
  ...(['remove', 'glue', 'wall', 'open', 'shift'] as const),
  ...(['widen', 'add', 'start'] as const),
] as const;

/** Whether a change keeps the shapes of the pieces and the size of the board. */
export function isInSize({ type }: Change): boolean {
  return type !== 'glue' && type !== 'widen';
}
