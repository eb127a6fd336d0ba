import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ParseError } from './errors/parseError.ts';
import { formatPuzzle } from './formatPuzzle.ts';
import { parsePuzzle } from './readPuzzle.ts';

/** What somebody wrote, and what it must be read as, or the code of its refusal. */
type Sample = {
  readonly text: string;
  readonly goal?: string;
  readonly target?: string;
  readonly as?: string;
  readonly code?: string;
  readonly source: string;
};

const FILE = new URL('../../../../tests/data/asPeopleWrite/boards.ndjson', import.meta.url);
const SAMPLES = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Sample);

function readAs({ text, goal, target }: Sample): string {
  try {
    return formatPuzzle(parsePuzzle(text, { ...(goal && { goal }), ...(target && { target }) }));
  } catch (error) {
    if (error instanceof ParseError) return error.code;
    throw error;
  }
}

/** What each is read as; reading takes far longer than all else here. */
const known = new Map<Sample, string>();
function readOnce(sample: Sample): string {
  const found = known.get(sample) ?? readAs(sample);
  known.set(sample, found);
  return found;
}

const wanted = ({ as, code = '' }: Sample) =>
  as === undefined ? code : formatPuzzle(parsePuzzle(as));

describe('boards as people write them', () => {
  test('are read as they are meant, or refused', () => {
    const wrong = SAMPLES.flatMap((sample) => {
      const [found, meant] = [readOnce(sample), wanted(sample)];
      const { text, goal, source } = sample;
      return found === meant ? [] : [{ source, text, goal, found, meant }];
    });
    expect(wrong).toEqual([]);
  });

  test('are read the same with the line ends of Windows', () => {
    const differing = SAMPLES.filter(({ text }) => /^[^\r]*\n/.test(text)).flatMap((sample) => {
      const text = sample.text.replaceAll('\r', '').replaceAll('\n', '\r\n');
      const [unix, windows] = [readOnce(sample), readAs({ ...sample, text })];
      return unix === windows ? [] : [{ text, unix, windows }];
    });
    expect(differing).toEqual([]);
  });

  test('come in more than three hundred, each with its source', () => {
    expect(SAMPLES.length).toBeGreaterThan(300);
    for (const { source, as, code } of SAMPLES) {
      expect(source).not.toBe('');
      expect(as === undefined).toBe(code !== undefined);
    }
  });
});
