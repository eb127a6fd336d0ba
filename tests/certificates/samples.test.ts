import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { puzzleById, puzzleOf } from '@glissade/catalogue';
import { certify } from '@glissade/solve/certificate/certify';
import { solveCertified } from '@glissade/solve/certificate/solveCertified';
import { expect, test } from 'vitest';
import { mutants, randomCases } from './cases.ts';
import { makeSamples, readSample, sampleNames, samplesFolder } from './samples.ts';

/** With this variable the samples are written anew. */
const writesAnew = process.env.GLISSADE_NEW_SAMPLES !== undefined;

test('the samples are what the code writes', async () => {
  const samples = await makeSamples();
  if (writesAnew) {
    mkdirSync(samplesFolder, { recursive: true });
    for (const [name, bytes] of samples) writeFileSync(samplesFolder + name, bytes);
  }
  expect(sampleNames().sort()).toEqual([...samples.keys()].sort());
  for (const [name, bytes] of samples) expect(readSample(name).equals(bytes), name).toBe(true);
});

test('the head that the document shows is that of its puzzle', async () => {
  const page = readFileSync(new URL('../../docs/certificates.md', import.meta.url), 'utf8');
  const shown = /```text\n(glissade certificate 1\n[^`]*)```/.exec(page)![1]!;
  const { certificate } = await solveCertified('1 2 3/4 5 6/0 7 8');
  expect(Buffer.from(certificate![0]!).toString('utf8')).toBe(shown);
});

test('certificates of Korf’s boards are as large as the document says', async () => {
  const page = readFileSync(new URL('../../docs/certificates.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| (korf-\d+) \| (\d+) \| ([\d,]+) \|$/gm)];
  expect(rows.length).toBe(3);
  for (const [, id, steps, bytes] of rows) {
    const { outcome, certificate } = await solveCertified(puzzleOf(puzzleById(id!)!));
    const size = certificate!.reduce((sum, part) => sum + part.length, 0);
    const length = outcome.status === 'solved' ? outcome.length : undefined;
    expect([id, length, size]).toEqual([id, Number(steps), Number(bytes!.replace(',', ''))]);
  }
});

test('levels that do not fit into memory are the same from a file', async () => {
  const puzzle = puzzleOf(puzzleById('new-century')!);
  const inMemory = await solveCertified(puzzle);
  const inFile = await solveCertified(puzzle, { limits: { memoryBytes: 1_400_000 } });
  expect(inMemory.outcome.stats.peakBytes).toBeGreaterThan(1_400_000);
  const levels = ({ certificate }: typeof inFile) => Buffer.concat(certificate!.slice(1));
  // The heads may differ: each gives a solution of its own.
  expect(levels(inFile).equals(levels(inMemory))).toBe(true);
});

test('certify gives each sample the verdict in its name', async () => {
  for (const name of sampleNames()) {
    const { status, ...facts } = await certify(readSample(name));
    expect(status, `${name} ${JSON.stringify(facts)}`).toBe(name.split('-')[0]);
  }
});

test('certify takes a certificate in the parts that it was given in', async () => {
  const { certificate } = await solveCertified('8 6 4/0 7 2/5 1 3');
  expect(await certify(certificate!)).toMatchObject({ status: 'proved', length: 23 });
  const aborted = { signal: AbortSignal.abort() };
  expect(await certify(certificate!, aborted)).toEqual({ status: 'cancelled' });
});

test('certify proves the lengths that brute force finds for random puzzles', async () => {
  for (const { name, bytes, verdict } of await randomCases(1000, 100)) {
    const outcome = await certify(bytes);
    const { metric, length } = outcome.status === 'proved' ? outcome : { metric: '' };
    const claim = length === undefined ? 'unsolvable' : `length ${length} ${metric}`;
    expect(`${outcome.status}: ${claim}`, name).toBe(verdict);
  }
});

test('certify proves nothing of a changed certificate that brute force refutes', async () => {
  let refuted = 0;
  for (const { bytes, isTrue } of mutants(1, 400)) {
    const { status } = await certify(bytes);
    if (status === 'proved') expect(isTrue()).toBe(true);
    else refuted++;
  }
  expect(refuted).toBeGreaterThan(100);
});

test('a check tells how far it is, and ends when it is cancelled', async () => {
  const { certificate } = await solveCertified('8 6 7/2 5 4/3 0 1', { limits: { timeMs: 60_000 } });
  const bytes = Buffer.concat(certificate!);
  const abort = new AbortController();
  const shares: number[] = [];
  const onProgress = ({ share }: { readonly share: number }) => {
    shares.push(share);
    if (shares.length === 2) abort.abort();
  };
  const outcome = await certify(bytes, { signal: abort.signal, onProgress });
  expect(outcome).toEqual({ status: 'cancelled' });
  expect(shares[1]).toBeGreaterThan(shares[0]!);
  expect(shares[1]).toBeLessThan(1);
});
