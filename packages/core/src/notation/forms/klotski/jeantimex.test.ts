import { describe, expect, test } from 'vitest';
import { parseErrorOf } from '../../../../test/parseErrors.ts';
import { readPuzzle } from '../../readPuzzle.ts';
import { goalRows, startRows } from '../blockWriting.ts';

const KLOTSKI = [
  [2, 2, 0, 1],
  [2, 1, 0, 0],
  [2, 1, 0, 3],
  [2, 1, 2, 0],
  [2, 1, 2, 3],
  [1, 2, 2, 1],
  [1, 1, 3, 1],
  [1, 1, 3, 2],
  [1, 1, 4, 0],
  [1, 1, 4, 3],
];

function gameOf(more: object): string {
  const blocks = KLOTSKI.map(([rows, columns, row, column]) => ({
    shape: [rows, columns],
    position: [row, column],
  }));
  return JSON.stringify({ blocks, ...more });
}

const errorOf = (text: string) => parseErrorOf(() => readPuzzle(text, { from: 'jeantimex' }));

describe('games of jeantimex', () => {
  test.each([
    gameOf({ boardSize: [5, 4], escapePoint: [3, 1] }),
    gameOf({ name: '横刀立马' }),
    `[${gameOf({})}]`,
    `var game = ${gameOf({ boardSize: [5, 4] })};`,
    `const game = ${gameOf({}).replace(/"(\w+)":/g, '$1: ')}`,
  ])('%s', (text) => {
    const { puzzle, form } = readPuzzle(text);
    expect(form).toBe('jeantimex');
    expect(startRows(puzzle, () => '.').join('/')).toBe('BAAC/BAAC/DFFE/DGHE/I..J');
    expect(goalRows(puzzle, puzzle.goals[0]!, () => '.').join('/')).toBe(
      '..../..../..../.AA./.AA.',
    );
    expect(puzzle.info.title).toBe(text.includes('name') ? '横刀立马' : undefined);
  });

  test('directions bind a block to an axis', () => {
    const block = (directions: string) =>
      `{blocks: [{shape: [1, 2], position: [0, 0], directions: ${directions}}], ` +
      'boardSize: [2, 3], escapePoint: [0, 1]}';
    const axisOf = (directions: string) => readPuzzle(block(directions)).puzzle.pieces[0]!.axis;
    expect(axisOf('[1, 3]')).toBe('h');
    expect(axisOf('[2, 0, 2]')).toBe('v');
    expect(axisOf('[0, 1, 2, 3]')).toBe('any');
    expect(axisOf('null')).toBe('any');
    expect(errorOf(block('[1]')).message).toContain('"directions" of block 0');
    expect(errorOf(block('7')).hint).toContain('one-way');
  });

  test('without an escape point other boards have no goal', () => {
    const text = '{"blocks": [{"shape": [1, 1], "position": [0, 0]}], "boardSize": [2, 2]}';
    expect(errorOf(text).code).toBe('goal-missing');
    expect(readPuzzle(text, { goal: '../.A' }).puzzle.goals).toHaveLength(1);
  });

  const one = '"shape": [1, 1], "position": [0, 0]';
  test.each<[string, string, number, number]>([
    ['{"blocks": [{"shape": [2 2], "position": [0, 0]}]}', 'json-value', 1, 13],
    ['{"blocks": [\n  {"shape" [2, 2], "position": [0, 0]}\n]}', 'json-value', 2, 3],
    [`{"blocks": [{${one}}`, 'json-syntax', 1, 50],
    [`{"blocks": [{${one}}, {"shape": [1, 1], "posi`, 'json-syntax', 1, 52],
    [`{"blocks": [{${one}}}`, 'json-syntax', 1, 50],
    [`{"blocks": [{${one}}, 7]}`, 'json-syntax', 1, 52],
    ['{"blocks": [], "boardSize": nine}', 'json-value', 1, 17],
    ['{"bløcks": [], 3: 4}', 'json-value', 1, 1],
    [`{"blocks": ${'['.repeat(30)}`, 'json-syntax', 1, 13],
    ['{"blocks": []}', 'json-value', 1, 1],
    ['{"blocks": 3}', 'json-value', 1, 1],
    ['{}', 'json-value', 1, 1],
    ['[1]', 'json-value', 1, 1],
    [`[{"blocks": [{${one}}]}, {"blocks": [{${one}}]}]`, 'several-puzzles', 1, 57],
    [`{"blocks": [{${one}}, {"shape": [1, 1]}]}`, 'json-value', 1, 52],
    [`{"blocks": [{${one}}], "boardSize": [5]}`, 'json-value', 1, 54],
    [`{"blocks": [{${one}}], "boardSize": [0, 4]}`, 'json-value', 1, 54],
    [`{"blocks": [{${one}}], "boardSize": [5, "4"]}`, 'json-value', 1, 54],
    ['{"blocks": [{"shape": [2, 2], "position": [4, 0]}]}', 'block-outside', 1, 13],
    [`{"blocks": [{${one}}, {${one}}], "escapePoint": [0, 0]}`, 'piece-overlap', 1, 52],
    [`{"blocks": [{${one}}], "escapePoint": [5, 0]}`, 'block-outside', 1, 54],
  ])('%s: %s', (text, code, line, column) => {
    const error = errorOf(text);
    expect([error.code, error.line, error.column]).toEqual([code, line, column]);
    expect(error.hint).not.toBe('');
  });

  test('the name is that of the game, not of a block', () => {
    const rest = `"blocks": [{"name": "b", ${one}}], "boardSize": [1, 2], "escapePoint": [0, 1],`;
    const titleOf = (name: string) =>
      readPuzzle(`{${rest} ${name} }`, { from: 'jeantimex' }).puzzle.info.title;
    expect(titleOf('"name": "a\\u00e9\\n\\""')).toBe('aé\n"');
    expect(titleOf('"nick": "c"')).toBeUndefined();
  });
});
