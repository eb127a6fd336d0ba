import type { Facts } from '@glissade/analysis/explain/explanation';
import type { LandmarkPair, SolutionLandmark } from '@glissade/analysis/explain/factTypes';
import { reasonProse } from '../reasons/reasonProse.ts';
import { EN } from './en.ts';
import { playersMetric } from './playersMetric.ts';
import { trapStretches } from './trapStretch.ts';
import type { ProseLanguage, Words } from './words.ts';
import { ZH } from './zh.ts';

/** A part of a page, in order: sentences to be wrapped, items of a list, or a drawn state. */
export type ProseBlock =
  | {
      /** Sentences to be wrapped, or an item of a list. */
      readonly type: 'paragraph' | 'item';
      /** The sentences. */
      readonly text: string;
    }
  | {
      /** A part of a line. Those of a section follow each other from the start. */
      readonly type: 'moves';
      /** Moves with a word before them; `parseMoves` does not read it. */
      readonly text: string;
      /** The moves alone. */
      readonly moves: string;
    }
  | {
      /** A drawn state, to be set in a font of equal widths. */
      readonly type: 'state';
      /** The drawing, its rows separated by new lines. */
      readonly text: string;
    };

/** A part of the page under a heading. */
export type ProseSection = {
  /** The heading, without markup. */
  readonly heading: string;
  /** What stands under it, in order. */
  readonly blocks: readonly ProseBlock[];
};

/** An explanation as a page: the first section has the headline. */
export type ProsePage = readonly ProseSection[];

/** Pairs of landmarks that a page lists. */
const PAIRS_TOLD = 5;

const WORDS: Readonly<Record<ProseLanguage, Words>> = { en: EN, zh: ZH };

/**
 * Tells an explanation in words that need no training. `title`: how the puzzle is called.
 *
 * @example
 * ```ts
 * import { explain, explanationProse } from 'glissade/explain';
 * const explanation = await explain('start:\nA..\ngoal:\n..A');
 * if (explanation.status === 'explained') {
 *   const page = explanationProse(explanation, 'A row', 'en');
 *   console.log(page.length, page[0]?.blocks[0]?.type); // → 7 paragraph
 * }
 * ```
 */
export function explanationProse(facts: Facts, title: string, language: ProseLanguage): ProsePage {
  const words = WORDS[language];
  const told = { ...facts, metric: playersMetric(facts) };
  const page = [
    { heading: words.headline(title, told), blocks: summaryOf(told, words, language) },
    { heading: words.headings.common, blocks: commonOf(told, words) },
    { heading: words.headings.chapters, blocks: chaptersOf(told, words) },
    { heading: words.headings.intuition, blocks: intuitionOf(told, words) },
    { heading: words.headings.deadEnds, blocks: deadEndsOf(told, words) },
    {
      heading: words.headings.symmetry,
      blocks: [paragraph(words, words.symmetry(told), words.unmoved(told.unmoved))],
    },
    { heading: words.headings.difficulty, blocks: difficultyOf(told, words) },
  ];
  const typeset = (block: ProseBlock) =>
    block.type === 'state' ? block : { ...block, text: words.typeset(block.text) };
  return page.map(({ heading, blocks }) => ({ heading, blocks: blocks.map(typeset) }));
}

/** Sentences as one paragraph; empty ones are left out. */
function paragraph({ space }: Words, ...sentences: readonly string[]): ProseBlock {
  const said = sentences.filter((sentence) => sentence !== '');
  return { type: 'paragraph', text: said.join(space) };
}

function summaryOf(facts: Facts, words: Words, language: ProseLanguage): ProseBlock[] {
  const isOne = facts.optimalSolutions === 1;
  return [
    ...(facts.chain ? [paragraph(words, reasonProse(facts.chain, language))] : []),
    paragraph(words, words.proof(facts)),
    paragraph(words, words.solutions(facts), ...(isOne ? [] : [words.milestones(facts)])),
    paragraph(words, words.howToRead),
  ];
}

function commonOf(facts: Facts, words: Words): ProseBlock[] {
  const { goalPieces, landmarks, metric } = facts;
  const isOfGoal = ({ anyOf }: SolutionLandmark) =>
    anyOf.every(({ pieces }) => pieces.every((label) => goalPieces.includes(label)));
  const own = landmarks.filter(isOfGoal);
  const others = landmarks.length - own.length;
  return [
    paragraph(words, words.doors(facts), ...(facts.lastMoveForced ? [words.lastMove(facts)] : [])),
    ...(own.length > 0 ? [paragraph(words, words.landmarksIntro)] : []),
    ...own.map((landmark) => item(words.landmark(landmark, metric))),
    ...(others > 0 ? [paragraph(words, words.otherLandmarks(others, own.length === 0))] : []),
    ...pairsOf(facts, words),
  ];
}

/** Pairs with few pieces that are alike first, because a reader can follow those. */
function pairsOf({ landmarkPairs = [], metric }: Facts, words: Words): ProseBlock[] {
  if (landmarkPairs.length === 0) return [];
  const alike = ({ anyOf }: LandmarkPair) =>
    anyOf[0]!.reduce((sum, { pieces }) => sum + pieces.length, 0);
  const told = [...landmarkPairs].sort((a, b) => alike(a) - alike(b)).slice(0, PAIRS_TOLD);
  const others = landmarkPairs.length - told.length;
  return [
    paragraph(words, words.pairsIntro),
    ...told.sort((a, b) => a.earliest - b.earliest).map((pair) => item(words.pair(pair, metric))),
    ...(others > 0 ? [paragraph(words, words.otherPairs(others))] : []),
  ];
}

function item(text: string): ProseBlock {
  return { type: 'item', text };
}

function chaptersOf(facts: Facts, words: Words): ProseBlock[] {
  return facts.chapters.flatMap((chapter, i): ProseBlock[] => [
    paragraph(
      words,
      words.chapter(i + 1, chapter, facts),
      words.chapterNotes(chapter, facts),
      words.chapterEnd(chapter),
    ),
    { type: 'moves', text: words.chapterMoves(chapter), moves: chapter.moves },
    { type: 'state', text: chapter.state },
  ]);
}

function intuitionOf(facts: Facts, words: Words): ProseBlock[] {
  const { metric, intuition } = facts;
  const stretches = trapStretches(intuition.traps);
  return [
    paragraph(
      words,
      words.apparentDistance(facts),
      words.away(facts),
      words.detour(facts),
      words.waiting(facts),
      words.farthest(facts),
    ),
    paragraph(words, words.trapsIntro(stretches.length, metric)),
    ...stretches.map((stretch) => item(words.trap(stretch, metric))),
  ];
}

function deadEndsOf(facts: Facts, words: Words): ProseBlock[] {
  const [largest] = facts.deadEnds.largest;
  const text = paragraph(words, words.deadEnds(facts), words.largestDeadEnd(facts));
  return largest ? [text, { type: 'state', text: largest.entrance }] : [text];
}

function difficultyOf({ difficulty: { score, parts } }: Facts, words: Words): ProseBlock[] {
  return [
    paragraph(words, words.difficulty(score)),
    ...parts.map(({ name, value, points }) =>
      item(words.difficultyParts[name](value) + words.points(points)),
    ),
  ];
}
