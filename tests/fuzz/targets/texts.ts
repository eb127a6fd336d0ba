import { FORMS, ParseError, type Reading, readPuzzle, readPuzzles } from '@glissade/core';
import fc from 'fast-check';
import { looseText, mutated } from '../mutate.ts';
import { goodText } from '../sources.ts';
import { attempt, expectThat, target } from '../target.ts';
import { checkWritten } from '../written.ts';

type Input = { readonly text: string; readonly from?: string; readonly goal?: string };

const DOCUMENTED = ['ParseError'];

function inputs(): fc.Arbitrary<Input> {
  const text = fc.oneof(
    { arbitrary: mutated(goodText()), weight: 8 },
    { arbitrary: looseText, weight: 1 },
  );
  const from = fc.constantFrom(...FORMS.map(({ name }) => name), 'nowhere');
  const goal = mutated(fc.constantFrom('snake', 'A.', '..../.AA.', '1 2 3/4 5 6/7 8 0', '0 1/2 3'));
  return fc.oneof(
    { arbitrary: fc.record({ text }), weight: 6 },
    { arbitrary: fc.record({ text, from }), weight: 3 },
    { arbitrary: fc.record({ text, goal }), weight: 1 },
  );
}

function check({ text, ...options }: Input): void {
  let reading: Reading | undefined;
  attempt(DOCUMENTED, () => {
    try {
      reading = readPuzzle(text, options);
    } catch (error) {
      if (error instanceof ParseError && Object.keys(options).length === 0) checkPlace(text, error);
      throw error;
    }
  });
  attempt(DOCUMENTED, () => readPuzzles(text, options));
  if (reading) checkWritten(reading.puzzle);
}

/** The place is one of the text: a line there is, a column within it or just behind. */
function checkPlace(text: string, { line, column }: ParseError): void {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  expectThat(line >= 1 && line <= lines.length, () => `line ${line} of ${lines.length}`);
  const length = [...lines[line - 1]!].length;
  // A byte order mark before the first line may count as a character.
  const most = length + (line === 1 ? 2 : 1);
  expectThat(column >= 1 && column <= most, () => `column ${column} of a line of ${length}`);
}

export const texts = target<Input>({
  name: 'texts',
  title: 'puzzles as text, in every form',
  counts: 'inputs',
  inputs,
  check,
  share: 3,
  timeMsMax: 2000,
  batch: 2000,
});
