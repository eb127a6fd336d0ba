import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findCompiler } from '../../tools/find/findCompiler.mjs';

const sources = `${import.meta.dirname}/../../tools/evaluation`;
const folder = mkdtempSync(join(tmpdir(), 'glissade-tools-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program of `tools/evaluation`, compiled without care for its speed. */
function compiled(name: string): string {
  const program = join(folder, name);
  execFileSync(findCompiler('C++'), ['-std=c++20', `${sources}/${name}.cpp`, '-o', program]);
  return program;
}

test('weights of tiles are learned, carried over to a larger board, and ranked by', () => {
  const [four, five, next] = ['four', 'five', 'next'].map((name) => join(folder, name));
  const said = execFileSync(compiled('train'), ['4', '3', '1', four!], { encoding: 'utf8' });
  expect(said).toContain('round 3');
  execFileSync(compiled('grow'), ['4', `${four}.state`, five!]);
  expect(statSync(five!).size).toBeGreaterThan(statSync(`${four}.state`).size);
  execFileSync(compiled('rank'), ['4', '20', '2', '1', four!, next!]);
  for (const kind of ['txt', 'triplets']) {
    expect(readFileSync(`${next}.${kind}`).length).toBe(readFileSync(`${four}.${kind}`).length);
  }
});
