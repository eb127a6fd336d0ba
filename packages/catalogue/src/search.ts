/* Finds records by what people type: half remembered, misspelt, in any order. */
import { allRecords } from './catalogue.ts';
import { foldText, searchedText } from './list.ts';
import type { PuzzleRecord } from './record.ts';
import { editDistance } from './suggest.ts';

/**
 * The records that someone who typed `text` may mean, best first: those whose titles begin with it,
 * then those with its words, and where there are none, those with words that are almost the same.
 *
 * @example
 * ```ts
 * import { searchRecords } from 'glissade/catalogue';
 * console.log(searchRecords('klotsky')[0]?.id); // → klotski
 * ```
 */
export function searchRecords(text: string): PuzzleRecord[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [...allRecords()];
  entries ??= allRecords().map(entryOf);
  const scored = entries.flatMap((entry) => scoreOf(entry, typed));
  const found = scored.length > 0 ? scored : entries.flatMap((entry) => guessOf(entry, typed));
  return found.sort((a, b) => a.score - b.score).map(({ record }) => record);
}

/** A record and its words, made once for all: a search follows every key. */
type Entry = {
  readonly record: PuzzleRecord;
  readonly known: ReadonlySet<string>;
  /** The same in one text, in which parts of words are found. */
  readonly joined: string;
  /** Its title, between blanks. */
  readonly title: string;
};

let entries: Entry[] | undefined;

function entryOf(record: PuzzleRecord): Entry {
  const known = wordsOf(searchedText(record));
  const title = ` ${wordsOf(record.title).join(' ')} `;
  return { record, known: new Set(known), joined: known.join(' '), title };
}

/** A record that fits; the least score is the best. */
type Scored = { readonly record: PuzzleRecord; readonly score: number };

/** A record with all the words: whole words are nearer than parts, and the title than the rest. */
function scoreOf({ record, known, joined, title }: Entry, typed: readonly string[]): Scored[] {
  if (!typed.every((word) => joined.includes(word))) return [];
  const parts = typed.filter((word) => !known.has(word)).length;
  const isTitle = title.startsWith(` ${typed.join(' ')} `);
  return [{ record, score: 2 * parts + (isTitle ? 0 : 1) }];
}

/** A record with words that are almost the same: by the number of wrong letters. */
function guessOf({ record, known, joined }: Entry, typed: readonly string[]): Scored[] {
  let score = 0;
  for (const word of typed) {
    const distance = joined.includes(word) ? 0 : nearest(word, [...known]);
    if (distance === undefined) return [];
    score += distance;
  }
  return [{ record, score }];
}

/** How many letters of a word are wrong, as far as it is still recognized. */
function nearest(word: string, known: readonly string[]): number | undefined {
  const distanceMax = Math.min(2, Math.floor(word.length / 4));
  if (distanceMax === 0) return undefined;
  const least = known.reduce(
    (best, one) => Math.min(best, editDistance(word, one, distanceMax)),
    distanceMax + 1,
  );
  return least > distanceMax ? undefined : least;
}

/** In lower case, without accents, apostrophes and dashes. */
function wordsOf(text: string): string[] {
  return foldText(text)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}×]+/u)
    .filter((word) => word !== '');
}
