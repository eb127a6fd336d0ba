/**
 * For those who make puzzles: what one change does to the optimum, puzzles made harder or easier by
 * such changes, and other goals for the same pieces.
 *
 * @example
 * ```ts
 * import { vary } from 'glissade/vary';
 * const { before, variations } = await vary('start:\nA..B\n....\ngoal:\n...A\n....');
 * if (before?.status === 'solved') console.log(before.length); // → 2
 * console.log(variations.length); // → 23
 * ```
 * @packageDocumentation
 */
export { twinKey } from '@glissade/core';
export {
  type Adjusted,
  type AdjustOptions,
  type AdjustOutcome,
  type AdjustProgress,
  type AdjustRunOptions,
  adjust,
  CHANGE_TYPES,
  type Change,
  changed,
  changesOf,
  type OtherGoal,
  type OtherGoalsOptions,
  type OtherGoalsOutcome,
  otherGoals,
  type Proved,
  type TrailStep,
  type Variation,
  type VaryOptions,
  type VaryOutcome,
  type VaryProgress,
  type VaryRunOptions,
  vary,
} from '@glissade/engine';
