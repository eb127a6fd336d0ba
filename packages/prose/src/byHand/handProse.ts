import type { HandSolution, HandStage } from '@glissade/analysis/explain/byHand/handSolution';
import { stretchesOf } from '@glissade/analysis/explain/byHand/stretches';
import { type Puzzle, type Steps, unpackStep } from '@glissade/core';
import type { ProseBlock, ProseSection } from '../explain/page.ts';
import type { ProseLanguage } from '../explain/words.ts';
import { HAND_EN } from './handEn.ts';
import type { HandOptimum, HandWords } from './handWords.ts';
import { HAND_ZH } from './handZh.ts';

const WORDS: Readonly<Record<ProseLanguage, HandWords>> = { en: HAND_EN, zh: HAND_ZH };

/**
 * Tells how to solve a tile board by hand, line by line, and what that costs beside the shortest
 * solution, where it or a bound is known.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { handProse, solveByHand } from 'glissade/explain';
 * const solution = solveByHand(parsePuzzle('8 6 4/0 7 2/5 1 3'))!;
 * console.log(handProse(solution, 'en').blocks.length > 0); // → true
 * ```
 */
export function handProse(
  solution: HandSolution,
  language: ProseLanguage,
  optimum?: HandOptimum,
): ProseSection {
  const words = WORDS[language];
  const cost = optimum ? [words.cost(solution, optimum)] : [];
  const blocks = linesOf(solution).flatMap((stages) => lineBlocks(stages, words));
  return {
    heading: words.heading,
    blocks: [paragraph(words.intro(solution)), ...cost.map(paragraph), ...blocks],
  };
}

/**
 * Tells when the tiles of a shortest solution come home for good.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { parseMoves } from 'glissade';
 * import { stretchProse } from 'glissade/explain';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * console.log(stretchProse(puzzle, parseMoves(puzzle, 'L2'), 'en').heading !== ''); // → true
 * ```
 */
export function stretchProse(puzzle: Puzzle, steps: Steps, language: ProseLanguage): ProseSection {
  const words = WORDS[language];
  const stretches = stretchesOf(puzzle, steps);
  const moved = new Set(Array.from(steps.subarray(Math.ceil(steps.length / 2)), pieceOf));
  const count = puzzle.pieces.length;
  return {
    heading: words.stretchesHeading,
    blocks: [
      paragraph(words.stretchesIntro(steps.length, count - moved.size, count)),
      ...stretches.flatMap((stretch): ProseBlock[] => [
        { type: 'item', text: words.stretch(stretch) },
        { type: 'moves', text: stretch.moves, moves: stretch.moves },
      ]),
    ],
  };
}

function pieceOf(step: number): number {
  return unpackStep(step).piece;
}

/** Stages of one line stand together. */
function linesOf({ stages }: HandSolution): HandStage[][] {
  const lines: HandStage[][] = [];
  for (const stage of stages) {
    const last = lines.at(-1);
    const isSame = last && nameOf(last[0]!) === nameOf(stage);
    if (isSame) last.push(stage);
    else lines.push([stage]);
  }
  return lines;
}

const nameOf = ({ line }: HandStage) => `${line?.type} ${line?.number}`;

function lineBlocks(stages: readonly HandStage[], words: HandWords): ProseBlock[] {
  const { line } = stages[0]!;
  return [
    paragraph(line ? words.line(line) : words.square),
    ...stages.flatMap((stage): ProseBlock[] => [
      { type: 'item', text: words.stage(stage) },
      ...movesOf(stage),
    ]),
    { type: 'state', text: stages.at(-1)!.state },
  ];
}

function movesOf({ moves }: HandStage): ProseBlock[] {
  return moves === '' ? [] : [{ type: 'moves', text: moves, moves }];
}

function paragraph(text: string): ProseBlock {
  return { type: 'paragraph', text };
}
