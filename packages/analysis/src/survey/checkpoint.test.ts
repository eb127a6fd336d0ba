import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { survey } from './survey.ts';
import type { SurveyOptions } from './surveyOptions.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'survey-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const FAMILY: SurveyOptions = { family: 'simple 4x3', top: 2, threads: 1 };

/** The answer without its time. */
async function answer(options: SurveyOptions) {
  const outcome = await survey(options);
  if (outcome.status !== 'surveyed') expect.fail(outcome.status);
  return { rows: outcome.rows, totals: outcome.totals };
}

test('a survey that is stopped again and again gives the same answer', async () => {
  const whole = await answer(FAMILY);
  let runs = 0;
  for (;;) {
    const timeMs = 40 * 1.5 ** runs++;
    const outcome = await survey({ ...FAMILY, checkpoint: folder, limits: { timeMs } });
    if (outcome.status === 'surveyed') {
      expect({ rows: outcome.rows, totals: outcome.totals }).toEqual(whole);
      break;
    }
    expect(outcome).toMatchObject({ status: 'undecided', limit: 'time' });
  }
  expect(runs).toBeGreaterThan(1);
  // Done: the answer is in the folder.
  expect(await answer({ ...FAMILY, checkpoint: folder })).toEqual(whole);
});

test('the limit of time holds for solving the rows once more, too', async () => {
  await answer({ ...FAMILY, checkpoint: folder });
  const outcome = await survey({ ...FAMILY, checkpoint: folder, limits: { timeMs: 1e-6 } });
  expect(outcome).toMatchObject({ status: 'undecided', limit: 'time' });
});

test('a folder of another survey is refused', async () => {
  await answer({ ...FAMILY, checkpoint: folder });
  const other = survey({ ...FAMILY, top: 1, checkpoint: folder });
  await expect(other).rejects.toThrow('contains the checkpoint of another search');
});

test('a damaged checkpoint is refused', async () => {
  await answer({ ...FAMILY, checkpoint: folder });
  const file = join(folder, 'checkpoint.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"starts":', '"starts":1'));
  await expect(survey({ ...FAMILY, checkpoint: folder })).rejects.toThrow('cannot be read');
});

test('bad options are refused', async () => {
  const refused: readonly (readonly [SurveyOptions, string])[] = [
    [{ family: 'unknown' }, 'there is no family "unknown"'],
    [{ family: 'simple 9x9' }, 'a board of 9×9 cannot be surveyed'],
    [{ family: 'pieces' }, 'the family pieces needs a puzzle'],
    [{ family: 'klotski', top: 0 }, '0 puzzles of a row cannot be listed'],
    [{ family: 'klotski', where: { wheels: [1, 2] } }, 'classes of klotski have no "wheels"'],
    [{ family: 'klotski', metric: 'stm' as 'steps' }, 'klotski cannot be surveyed in stm'],
  ];
  for (const [options, message] of refused) await expect(survey(options)).rejects.toThrow(message);
});
