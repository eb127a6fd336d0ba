import type { Facts } from '@glissade/analysis/explain/explanation';
import type { AdjustOutcome, TrailStep } from '@glissade/analysis/vary/adjustment';
import type { OtherGoal } from '@glissade/analysis/vary/goals';
import type { Proved } from '@glissade/analysis/vary/proving';
import type { Variation } from '@glissade/analysis/vary/vary';
import type { Lengths, PuzzleSpec } from '@glissade/core';

export type { TrailStep } from '@glissade/analysis/vary/adjustment';
export type { Change } from '@glissade/analysis/vary/changes';
export type { OtherGoal } from '@glissade/analysis/vary/goals';
export type { Variation } from '@glissade/analysis/vary/vary';

/** What the page asks of the worker; one thing, and another worker for the next. */
export type ToDesign =
  /** Facts, then what each change does, then other goals. */
  | { readonly ask: 'look'; readonly puzzle: PuzzleSpec }
  | {
      readonly ask: 'adjust';
      readonly puzzle: PuzzleSpec;
      readonly lengthMin?: number;
      readonly lengthMax?: number;
      readonly seed: number;
    };

/** Of what `explain` proves, what a designer is shown. */
export type DesignFacts = Pick<
  Facts,
  'metric' | 'length' | 'optimalSolutions' | 'difficulty' | 'unmoved'
> & { readonly chapters: readonly { readonly length: number }[] };

/** The facts, or why there are none. */
export type DesignKnown =
  | { readonly status: 'explained'; readonly facts: DesignFacts }
  | { readonly status: 'unsolvable' | 'tooLarge' };

/** What became of a search for another puzzle. */
export type DesignAdjusted =
  | {
      readonly status: 'found' | 'nearest';
      readonly before: number;
      readonly length: number;
      readonly puzzle: PuzzleSpec;
      readonly trail: readonly TrailStep[];
    }
  | { readonly status: Exclude<AdjustOutcome['status'], 'found' | 'nearest'> };

/** What the worker tells. */
export type FromDesign =
  | { readonly tell: 'lengths'; readonly lengths: Partial<Lengths> }
  | { readonly tell: 'facts'; readonly known: DesignKnown }
  | { readonly tell: 'before'; readonly before: Proved; readonly of: number }
  | { readonly tell: 'variation'; readonly variation: Variation }
  | { readonly tell: 'varied' }
  | { readonly tell: 'goals'; readonly goals: readonly OtherGoal[] }
  | { readonly tell: 'progress'; readonly tried: number; readonly length: number }
  | { readonly tell: 'adjusted'; readonly adjusted: DesignAdjusted }
  | { readonly tell: 'failed'; readonly failure: string };
