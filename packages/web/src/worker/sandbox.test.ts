import { heuristicParts } from '@glissade/analysis/teaching/heuristicParts';
import { parsePuzzle } from '@glissade/core';
import { heuristicFor } from '@glissade/solve/engines/heuristics';
import { describe, expect, test } from 'vitest';
import { someOf } from '../../../../tests/support/oneIn.ts';
import { laneFailure } from './laneFailure.ts';
import { scriptHeuristic } from './sandbox.ts';
import { ScriptError } from './scriptError.ts';

const puzzle = parsePuzzle('8 6 4/0 7 2/5 1 3');

const valueGiven = async (code: string) =>
  (await scriptHeuristic(puzzle, code)).evaluate(puzzle.start);

const MANHATTAN = `(board, goal) => {
  let sum = 0;
  for (let cell = 0; cell < 9; cell++) {
    if (board[cell] === 0) continue;
    const home = goal.indexOf(board[cell]);
    sum += Math.abs(cell % 3 - home % 3) + Math.abs((cell - cell % 3 - home + home % 3) / 3);
  }
  return sum;
}`;

test('a function sees the board and the goal, and gives its number', async () => {
  expect(await valueGiven(MANHATTAN)).toBe(
    heuristicFor(puzzle, 'stm', 'manhattan').evaluate(puzzle.start),
  );
  expect(await valueGiven('(board) => board[0]')).toBe(8);
  expect(await valueGiven('(_, goal) => goal[8] + goal[7]')).toBe(8);
  expect(await valueGiven('function h(board) { return board.length / 2 }')).toBe(4.5);
});

describe('what the tiles add', () => {
  const partsGiven = async (code: string) =>
    (await scriptHeuristic(puzzle, code)).partsOf!(puzzle.start);
  const MISPLACED = 'board.map((tile, cell) => (tile !== 0 && goal[cell] !== tile ? 1 : 0))';

  test('an array is cell by cell what the tile there adds, and its sum the number', async () => {
    const code = `(board, goal) => ${MISPLACED}`;
    const misplaced = heuristicFor(puzzle, 'stm', 'misplaced').evaluate(puzzle.start);
    expect(await valueGiven(code)).toBe(misplaced);
    const parts = await partsGiven(code);
    expect(parts).toMatchObject({ heuristic: 'script', total: misplaced, lines: [] });
    expect(parts!.tiles).toEqual(heuristicParts(puzzle, 'misplaced')!(puzzle.start).tiles);
  });

  test('h is a number of its own, beside them or without them', async () => {
    const both = `(board, goal) => ({ h: 9, parts: ${MISPLACED} })`;
    expect([await valueGiven(both), (await partsGiven(both))!.total]).toEqual([9, 9]);
    expect(await valueGiven('() => ({ h: 4 })')).toBe(4);
    expect(await partsGiven('() => ({ h: 4 })')).toBeUndefined();
    expect(await partsGiven('() => 4')).toBeUndefined();
    expect(await valueGiven(`(board, goal) => ({ parts: ${MISPLACED} })`)).toBe(8);
  });

  test.each([
    ['() => [1, 2]', 'parts 1 2'],
    ['(board) => ({ h: 1, parts: board.map(String).fill("x") })', 'parts NaN'],
    ['() => ({ h: 1, parts: [] })', 'parts'],
    ['() => ({ h: 1, get parts() { for (;;); } })', 'call-time'],
    ['() => ({ h: 1, parts: { *[Symbol.iterator]() { for (;;) yield 1; } } })', /memory|call-time/],
  ])('of %s is said what is wrong', async (code, said) => {
    await expect(partsGiven(code)).rejects.toThrow(said);
  });
});

/** Each code, and what is said of it. */
const ATTACKS: readonly (readonly [string, string])[] = [
  ['() => { for (;;); }', 'call-time'],
  ['(() => { for (;;); })()', 'call-time'],
  ['() => { try { for (;;); } finally { for (;;); } }', 'call-time'],
  ['() => /(a+)+$/.exec("a".repeat(40) + "b").length', 'call-time'],
  ['() => { const all = []; for (;;) all.push(new Array(1e5).fill(1)); }', 'memory'],
  ['() => "x".repeat(1e9).length', 'memory'],
  ['() => { const deep = () => deep() + 1; return deep(); }', 'thrown'],
  ['() => fetch("https://example.org/")', 'ReferenceError'],
  ['() => new XMLHttpRequest()', 'ReferenceError'],
  ['() => new WebSocket("wss://example.org/")', 'ReferenceError'],
  ['() => importScripts("x.js")', 'ReferenceError'],
  ['() => self.postMessage(1)', 'ReferenceError'],
  ['() => process.exit(1)', 'ReferenceError'],
  ['() => require("fs")', 'ReferenceError'],
  ['() => indexedDB.open("x")', 'ReferenceError'],
  ['() => import("data:text/javascript,1")', 'value object'],
  ['() => NaN', 'value NaN'],
  ['() => -1', 'value -1'],
  ['() => Infinity', 'value Infinity'],
  ['() => "3"', 'value string'],
  ['() => ({ valueOf() { return 3; } })', 'value object'],
  ['() => 10n', 'value bigint'],
  ['() => {}', 'value undefined'],
  ['() => { throw { name: 1, message: { toString: null } }; }', 'thrown'],
  ['() => { throw new Proxy({}, { get() { for (;;); } }); }', 'thrown'],
  ['() => { throw null; }', 'thrown'],
  ['() => [3, 1].sort(() => { for (;;); })', 'call-time'],
  ['() => JSON.stringify({ toJSON() { for (;;); } })', 'call-time'],
  ['() => ({ get then() { for (;;); } }).then', 'call-time'],
  ['() => /(x+x+)+y/.test("x".repeat(50))', 'call-time'],
  ['() => new Uint8Array(1e7).fill(1).join().length', 'memory'],
  ['() => eval("fetch")("/")', 'ReferenceError'],
  ['() => new Function("return postMessage")()(1)', 'ReferenceError'],
  ['(board) => board.constructor.constructor("return self")().fetch', 'ReferenceError'],
  ['() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)', 'ReferenceError'],
  ['() => globalThis.constructor.constructor("return fetch")()("/")', 'ReferenceError'],
  ['() => (async () => 1).constructor("return fetch")().then.call', 'value function'],
  ['() => (function* () {}).constructor("yield fetch")().next()', 'ReferenceError'],
  ['() => Reflect.construct(Function, ["return WebSocket"])()', 'ReferenceError'],
  ['() => [].map.constructor.prototype.constructor("return caches")()', 'ReferenceError'],
  ['() => new Worker("x.js")', 'ReferenceError'],
  ['() => navigator.sendBeacon("/")', 'ReferenceError'],
  ['() => localStorage.length', 'ReferenceError'],
  ['() => new BroadcastChannel("x")', 'ReferenceError'],
  ['() => new MessageChannel()', 'ReferenceError'],
  ['() => setTimeout(() => 1)', 'ReferenceError'],
  ['() => WebAssembly.Memory', 'ReferenceError'],
  ['() => postMessage({ tell: "end" })', 'ReferenceError'],
  ['() => onmessage', 'ReferenceError'],
  ['() => { throw { name: "ScriptError", code: "function", message: "forged" }; }', 'thrown'],
  ['() => "x".padEnd(2 ** 29).length', 'memory'],
  ['() => JSON.parse("[".repeat(1e5))', 'thrown RangeError'],
  ['3', 'function'],
  ['() => {', 'SyntaxError'],
  [') => 1', 'SyntaxError'],
];

