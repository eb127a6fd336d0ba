/**
 * Checks of the page that tells an explanation: each sentence is read, and what it says is held
 * against the space. A sentence that nobody reads is a fault, so no claim is left out. The Chinese
 * page has the same blocks with the same numbers, labels, moves and drawings.
 */

import { readingOf } from './reading.mjs';
import { checkNumberWords, SENTENCES } from './sentences.mjs';

export function checkPages(told, { en, zh }) {
  const reading = readingOf(told);
  for (const { heading, blocks } of en) {
    readText(reading, heading, 'heading');
    for (const { type, text } of blocks) {
      if (type === 'state') reading.isDrawn(text);
      else readText(reading, text, type);
    }
  }
  reading.finish();
  checkTranslation(told, en, zh);
}

function readText(reading, text, type) {
  checkNumberWords(text, reading.must);
  for (let rest = text; rest !== ''; ) {
    const found = SENTENCES.map(([type_, pattern, read]) => [
      type_ === type ? pattern.exec(rest) : null,
      read,
    ]).find(([match]) => match);
    if (!found) {
      reading.must(false, `nobody reads the ${type} "${rest}"`);
      return;
    }
    const [[whole, ...parts], read] = found;
    read(reading, ...parts);
    rest = rest.slice(whole.length).trimStart();
  }
}

/** Numbers and labels, each once; "one row" and "1 行" are the same, so ones are left out. */
function factsIn(text, labels) {
  const numbers = text.match(/\d+(,\d{3})*(\.\d+)?(e\d+)?/g) ?? [];
  const words = text.match(/[A-Za-z]+/g) ?? [];
  const own = words.filter((word) => labels.has(word) && word !== 'A');
  return [...new Set([...numbers, ...own])]
    .filter((one) => one !== '1')
    .sort()
    .join(' ');
}

function checkTranslation({ puzzle, same, must }, en, zh) {
  const labels = new Set(puzzle.pieces.map(({ label }) => label));
  same('sections in Chinese', zh.length, en.length);
  en.forEach(({ heading, blocks }, i) => {
    const other = zh[i];
    same(
      'numbers of a heading in Chinese',
      factsIn(other.heading, labels),
      factsIn(heading, labels),
    );
    same('blocks in Chinese', other.blocks.length, blocks.length);
    blocks.forEach(({ type, text }, k) => {
      const there = other.blocks[k];
      same('a block in Chinese', there.type, type);
      if (type === 'state') same('a drawing in Chinese', there.text, text);
      else {
        const facts = factsIn(there.text, labels);
        same(`in Chinese "${there.text}"`, facts, factsIn(text, labels));
      }
      must(!/[a-z]{3}/.test(there.text), `English words in "${there.text}"`);
    });
  });
}
