import { expect, test } from 'vitest';
import { UNLOADED } from '../worker/unloaded.ts';
import { failureWords } from './failureWords.ts';

test('a search whose worker does not come says what can be done', () => {
  const words = failureWords({ kind: 'other', message: UNLOADED });
  expect(words).toBe('This part could not be loaded. Check the connection and try again');
  expect(failureWords({ kind: 'other', message: 'out of memory' })).toBe('out of memory');
});

test('a function that fails names itself and the line', () => {
  const words = (name: string) =>
    failureWords({
      kind: 'script',
      code: 'thrown',
      found: "ReferenceError: 'far' is not defined",
      place: { line: 3, name },
    });
  expect(words('sum')).toBe("ReferenceError: 'far' is not defined (sum, line 3)");
  expect(words('')).toBe("ReferenceError: 'far' is not defined (line 3)");
});
