import { fileURLToPath } from 'node:url';
import { countStatesSync, parsePuzzle } from 'glissade';
import { describe, expect, test } from 'vitest';
import { type CliResult, jsonLines, runCli } from './runCli.ts';
import { SCHEMA_NAMES, schemaFaults } from './schemaFaults.ts';

const easy = '1 2 3/4 5 6/0 7 8';
const unsolvable = '1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0';
const walled = 'start:\nAB#.\ngoal:\n...A';
const bad = 'gibberish !';

const sample = (name: string) =>
  fileURLToPath(new URL(`../data/certificates/${name}.cert`, import.meta.url));

const printed = new Map<string, Promise<Record<string, unknown>[]>>();

/** The lines that a command prints; each is run once. */
function linesOf(...argv: string[]): Promise<Record<string, unknown>[]> {
  const key = JSON.stringify(argv);
  const known = printed.get(key) ?? runCli([...argv, '--json', '-q']).then(parsed);
  printed.set(key, known);
  return known;
}

const parsed = ({ stdout }: CliResult) => jsonLines(stdout);

/** Every verb that prints JSON, with command lines for each kind of answer it has. */
const COMMANDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  solve: [
    ['klotski'],
    ['klotski', '-m', 'moves', '--then', 'steps', '--states', '--count-solutions'],
    ['8 6 4/0 7 2/5 1 3', '-m', 'mtm'],
    ['8 6 4/0 7 2/5 1 3', '--all'],
    ['klotski', '--at-most', '2'],
    ['klotski', '--steps'],
    [
      '5 4 3 2 1/10 9 8 7 6/15 14 13 12 11/20 19 18 17 16/21 22 23 24 0',
      '--nodes',
      '10',
      '--steps',
    ],
    ['1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 0 24', '--states', '--any'],
    [unsolvable],
    [walled],
    ['klotski', '--nodes', '10'],
    ['century-half', '--nodes', '10', '--states'],
    ['klotski', bad, 'dads'],
    [easy, '--nodes', 'many'],
  ],
  check: [
    ['klotski', '--states'],
    ['klotski', '--states', '-m', 'slides'],
    [easy],
    [unsolvable, '--states'],
    ['1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 24 0', '--states'],
    [walled],
    ['century-half', '--nodes', '10', '--states'],
    [bad, 'dads'],
  ],
  moves: [['klotski'], [easy, walled, bad], ['klotski', '--after', 'XR'], ['start:\nA\ngoal:\nA']],
  hint: [['klotski'], [unsolvable], [bad]],
  analyse: [['start:\nA..\ngoal:\n..A'], ['klotski', '--nodes', '10'], [bad]],
  print: [['dads'], ['dads', '-f', 'card'], ['dads', '-f', 'stl'], [bad]],
  vary: [
    ['start:\nAAB\nC#B\nC..\ngoal:\n...\n...\n.AA'],
    ['dads', '--nodes', '50'],
    ['dads', '--harder', '2'],
    [walled, '--easier'],
    ['start:\nA..\ngoal:\n..A', '--length', '50'],
    ['start:\nA..\ngoal:\n..A', '--goals'],
    [bad, easy],
  ],
  explain: [
    ['klotski'],
    ['8 6 4/0 7 2/5 1 3', '--lang', 'zh'],
    [unsolvable],
    [walled],
    ['klotski', '--nodes', '10'],
    ['start:\nA\ngoal:\nA'],
    [bad, 'dads'],
  ],
  map: [['dads'], ['klotski', '--fold'], [walled], ['klotski', '--nodes', '10'], [bad]],
  verify: [
    [easy, 'LL'],
    [easy, 'LL', '--replay-only'],
    [easy, 'R'],
    [easy, 'DU'],
    [easy, 'XYZ'],
    [easy, 'DULL', '-m', 'mtm'],
    ['klotski', 'GD', '--replay-only'],
    [easy, 'LL', '-m', 'slides', '--nodes', '0'],
    [bad, 'LL'],
  ],
  certify: [
    [sample('proved-axes-in-steps')],
    [sample('proved-unsolvable')],
    [sample('proved-parity')],
    [sample('refuted-missing-state')],
    [sample('unreadable-cut-file')],
  ],
  diff: [
    [easy, 'LL'],
    [easy, 'RLLL', '-m', 'mtm'],
    [easy, 'DULL', '--all'],
    [unsolvable, 'R'],
    [walled, 'AR'],
    ['0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1', 'LU', '--nodes', '50'],
    [easy, 'XYZ'],
    [bad, 'LL'],
  ],
  optimize: [
    [easy, 'LL'],
    [easy, 'DULL', '-m', 'mtm'],
    [easy, 'R'],
    [walled, 'AR'],
    [bad, 'LL'],
  ],
  scramble: [
    ['3x3', '--length', '31', '--count', '3'],
    ['4x4', '--length', '79', '--tries', '1'],
    ['--count', '2'],
    ['3x3', '--moves'],
    ['klotski', '--moves', '--steps', '9'],
    ['1x4'],
  ],
  survey: [
    ['simple', '2x2'],
    ['simple', '2x2', '--top', '2', '--class'],
    ['klotski', '--where', 'dominoes=0,singles=0'],
    ['tiles', '2x2', '--top', '2'],
    ['tiles', '2x2', '-m', 'stm'],
    ['pieces', 'klotski', '--time', '0'],
    ['cars'],
  ],
  generate: [
    ['--count', '2', '--level', 'easy', '--seed', '1'],
    ['rush', '--seed', '1'],
    ['rush', '--chapters', '2-', '--length', '6-12', '--seed', '3'],
    ['rush', '--difficulty', '9-', '--tries', '2'],
    ['cars'],
  ],
  md: [[easy], [easy, easy], [walled]],
  tables: [
    ['1 2 3 4/5 6 7 8/9 11 10 0'],
    ['9 8 7 6/5 0 4 3/2 1 11 10', '-m', 'mtm'],
    ['9 8 7 6/5 0 4 3/2 1 11 10', '--goal', 'blank-first', '--time', '0'],
    ['klotski'],
    [bad, easy],
    [],
    ['--clear'],
    [easy, '--clear'],
  ],
  invert: [['R2DL'], ['R2', 'X', 'D'], ['AR BD', '--of', 'dads'], ['R', '--of', bad]],
  simplify: [['RL']],
  concat: [
    ['R', 'L'],
    ['R', 'X'],
  ],
  slice: [
    ['R2DL', '--first', '2'],
    ['R', '--first', '0'],
    ['AR', '--of', walled, '-m', 'mtm'],
  ],
  length: [['R2DL'], ['AR2', '--of', walled, '-m', 'mtm']],
  race: [
    [easy, '--engines', 'bfs,astar', '--weights', '2', '--ties', 'lifo', '--gap-orders', 'UDLR'],
    [easy, '--engines', 'astar', '--expression', 'misplaced', '--nodes', '1'],
    [unsolvable, '--engines', 'bfs'],
    [walled, bad],
  ],
  grade: [['missing.txt'], ['missing.txt', 'other.txt']],
  worksheet: [
    ['--seed', '1'],
    ['--count', '0'],
  ],
  trace: [
    [easy, '--engine', 'bfs'],
    [easy, bad],
  ],
  list: [[], ['dao', '-m', 'moves'], ['--size', 'large']],
  show: [
    ['klotski', easy],
    [easy, '--after', 'L2'],
    [bad, easy],
  ],
  convert: [[easy, '--to', 'tatham'], ['klotski', bad], ['klotski', '--to', 'tatham'], ['--forms']],
};

