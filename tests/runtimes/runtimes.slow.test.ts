import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runProgram } from '../packed/runProgram.ts';
import { ENTRIES } from '../packed/runtimeNames.ts';
import { BOARD, makeProject, type Project } from './project.ts';

/* Runtimes and compilers that no other test uses; each is installed when these tests run. */

const COMPILERS = ['5.0.4', '5.3.3', '5.6.3', '5.8.3', '7.0.2'];

const solving = `import { solve } from 'glissade';
import { createWorkerSolver } from 'glissade/worker';
const solver = createWorkerSolver();
console.log((await solve('${BOARD}')).length, (await solver.solve('${BOARD}')).length);
solver.close();
`;

const PARTS = ENTRIES.slice(1).map((entry) => entry.replace('glissade/', ''));

const typed = `import { parsePuzzle, solve, type Outcome } from 'glissade';
${PARTS.map((name) => `import * as ${name} from 'glissade/${name}';`).join('\n')}
export const outcome: Promise<Outcome> = solve(parsePuzzle('1 2/0 3'), { metric: 'steps' });
export const parts = [${PARTS.join(', ')}];
// @ts-expect-error: there is no such metric
solve('1 2/0 3', { metric: 'jumps' });
`;

const jest = `import { solve } from 'glissade';
import { createWorkerSolver } from 'glissade/worker';
test('solves', async () => {
  expect((await solve('${BOARD}')).length).toBe(7);
  const solver = createWorkerSolver();
  expect((await solver.solve('${BOARD}')).length).toBe(7);
  solver.close();
});
`;

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  lib: ['es2022', 'dom'],
  types: [],
  skipLibCheck: false,
};
const configuration = (module: string, moduleResolution: string, file: string) =>
  JSON.stringify({
    compilerOptions: { ...compilerOptions, module, moduleResolution },
    files: [file],
  });

let project: Project;
beforeAll(async () => {
  const files = {
    'solve.mjs': solving,
    'solve.test.mjs': jest,
    'typed.mts': typed,
    'typed.ts': typed,
    'typed.cts': typed,
    'tsconfig.bundler.json': configuration('esnext', 'bundler', 'typed.ts'),
    'tsconfig.nodenext.json': configuration('nodenext', 'nodenext', 'typed.mts'),
    'tsconfig.commonjs.json': configuration('nodenext', 'nodenext', 'typed.cts'),
    'tsconfig.node10.json': configuration('commonjs', 'node10', 'typed.ts'),
  };
  const compilers = COMPILERS.map((version) => `ts${version}@npm:typescript@${version}`);
  project = await makeProject(files, ['deno@2.9.6', 'bun@1.4.5', 'jest@30.5.2', ...compilers]);
}, 600_000);
afterAll(() => project.remove(), 120_000);

const run = (command: string, args: readonly string[]) => {
  const { code, stdout } = runProgram(project.folder, `node_modules/.bin/${command}`, args);
  return { code, stdout };
};

describe('a program that solves by itself and in a worker', () => {
  test.each([
    ['deno', ['run', '--no-prompt', 'solve.mjs']],
    ['deno', ['run', '-A', 'solve.mjs']],
    ['bun', ['solve.mjs']],
  ])('runs by %s %s', (command, args) => {
    expect(run(command, args)).toEqual({ code: 0, stdout: '7 7\n' });
  });

  test('runs in Jest 30 with modules', () => {
    const args = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js'];
    const all = [...args, '--testMatch', '**/*.test.mjs'];
    const { code, stderr } = runProgram(project.folder, process.execPath, all);
    expect(code, stderr).toBe(0);
    expect(stderr).toContain('1 passed');
  });
});

describe.each(COMPILERS)('the types, without skipLibCheck, by TypeScript %s', (version) => {
  const resolutions = ['bundler', 'nodenext'];
  if (Number.parseFloat(version) >= 5.8) resolutions.push('commonjs');
  if (Number.parseFloat(version) < 6) resolutions.push('node10');
  test.each(resolutions)('hold with %s', (resolution) => {
    const compiler = `node_modules/ts${version}/bin/tsc`;
    const args = [compiler, '-p', `tsconfig.${resolution}.json`];
    const { code, stdout } = runProgram(project.folder, process.execPath, args);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  });
});
