/** Pinyin, with the meaning in brackets: `Zhǐ huī ruò dìng (calm in command)`. */
const PINYIN = /^[^(]*[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ][^(]*\((.+)\)$/iu;

/** A title in English and as short as it can be: `Calm in command`, `Rush Hour 2`. */
export function plainTitle(title: string): string {
  const meaning = PINYIN.exec(title)?.[1];
  if (meaning) return meaning[0]!.toUpperCase() + meaning.slice(1);
  return title.replace(/^Rush Hour board 0*(\d+)$/, 'Rush Hour $1');
}
