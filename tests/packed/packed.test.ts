import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../tools/install.mjs';
import { installedConsumer } from '../services/services.ts';
import { checkTypes } from './checkTypes.ts';
import type { Consumer } from './consumer.ts';
import { examplesOf } from './examples.ts';
import { runProgram } from './runProgram.ts';
import { ENTRIES } from './runtimeNames.ts';
import { spinningProgram } from './spinning.ts';

const board = '2 0 3 4/1 5 7 8/9 6 10 11/13 14 15 12';

let consumer: Consumer;
beforeAll(async () => {
  consumer = await installedConsumer();
});

/** Writes a file into the consumer's project and runs it with Node. */
function runScript(name: string, text: string) {
  writeFileSync(join(consumer.folder, name), text);
  return runProgram(consumer.folder, process.execPath, [name]);
}

describe('the library from the tarballs', () => {
  test('solves a puzzle from a module', () => {
    const { stdout, stderr } = runScript(
      'solve.js',
      `import { parsePuzzle, solve, solveSync } from 'glissade';
       const puzzle = parsePuzzle('${board}');
       const { status, optimal, length } = await solve(puzzle);
       console.log(JSON.stringify([status, optimal, length, solveSync(puzzle).length]));`,
    );
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(['solved', true, 7, 7]);
  });

  test('tells its progress while it works', () => {
    const { stdout, stderr } = runScript(
      'progress.js',
      `import { parsePuzzle, solveProgress } from 'glissade';
       let last;
       for await (const progress of solveProgress(parsePuzzle('${board}'))) last = progress;
       console.log(typeof last);`,
    );
    expect(stderr).toBe('');
    expect(stdout).toBe('object\n');
  });

  test('solves in a worker of its own', () => {
    const { stdout, stderr } = runScript(
      'worker.js',
      `import { createWorkerSolver } from 'glissade/worker';
       const solver = createWorkerSolver();
       console.log((await solver.solve('${board}')).length);
       solver.close();`,
    );
    expect(stderr).toBe('');
    expect(stdout).toBe('7\n');
  });

  test('is loaded from CommonJS too', () => {
    const { stdout, stderr } = runScript(
      'solve.cjs',
      `import('glissade').then(({ parsePuzzle, solveSync }) => {
         console.log(solveSync(parsePuzzle('${board}')).length);
       });`,
    );
    expect(stderr).toBe('');
    expect(stdout).toBe('7\n');
  });

  test('is loaded by require', () => {
    const { stdout, stderr } = runScript(
      'require.cjs',
      `const { solveSync } = require('glissade');
       console.log(solveSync(require('glissade').parsePuzzle('${board}')).length);`,
    );
    expect(stderr).toBe('');
    expect(stdout).toBe('7\n');
  });

  test('solves in a worker from a program that is an argument', () => {
    const text = `import { createWorkerSolver } from 'glissade/worker';
      const solver = createWorkerSolver();
      console.log((await solver.solve('${board}')).length);
      solver.close();`;
    const args = ['--input-type=module', '-e', text];
    const { stdout, stderr } = runProgram(consumer.folder, process.execPath, args);
    expect({ stdout, stderr }).toEqual({ stdout: '7\n', stderr: '' });
  });

  test('has a player that a server may import', () => {
    const text = "import '@glissade/player'; console.log('imported');";
    const { stdout, stderr } = runScript('server.js', text);
    expect({ stdout, stderr }).toEqual({ stdout: 'imported\n', stderr: '' });
  });

  test('is there in one file that imports nothing', () => {
    const { stdout, stderr } = runScript(
      'bundle.js',
      `import { parsePuzzle, solve } from 'glissade/bundle';
       console.log((await solve(parsePuzzle('${board}'))).length);`,
    );
    expect(stderr).toBe('');
    expect(stdout).toBe('7\n');
  });
});

test('the schema of the answer is in the tarball', () => {
  const { stdout, stderr } = runScript(
    'schema.cjs',
    "console.log(require('glissade/schema/outcome.schema.json').title);",
  );
  expect(stderr).toBe('');
  expect(stdout).toBe('Outcome\n');
});

describe('the command from the tarballs', () => {
  test('solves a puzzle', () => {
    const command = join('node_modules', '.bin', 'glissade');
    const { code, stdout, stderr } = runProgram(consumer.folder, command, [
      'solve',
      board,
      '--json',
    ]);
    expect(code, stderr).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'solved', optimal: true, length: 7 });
  });

  test('finds the puzzles of the catalogue', () => {
    const command = join('node_modules', '.bin', 'glissade');
    const { code, stdout } = runProgram(consumer.folder, command, ['solve', 'klotski', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'solved', optimal: true, length: 81 });
  });
});