/** Verbs that change lines print the same. */
const SCHEMA_OF: Readonly<Record<string, string>> = {
  invert: 'line',
  simplify: 'line',
  concat: 'line',
  slice: 'line',
  length: 'line',
};
const schemaOf = (verb: string) => SCHEMA_OF[verb] ?? verb;

describe('published schemas', () => {
  const commands = Object.entries(COMMANDS).flatMap(([verb, lines]) =>
    lines.map((argv) => [verb, argv] as const),
  );

  test.each(commands)('%s %j prints what its schema says', async (verb, argv) => {
    const lines = await linesOf(verb, ...argv);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(schemaFaults(schemaOf(verb), line)).toEqual([]);
  });

  test('there is one for each verb that prints JSON, and for what the library resolves to', () => {
    expect(SCHEMA_NAMES.toSorted()).toEqual(
      [...new Set(Object.keys(COMMANDS).map(schemaOf)), 'outcome', 'count', 'runs'].toSorted(),
    );
  });

  test.each(commands.filter(([, [first]]) => first !== bad))(
    '%s %j: the schema refuses a line with anything added',
    async (verb, argv) => {
      const [line] = await linesOf(verb, ...argv);
      expect(schemaFaults(schemaOf(verb), { ...line, extra: 1 })).not.toEqual([]);
    },
  );

  test('the schemas refuse what is not theirs', async () => {
    const [line] = (await linesOf('solve', 'klotski')) as [Record<string, unknown>];
    const { id: _, index: __, ...outcome } = line;
    expect(schemaFaults('outcome', outcome)).toEqual([]);
    expect(schemaFaults('outcome', { ...outcome, length: -1 })).not.toEqual([]);
    expect(schemaFaults('outcome', { ...outcome, status: 'unsolvable' })).not.toEqual([]);
    expect(schemaFaults('solve', { index: 1, error: { message: 'no' } })).not.toEqual([]);
    expect(schemaFaults('verify', { valid: false })).not.toEqual([]);
    expect(schemaFaults('convert', { from: 'native', text: '' })).not.toEqual([]);
  });

  test.each([
    ['explored', easy, {}],
    ['by parity', unsolvable, {}],
    [
      'by parity, more than a number holds',
      '1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/0 16 17 18 19',
      {},
    ],
    ['not to the end', walled.replace('#', '.'), { nodes: 1 }],
  ])('countStates, %s', (_, text, limits) => {
    const count = countStatesSync(parsePuzzle(text), { limits });
    expect(schemaFaults('count', count)).toEqual([]);
    expect(schemaFaults('count', { ...count, states: -1 })).not.toEqual([]);
    expect(schemaFaults('count', { ...count, extra: 1 })).not.toEqual([]);
  });
});
