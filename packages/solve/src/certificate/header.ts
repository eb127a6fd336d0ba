/* The head of a certificate: lines of text, the last of them with the checksum of the others. */
import { crc32, type Metric, type Puzzle, type Steps, unpackStep } from '@glissade/core';
import { plainLines } from './plainText.ts';

/** The first line, without the number of the format. */
export const TITLE = 'glissade certificate';
export const FORMAT = 1;

/** What stands in for all lines of play. */
export const EVIDENCE = ['levels', 'manhattan', 'linear-conflict', 'parity'] as const;

/** Sets of states by depth, those that a lower bound leaves, or the parity of a tile board. */
export type Evidence = (typeof EVIDENCE)[number];

/** What a certificate claims: a shortest length, or that there is no solution. */
export type Claim =
  | { readonly type: 'length'; readonly length: number; readonly solution: Steps }
  | { readonly type: 'unsolvable' };

export type Header = {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly claim: Claim;
  readonly evidence: Evidence;
  /** How many levels follow. */
  readonly levels: number;
  /** How many states they hold together. */
  readonly states: number;
};

/** The bytes of the head. Throws FormatError where the puzzle has no native text. */
export function headerBytes({
  puzzle,
  metric,
  claim,
  evidence,
  levels,
  states,
}: Header): Uint8Array {
  const isLength = claim.type === 'length';
  const picture = plainLines(puzzle);
  const lines = [
    `${TITLE} ${FORMAT}`,
    `metric: ${metric === 'stm' ? 'steps' : metric}`,
    `claim: ${isLength ? `length ${claim.length}` : 'unsolvable'}`,
    `evidence: ${evidence}`,
    `levels: ${levels}`,
    `states: ${states}`,
    `solution:${isLength ? wordsOf(puzzle, claim.solution) : ''}`,
    `puzzle: ${picture.length}`,
    ...picture,
  ];
  const encoder = new TextEncoder();
  const text = encoder.encode(`${lines.join('\n')}\n`);
  const sum = encoder.encode(`crc: ${crc32(text).toString(16).padStart(8, '0')}\n`);
  const bytes = new Uint8Array(text.length + sum.length);
  bytes.set(text);
  bytes.set(sum, text.length);
  return bytes;
}

/** Each step as a word: the label of the piece, then the direction. */
function wordsOf({ pieces }: Puzzle, steps: Steps): string {
  let words = '';
  for (const packed of steps) {
    const { piece, direction } = unpackStep(packed);
    words += ` ${pieces[piece]!.label}${direction}`;
  }
  return words;
}
