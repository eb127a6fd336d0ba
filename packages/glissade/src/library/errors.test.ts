import { expect, test } from 'vitest';
import * as catalogue from './catalogue.ts';
import * as core from './core.ts';
import * as game from './game.ts';
import * as library from './index.ts';
import * as search from './search.ts';

const { buildPuzzle, parsePuzzle, solveSync } = library;
const block = 'start:\nA..\ngoal:\n..A';

const THROWN: Readonly<Record<string, () => unknown>> = {
  ParseError: () => parsePuzzle('1 2 3/4 5 6/7 8 8'),
  PuzzleError: () =>
    buildPuzzle({ board: { width: 1, height: 1, cells: ['floor'] }, pieces: [], goals: [] }),
  FormatError: () => core.writePuzzle(parsePuzzle(block), 'slidysim'),
  OptionError: () => solveSync(parsePuzzle(block), { metric: 'mtm' }),
  GameError: () => new game.Game(JSON.parse('{"nodes":7}')),
  ExpressionError: () => search.ownHeuristic(parsePuzzle('1 2/0 3'), 'stm', '2 * manhatan'),
};

const FUNCTIONS: Readonly<Record<string, unknown>> = library;

function errorOf(run: () => unknown): Error {
  try {
    run();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('nothing was thrown');
}

test.each(Object.entries(THROWN))('%s keeps its message and code in JSON', (name, run) => {
  const error = errorOf(run);
  const { message } = error;
  expect(message).not.toBe('');
  const written = JSON.parse(JSON.stringify(error));
  expect(written).toMatchObject({ ...error, name, message });
  expect(written).toHaveProperty('code');
  expect(written).toHaveProperty('hint');
  expect(error).toBeInstanceOf(library.GlissadeError);
});

test('these are all errors that the library exports', () => {
  const exported = [library, core, game, search].flatMap((entry) => Object.entries(entry));
  const errors = exported.filter(([, value]) => isErrorClass(value)).map(([name]) => name);
  expect([...new Set(errors)].sort()).toEqual([...Object.keys(THROWN), 'GlissadeError'].sort());
});

function isErrorClass(value: unknown): boolean {
  return typeof value === 'function' && value.prototype instanceof Error;
}

test('what is no spec is refused, not stumbled over', () => {
  const board = { width: 1, height: 1, cells: ['floor'] };
  for (const spec of [{}, { board }, { board, pieces: [] }, { board: { width: 2 } }, null]) {
    const error = errorOf(() => buildPuzzle(spec as never));
    expect(error).toBeInstanceOf(library.PuzzleError);
    expect((error as InstanceType<typeof library.PuzzleError>).hint).not.toBe('');
  }
});

test('a limit in the wrong place is shown the right one', () => {
  const misplaced = JSON.parse('{"timeMs":5}');
  const error = errorOf(() => solveSync(parsePuzzle(block), misplaced));
  expect(error).toMatchObject({ code: 'unknown', hint: 'write limits: { timeMs: … }' });
});

test('rows of numbers are a puzzle', async () => {
  const outcome = await library.solve([
    [1, 2, 3],
    [4, 5, 6],
    [0, 7, 8],
  ]);
  expect(outcome).toMatchObject({ status: 'solved', length: 2 });
});

test.each([
  'applyStep',
  'defaultMetric',
  'formatFrames',
  'formatMoves',
  'formatPuzzle',
  'formatState',
  'isGoalState',
  'legalSteps',
  'lengthsOf',
  'metricsOf',
  'parseMoves',
  'parseState',
  'playLine',
] as const)('%s says that it was given no puzzle', (name) => {
  for (const given of ['8 6 4/0 7 2/5 1 3', undefined, null, 5, {}]) {
    const call = FUNCTIONS[name] as (...given: unknown[]) => unknown;
    const rest = name === 'applyStep' ? [new Uint16Array(9), {}] : [new Uint16Array(9)];
    expect(() => call(given, ...rest)).toThrow(/^this is .*, not a puzzle; parse/);
  }
});

test('moves that are no text are refused', () => {
  const moves = JSON.parse('null');
  expect(() => library.parseMoves(parsePuzzle(block), moves)).toThrow('the moves must be text');
});

test('numbers that are not whole make no random state', () => {
  const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
  expect(() => core.randomTileState(puzzle, Math.random)).toThrow('seededRandom(1)');
});

test.each([[[1, 2, 3]], [[1, 1, 2, 3, 4, 5, 6, 7, 0]], [[1, 2, 3, 4, 5, 6, 7, 8, 9]], ['1 2 3']])(
  '%j is no picture of a board',
  (tiles) => {
    const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
    expect(() => core.stateOfTiles(puzzle, tiles as never)).toThrow('from 0 to 8 once');
  },
);

test('what is no record of the catalogue is refused', () => {
  for (const given of [catalogue.puzzleById('klotsky'), 'klotski']) {
    expect(() => catalogue.puzzleOf(given as never)).toThrow('puzzleById finds one');
  }
});

test('nobody listens for events that there are not', () => {
  const played = new game.Game(block);
  const name: string = 'moved';
  expect(() => played.on(name as 'move', () => undefined)).toThrow('no event moved');
  expect(() => played.on('move', undefined as never)).toThrow('a function');
});
