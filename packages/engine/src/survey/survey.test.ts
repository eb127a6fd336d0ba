import { expect, test } from 'vitest';
import { survey } from './survey.ts';

test.each([
  [{ threads: -1 }, 'threads'],
  [{ threads: Number.NaN }, 'threads'],
  [{ limits: { memoryBytes: -1 } }, 'limit'],
  [{ limits: { timeMs: Number.NEGATIVE_INFINITY } }, 'limit'],
])('%j is refused, not taken for something else', async (options, code) => {
  const asked = survey({ family: 'tiles 2x2', metric: 'stm', ...options });
  const refusal = expect.objectContaining({ name: 'OptionError', code });
  await expect(asked).rejects.toThrow(refusal);
});