const typedScript = `import { parsePuzzle, solve, solveSync } from 'glissade';
import type { Outcome, Puzzle } from 'glissade';
import { createWorkerSolver } from 'glissade/worker';
import type { PlayerChange, PlayerElement } from '@glissade/player';
const puzzle: Puzzle = parsePuzzle('${board}');
const outcome: Outcome = solveSync(puzzle, { metric: 'slides', limits: { timeMs: 1000 } });
export const status: 'solved' | 'unsolvable' | 'undecided' | 'cancelled' = outcome.status;
export const later: Promise<Outcome> = solve(puzzle, { signal: new AbortController().signal });
export const player: PlayerElement = document.createElement('glissade-player');
player.at = 3;
player.addEventListener('change', ({ detail }: CustomEvent<PlayerChange>) => detail.of);
player.addEventListener('move', ({ detail }) => detail.move.length + detail.count);
player.addEventListener('solved', ({ detail }) => detail.lengths.mtm ?? detail.lengths.moves);
player.addEventListener('click', () => player.undo());
player.playable = true;
player.solver = createWorkerSolver();
player.hint().then((hint) => (hint.status === 'move' ? hint.move : hint.status));
// @ts-expect-error: a solved game has no single move
player.addEventListener('solved', ({ detail }) => detail.move);
// @ts-expect-error: nobody sets how long a line is
player.length = 3;
// @ts-expect-error: there is no such metric
solveSync(puzzle, { metric: 'jumps' });
// @ts-expect-error: nothing changes a puzzle
puzzle.board = puzzle.board;
`;

describe('the types from the tarballs', () => {
  const resolutions = [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ];
  test.each(resolutions)('hold with module %s, resolution %s', (module, moduleResolution) => {
    writeFileSync(join(consumer.folder, 'typed.ts'), typedScript);
    const options = { module: module!, moduleResolution: moduleResolution! };
    const checked = checkTypes(consumer.folder, moduleResolution!, ['typed.ts'], options);
    expect(checked).toEqual({ stdout: '', code: 0 });
  });
});

test('every entry is sound without the types of a page, and its declarations are checked', () => {
  const used = ENTRIES.map((entry, i) => `export * as entry${i} from '${entry}';`);
  writeFileSync(join(consumer.folder, 'entries.ts'), used.join('\n'));
  const checked = checkTypes(consumer.folder, 'entries', ['entries.ts'], { lib: ['es2022'] });
  expect(checked).toEqual({ stdout: '', code: 0 });
});

test('solvers and pools are closed by using, where the compiler knows it', () => {
  const script = `import { createSolverPool, createWorkerSolver } from 'glissade/worker';
using solver = createWorkerSolver();
using pool = createSolverPool({ size: 1 });
export const both = [solver.solve, pool.solve];`;
  writeFileSync(join(consumer.folder, 'using.ts'), script);
  const lib = ['es2022', 'esnext.disposable'];
  const checked = checkTypes(consumer.folder, 'using', ['using.ts'], { lib });
  expect(checked).toEqual({ stdout: '', code: 0 });
});

/** Every document with code in TypeScript. */
const DOCUMENTS = [
  'README.md',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/README.md`),
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...['site/learn', 'site/zh/learn'].map((folder) => `${folder}/heuristics.md`),
];

describe('the examples of the documents', () => {
  test('each is checked: none is marked as JavaScript, which nothing checks', () => {
    expect(examplesOf(DOCUMENTS, 'js')).toEqual([]);
    expect(examplesOf(DOCUMENTS, 'ts').length).toBeGreaterThan(20);
  });

  test.each(examplesOf(DOCUMENTS, 'ts'))('%s runs', (name, text) => {
    const { code: script } = transformSync(text, { loader: 'ts', format: 'esm' });
    const { code, stdout, stderr } = runScript(`${name}.js`, script);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).not.toBe('');
  });

  test('those in TypeScript have sound types', () => {
    const files = examplesOf(DOCUMENTS, 'ts').map(([name, text]) => {
      writeFileSync(join(consumer.folder, `${name}.ts`), text);
      return `${name}.ts`;
    });
    expect(checkTypes(consumer.folder, 'examples', files)).toEqual({ stdout: '', code: 0 });
  });
});

test('the tarballs hold no test and no build state', () => {
  for (const name of ['glissade', '@glissade/player']) {
    const folder = join(consumer.folder, 'node_modules', name);
    const files = readdirSync(folder, { recursive: true }).map(String);
    expect(files).toContain('LICENSE');
    expect(files).toContain('README.md');
    expect(files.filter((file) => /\.test\.|tsbuildinfo/.test(file))).toEqual([]);
  }
});

describe('a program with threads at work ends', () => {
  test.each([
    ['when it has nothing more to do', '', 0],
    ['when it closes them', 'pool.close();', 0],
    ['when it exits', 'process.exit(3);', 3],
    ['when it fails', 'throw new Error("oh");', 1],
    ['when it is interrupted', 'process.kill(process.pid, "SIGINT"); for (;;);', null],
  ])('%s', (_, end, expected) => {
    const { code, stdout } = runScript('threads.js', spinningProgram(end));
    expect(code).toBe(expected);
    expect(stdout).toBe('2\n');
  });
});
