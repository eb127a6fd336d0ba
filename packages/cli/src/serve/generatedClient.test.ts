/* A client whose types are generated from the description, checked strictly, asks the server. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { afterAll, expect, test } from 'vitest';
import { serveLocally } from '../../../../tests/support/localServer.ts';

const { description, address } = serveLocally();
const folder = mkdtempSync(join(tmpdir(), 'glissade-client-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A caller of any operation by the generated types, and a program that uses it. */
const CLIENT = `import type { operations } from './api.js';

type Given<Name extends keyof operations> = operations[Name] extends {
  requestBody: { content: { 'application/json': infer Body } };
} ? Body : never;
type Answer<Name extends keyof operations> = operations[Name] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
} ? Body : never;

export async function talk(base: string) {
  async function ask<Name extends keyof operations>(
    name: Name,
    given: Given<Name>,
  ): Promise<Answer<Name>> {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(given) };
    const response = await fetch(base + '/v1/' + name, init);
    if (!response.ok) throw new Error(String(response.status));
    return (await response.json()) as Answer<Name>;
  }
  const puzzle = '8 6 4/0 7 2/5 1 3';
  const solution = await ask('solve', { puzzle, metric: 'stm' });
  if ('error' in solution || solution.status !== 'solved') throw new Error('not solved');
  const { moves, length } = solution;
  const verdict = await ask('verify', { puzzle, moves });
  if ('error' in verdict || !verdict.valid) throw new Error('not valid');
  const { svg } = await ask('picture', { puzzle, theme: 'dark', hint: moves.slice(0, 1) });
  const refused: string[] = [];
  const note = ({ message }: Error) => refused.push(message);
  // @ts-expect-error: there is no such metric
  await ask('solve', { puzzle, metric: 'jumps' }).catch(note);
  // @ts-expect-error: a puzzle is required
  await ask('check', {}).catch(note);
  // @ts-expect-error: no operation has parameters that are not described
  await ask('hint', { puzzle, depth: 3 }).catch(note);
  const text: string = moves;
  const lengths: readonly [number, number] = [length, verdict.length];
  return { text, lengths, svg, refused };
}
`;

type Talk = { readonly talk: (base: string) => Promise<object> };

test('a client of generated types compiles strictly and is understood', async () => {
  const types = astToString(await openapiTS(structuredClone(description) as OpenAPI3));
  // Parts of schemas are no properties of answers.
  expect(types).not.toMatch(/\$defs:/);
  writeFileSync(join(folder, 'api.d.ts'), types);
  writeFileSync(join(folder, 'client.mts'), CLIENT);
  const compiler = fileURLToPath(import.meta.resolve('@typescript/native/package.json'));
  const argv = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2023,dom'];
  const { stdout } = spawnSync(
    process.execPath,
    [join(compiler, '../bin/tsc'), '--ignoreConfig', '--types', '', ...argv, 'client.mts'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stdout).toBe('');
  const { talk }: Talk = await import(pathToFileURL(join(folder, 'client.mjs')).href);
  expect(await talk(address())).toEqual({
    text: expect.stringMatching(/^[UDLR0-9 ]+$/),
    lengths: [23, 23],
    svg: expect.stringContaining('<svg '),
    refused: ['400', '400', '400'],
  });
});
