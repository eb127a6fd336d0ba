/* What every checker is asked, whatever language it is written in. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutants, randomCases } from './cases.ts';
import { readSample, sampleNames, samplesFolder } from './samples.ts';

/** A program that takes files and prints a line about each. */
export type Checker = (files: readonly string[]) => readonly string[];

/** Files that one call of a program takes. */
const FILES_MAX = 500;

/** The program with these first arguments. */
export function checkerOf(program: string, ...args: string[]): Checker {
  return (files) => {
    const { stdout, stderr, status } = spawnSync(program, [...args, ...files], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const lines = stdout.trimEnd().split('\n');
    if (lines.length !== files.length)
      throw new Error(`${program} ended with ${status}: ${stderr}`);
    const worst = Math.max(
      ...lines.map((line) => (line.startsWith('unr') ? 2 : +line.startsWith('ref'))),
    );
    expect(status).toBe(worst);
    return lines;
  };
}

/** The verdicts on certificates that are in no file yet. */
export function verdictsOn(checker: Checker, certificates: readonly Buffer[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'glissade-certificates-'));
  try {
    const verdicts: string[] = [];
    for (let at = 0; at < certificates.length; at += FILES_MAX) {
      const files = certificates.slice(at, at + FILES_MAX).map((bytes, i) => {
        const file = join(folder, String(i));
        writeFileSync(file, bytes);
        return file;
      });
      verdicts.push(...checker(files));
    }
    return verdicts;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The tests of a checker, on so many random puzzles and so many changed certificates. */
export function testChecker(make: () => Checker, puzzles: number, changed: number): void {
  test('it gives each sample the verdict in its name', () => {
    const names = sampleNames();
    const lines = make()(names.map((name) => samplesFolder + name));
    const wrong = names.filter((name, i) => !lines[i]!.startsWith(`${name.split('-')[0]}: `));
    expect(wrong.map((name) => `${name}: ${lines[names.indexOf(name)]}`)).toEqual([]);
    expect(names.length).toBeGreaterThan(40);
  });

  test('it proves the lengths that brute force finds for random puzzles', async () => {
    const cases = await randomCases(1, puzzles);
    const lines = verdictsOn(
      make(),
      cases.map(({ bytes }) => bytes),
    );
    expect(lines).toEqual(cases.map(({ verdict }) => verdict));
  });

  test('it proves nothing of a changed certificate that brute force refutes', () => {
    const all = mutants(1, changed);
    const lines = verdictsOn(
      make(),
      all.map(({ bytes }) => bytes),
    );
    const proved = all.filter((_, i) => lines[i]!.startsWith('proved'));
    expect(proved.filter(({ isTrue }) => !isTrue())).toEqual([]);
    // Most changes are faults, and some change nothing that matters.
    expect(proved.length).toBeLessThan(changed / 2);
    expect(lines.filter((line) => line.startsWith('refuted')).length).toBeGreaterThan(changed / 4);
  });

  test('a file that is not there is unreadable', () => {
    expect(make()(['/nowhere/file'])[0]).toMatch(/^unreadable: /);
    expect(readSample(sampleNames()[0]!).length).toBeGreaterThan(0);
  });
}
