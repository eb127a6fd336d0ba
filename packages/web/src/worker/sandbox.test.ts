import { parsePuzzle } from '@glissade/core';
import { heuristicFor } from '@glissade/engine';
import { describe, expect, test } from 'vitest';
import { ScriptError, scriptHeuristic } from './sandbox.ts';

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

/** Each code, and what is said of it. */
const ATTACKS: readonly (readonly [string, string])[] = [
  ['() => { for (;;); }', 'one call took 1000 ms'],
  ['(() => { for (;;); })()', 'one call took 1000 ms'],
  ['() => { try { for (;;); } finally { for (;;); } }', 'one call took 1000 ms'],
  ['() => /(a+)+$/.exec("a".repeat(40) + "b").length', 'one call took 1000 ms'],
  ['() => { const all = []; for (;;) all.push(new Array(1e5).fill(1)); }', '16 MB'],
  ['() => "x".repeat(1e9).length', '16 MB'],
  ['() => { const deep = () => deep() + 1; return deep(); }', 'stack'],
  ['() => fetch("https://example.org/")', 'ReferenceError'],
  ['() => new XMLHttpRequest()', 'ReferenceError'],
  ['() => new WebSocket("wss://example.org/")', 'ReferenceError'],
  ['() => importScripts("x.js")', 'ReferenceError'],
  ['() => self.postMessage(1)', 'ReferenceError'],
  ['() => process.exit(1)', 'ReferenceError'],
  ['() => require("fs")', 'ReferenceError'],
  ['() => indexedDB.open("x")', 'ReferenceError'],
  ['() => import("data:text/javascript,1")', 'it gives object'],
  ['() => NaN', 'it gives NaN'],
  ['() => -1', 'it gives -1'],
  ['() => Infinity', 'it gives Infinity'],
  ['() => "3"', 'it gives string'],
  ['() => ({ valueOf() { return 3; } })', 'it gives object'],
  ['() => 10n', 'it gives bigint'],
  ['() => {}', 'it gives undefined'],
  ['() => { throw { name: 1, message: { toString: null } }; }', 'it failed'],
  ['() => { throw new Proxy({}, { get() { for (;;); } }); }', 'it failed'],
  ['() => { throw null; }', 'it failed'],
  ['3', 'this is not a function'],
  ['() => {', 'SyntaxError'],
  [') => 1', 'SyntaxError'],
];

describe('attacks', () => {
  test.each(ATTACKS)('%s', async (code, said) => {
    const attempt = valueGiven(code);
    await expect(attempt).rejects.toThrow(ScriptError);
    await expect(attempt).rejects.toThrow(said);
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

  test('one that failed can be asked again, and others are not harmed', async () => {
    const own = await scriptHeuristic(
      puzzle,
      '(board) => { if (board[0] === 8) for (;;); return 1; }',
    );
    expect(() => own.evaluate(puzzle.start)).toThrow('one call took');
    const other = parsePuzzle('1 2 3/4 5 6/7 8 0').start;
    expect(own.evaluate(other)).toBe(1);
    expect(await valueGiven('() => 7')).toBe(7);
  });
});
