import type { Chapter } from '@glissade/analysis/explain/chapter';
import type { DifficultyPart } from '@glissade/analysis/explain/difficultyEstimate';
import type { Facts } from '@glissade/analysis/explain/explanation';
import type {
  LandmarkPair,
  PiecePlacement,
  SolutionLandmark,
} from '@glissade/analysis/explain/factTypes';
import type { SymmetryName } from '@glissade/analysis/explain/space/symmetry';
import type { Metric } from '@glissade/core';
import type { TrapStretch } from './trapStretch.ts';

/**
 * The languages that explanations are written in: English and Chinese.
 *
 * @example
 * ```ts
 * import { PROSE_LANGUAGES } from 'glissade/explain';
 * console.log(PROSE_LANGUAGES.join(' ')); // → en zh
 * ```
 */
export const PROSE_LANGUAGES = ['en', 'zh'] as const;

/** One of `PROSE_LANGUAGES`. */
export type ProseLanguage = (typeof PROSE_LANGUAGES)[number];

/** All sentences of an explanation in one language. No sentence says more than `Facts` holds. */
export type Words = {
  /** What stands between two sentences. */
  readonly space: string;
  /** Puts a space where a finished text needs one. */
  readonly typeset: (text: string) => string;
  readonly headings: {
    readonly common: string;
    readonly chapters: string;
    readonly intuition: string;
    readonly deadEnds: string;
    readonly symmetry: string;
    readonly difficulty: string;
  };
  readonly headline: (title: string, facts: Facts) => string;
  readonly howToRead: string;
  readonly proof: (facts: Facts) => string;
  readonly solutions: (facts: Facts) => string;
  readonly milestones: (facts: Facts) => string;
  readonly doors: (facts: Facts) => string;
  readonly lastMove: (facts: Facts) => string;
  readonly landmarksIntro: string;
  readonly landmark: (landmark: SolutionLandmark, metric: Metric) => string;
  /** `isFirst`: none was told before them. */
  readonly otherLandmarks: (count: number, isFirst: boolean) => string;
  readonly pairsIntro: string;
  readonly pair: (pair: LandmarkPair, metric: Metric) => string;
  readonly otherPairs: (count: number) => string;
  readonly chapter: (number: number, chapter: Chapter, facts: Facts) => string;
  readonly chapterNotes: (chapter: Chapter, facts: Facts) => string;
  /** Of a chapter that ends with a place; empty for others. */
  readonly chapterEnd: (chapter: Chapter) => string;
  readonly chapterMoves: (chapter: Chapter) => string;
  readonly apparentDistance: (facts: Facts) => string;
  readonly away: (facts: Facts) => string;
  readonly detour: (facts: Facts) => string;
  readonly waiting: (facts: Facts) => string;
  readonly farthest: (facts: Facts) => string;
  readonly trapsIntro: (count: number, metric: Metric) => string;
  readonly trap: (trap: TrapStretch, metric: Metric) => string;
  readonly deadEnds: (facts: Facts) => string;
  readonly largestDeadEnd: (facts: Facts) => string;
  readonly symmetry: (facts: Facts) => string;
  readonly symmetryNames: Readonly<Record<SymmetryName, string>>;
  readonly unmoved: (pieces: readonly string[]) => string;
  readonly difficulty: (score: number) => string;
  readonly difficultyParts: Readonly<Record<DifficultyPart, (value: number) => string>>;
  /** What a part adds to the score, in brackets. */
  readonly points: (points: number) => string;
  readonly placement: (placement: PiecePlacement) => string;
};
