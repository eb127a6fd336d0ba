import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { requireCoq } from '../../tools/find/findCoq.mjs';
import { randomCases } from './cases.ts';
import { type Checker, checkerOf, verdictsOn } from './checkers.ts';
import { readSample, sampleNames, samplesFolder } from './samples.ts';

/** What the proved checker says of other evidence, and of pushes. */
const NOT_COVERED = 'unreadable: this checker knows';

let checker: Checker;

beforeAll(() => {
  requireCoq();
  const folder = mkdtempSync(join(tmpdir(), 'glissade-proved-'));
  const script = fileURLToPath(new URL('../../checkers/proved/build.sh', import.meta.url));
  const built = spawnSync('sh', [script, folder], { encoding: 'utf8' });
  expect([built.status, built.stderr]).toEqual([0, '']);
  checker = checkerOf(join(folder, 'certificate'));
});

test('Coq finds the proofs whole, and the program gives each sample its verdict', () => {
  const names = sampleNames();
  const lines = checker(names.map((name) => samplesFolder + name));
  const isOther = (name: string) => {
    const text = readSample(name).toString('latin1');
    return text.includes('metric: mtm') || !text.includes('evidence: levels');
  };
  const wrong = names.filter((name, i) => {
    const isCovered = !lines[i]!.startsWith(NOT_COVERED) || !isOther(name);
    return isCovered && !lines[i]!.startsWith(`${name.split('-')[0]}: `);
  });
  expect(wrong.map((name) => `${name}: ${lines[names.indexOf(name)]}`)).toEqual([]);
});

test('it proves the lengths that brute force finds for random puzzles', async () => {
  const cases = (await randomCases(1, 1000)).filter(({ verdict }) => !verdict.endsWith('mtm'));
  const lines = verdictsOn(
    checker,
    cases.map(({ bytes }) => bytes),
  );
  expect(lines).toEqual(cases.map(({ verdict }) => verdict));
  expect(cases.length).toBeGreaterThan(900);
});
