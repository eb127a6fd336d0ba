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

export { adjust } from '@glissade/analysis/vary/adjust';
export type {
  Adjusted,
  AdjustOptions,
  AdjustOutcome,
  AdjustProgress,
  AdjustRunOptions,
  TrailStep,
} from '@glissade/analysis/vary/adjustment';
export { changed } from '@glissade/analysis/vary/changed';
export { CHANGE_TYPES, type Change } from '@glissade/analysis/vary/changes';
export {
  type OtherGoal,
  type OtherGoalsOptions,
  type OtherGoalsOutcome,
  otherGoals,
} from '@glissade/analysis/vary/goals';
export { changesOf } from '@glissade/analysis/vary/listedChanges';
export type { Proved } from '@glissade/analysis/vary/proving';
export {
  type Variation,
  type VaryOptions,
  type VaryOutcome,
  type VaryProgress,
  type VaryRunOptions,
  vary,
} from '@glissade/analysis/vary/vary';
export { twinKey } from '@glissade/core';