describe('where it fails', () => {
  const failure = async (code: string) => laneFailure(await valueGiven(code).catch((e) => e));

  test.each([
    ['(board, goal) => {\n  let h = 0;\n  return h + far(board);\n}', { line: 3 }],
    [
      '(board) => {\n  const far = () => board.missing.length;\n  return far();\n}',
      { line: 2, name: 'far' },
    ],
    ['(board) => {\n  return (;\n}', { line: 2, name: '' }],
    [
      '() => { const e = new Error("x"); e.stack = "at x (heuristic.js:900)"; throw e; }',
      undefined,
    ],
  ])('%s', async (code, place) => {
    const { place: told } = (await failure(code)) as { readonly place?: unknown };
    if (place) expect(told).toMatchObject(place);
    else expect(told).toBeUndefined();
  });
});

describe('attacks', () => {
  test.each(someOf(ATTACKS, 4))('%s', async (code, said) => {
    const attempt = valueGiven(code);
    await expect(attempt).rejects.toThrow(ScriptError);
    await expect(attempt).rejects.toThrow(said);
  });

  test('of a huge message only the beginning comes out', async () => {
    const attempt = valueGiven('() => { throw new Error("x".repeat(5e6)); }');
    const error = await attempt.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ScriptError);
    expect((error as ScriptError).found).toMatch(/^Error: x{193}…$/);
  });

  test('it tells that it is alive before it runs', async () => {
    let told = 0;
    await scriptHeuristic(puzzle, '() => 1', () => {
      told++;
    });
    expect(told).toBe(1);
  });

  test('prototypes inside are not ours', async () => {
    const before = Object.getOwnPropertyNames(Array.prototype).join();
    const code = `(() => {
      Array.prototype.push = Object.prototype.toString = Number.prototype.valueOf = () => 99;
      Object.prototype.evil = 1;
      globalThis.Function = null;
      return () => 3;
    })()`;
    expect(await valueGiven(code)).toBe(3);
    expect(Object.getOwnPropertyNames(Array.prototype).join()).toBe(before);
    expect(({} as { evil?: number }).evil).toBeUndefined();
    expect([1].push(2)).toBe(2);
  });

  test('constructors lead to the globals inside alone', async () => {
    const code = `() => {
      const all = (() => 1).constructor('return this')();
      return ['fetch', 'postMessage', 'self', 'process', 'WebAssembly', 'setTimeout', 'caches']
        .filter((name) => name in all).length;
    }`;
    expect(await valueGiven(code)).toBe(0);
  });

  test('a promise never comes to its turn, so nothing runs behind a call', async () => {
    const code = `(() => {
      let runs = 0;
      return () => {
        Promise.resolve().then(() => { for (;;) runs++; });
        return runs;
      };
    })()`;
    const own = await scriptHeuristic(puzzle, code);
    expect([own.evaluate(puzzle.start), own.evaluate(puzzle.start)]).toEqual([0, 0]);
  });

  test('what it does to the boards that it gets harms nobody', async () => {
    const before = [...puzzle.start];
    const code = `(board, goal) => {
      board.length = 0;
      goal.fill(7);
      Object.defineProperty(Array, 'from', { value: () => ['x'] });
      String.prototype.charCodeAt = () => 5;
      return 1;
    }`;
    expect(await valueGiven(code)).toBe(1);
    expect([...puzzle.start]).toEqual(before);
    expect(await valueGiven('(board) => board[0]')).toBe(8);
  });

  test('one that failed can be asked again, and others are not harmed', async () => {
    const own = await scriptHeuristic(
      puzzle,
      '(board) => { if (board[0] === 8) for (;;); return 1; }',
    );
    expect(() => own.evaluate(puzzle.start)).toThrow('call-time');
    const other = parsePuzzle('1 2 3/4 5 6/7 8 0').start;
    expect(own.evaluate(other)).toBe(1);
    expect(await valueGiven('() => 7')).toBe(7);
  });
});
