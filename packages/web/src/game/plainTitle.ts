/* Titles of puzzles as short as they can be. */
import { text } from '../text/text.ts';

/** Pinyin, with the meaning in brackets: `Zhǐ huī ruò dìng (calm in command)`. */
const PINYIN = /^[^(]*[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ][^(]*\((.+)\)$/iu;

/** A title as the reader knows it, and as short as it can be: `Calm in command`, `Rush Hour 2`. */
export function plainTitle(title: string): string {
  const meaning = PINYIN.exec(title)?.[1];
  if (meaning) return meaning[0]!.toUpperCase() + meaning.slice(1);
  return text().play.known(title);
}
