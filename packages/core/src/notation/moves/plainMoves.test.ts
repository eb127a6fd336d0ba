import { describe, expect, test } from 'vitest';
import { ParseError } from '../errors/parseError.ts';
import { parsePuzzle } from '../readPuzzle.ts';
import { formatMoves } from './formatMoves.ts';
import { parseMoves } from './parseMoves.ts';

const TILES = parsePuzzle('1 2 3/4 0 6/7 5 8');
const KLOTSKI = parsePuzzle('2003/2003/4115/4785/6..9');
const CARS = parsePuzzle('AA..B./....B./..RRBC/DDEE.C/F.G.../F.GHHH');

describe('moves as people write them', () => {
  test.each([
    ['up left', TILES, 'UL'],
    ['Up, Left', TILES, 'UL'],
    ["['up', 'left']", TILES, 'UL'],
    ['north west', TILES, 'UL'],
    ['上左', TILES, 'UL'],
    ['↑←', TILES, 'UL'],
    ['5 8', TILES, 'UL'],
    ['[5, 8]', TILES, 'UL'],
    ['5 up, 8 left', TILES, 'UL'],
    ['6一右', KLOTSKI, '6R'],
    ['6右一', KLOTSKI, '6R'],
    ['6 right 1, 9 left', KLOTSKI, '6R 9L'],
    ['[A+1, R-2]', CARS, 'AR RL2'],
    ["['A right 2', 'R left 1']", CARS, 'AR2 RL'],
    ['A →\nR ←', CARS, 'AR RL'],
    ['1. Up\n2. Left', TILES, 'UL'],
    ['Step 1: Up\nStep 2: Left', TILES, 'UL'],
    ['Step #1: move up\nStep #2: move left', TILES, 'UL'],
    ["Path to goal: ['Up', 'Left']", TILES, 'UL'],
    ['Move tile 5 up, move tile 8 left', TILES, 'UL'],
    ['U-L', TILES, 'UL'],
    ['hoch, links', TILES, 'UL'],
    ['arriba izquierda', TILES, 'UL'],
    ['вверх влево', TILES, 'UL'],
    ['向上 向左', TILES, 'UL'],
    ['A: right 1\nR: left 2', CARS, 'AR RL2'],
    ['Move A right by 1', CARS, 'AR'],
    ['Car A right', CARS, 'AR'],
    ['(A, 1), (R, -2)', CARS, 'AR RL2'],
    ["('A', 'right'), ('R', 'left')", CARS, 'AR RL'],
    ['car,move\nA,1\nR,-2', CARS, 'AR RL2'],
    ['1. AR2\n2) RL', CARS, 'AR2 RL'],
    ['1. 6 right\n2. 9 left', KLOTSKI, '6R 9L'],
    ['6: right', KLOTSKI, '6R'],
    ['⬆️⬅️', TILES, 'UL'],
    ['▲ ◀', TILES, 'UL'],
    ['N W', TILES, 'UL'],
    ['U→L', TILES, 'UL'],
    ['U > L', TILES, 'UL'],
    ['5 → 8', TILES, 'UL'],
    ['5U8L', TILES, 'UL'],
    ['(5, up), (8, left)', TILES, 'UL'],
    ["[(5, 'U'), (8, 'L')]", TILES, 'UL'],
    ['1:U 2:L', TILES, 'UL'],
    ['1 U\n2 L', TILES, 'UL'],
    ['#1 up\n#2 left', TILES, 'UL'],
    ['Solution: UL (2 moves)', TILES, 'UL'],
    ['Solution: up, left.', TILES, 'UL'],
    ['Action.UP, Action.LEFT', TILES, 'UL'],
    ['Direction::Up; Direction::Left', TILES, 'UL'],
    ['moveUp(), move_left', TILES, 'UL'],
    ['slide 5 up, then 8 left', TILES, 'UL'],
    ['blank down, blank right', TILES, 'UL'],
    ['Move the empty tile down, then the empty tile right', TILES, 'UL'],
    ['空格向下 空格向右', TILES, 'UL'],
    ['góra lewo', TILES, 'UL'],
    ['위 왼쪽', TILES, 'UL'],
    ['upwards, leftwards', TILES, 'UL'],
    ['6 right 9 left', KLOTSKI, '6R 9L'],
    ['A 1 right, R 2 left', CARS, 'AR RL2'],
    ['A1R R2L', CARS, 'AR RL2'],
    ['A 1\nR -2', CARS, 'AR RL2'],
    ['A(1) R(-2)', CARS, 'AR RL2'],
    ['A += 1, R -= 2', CARS, 'AR RL2'],
    ['A: +1; R: -2', CARS, 'AR RL2'],
    ['1. A R 1\n2. R L 2', CARS, 'AR RL2'],
    ['right A, left R', CARS, 'AR RL'],
    ['a right\nr left 2', CARS, 'AR RL2'],
    ['A-right, R-left', CARS, 'AR RL'],
    ['Vehicle A moves right 1 space', CARS, 'AR'],
    ['move(A, right, 1)', CARS, 'AR'],
    ['A 向右 1', CARS, 'AR'],
    ['[{"car": "A", "direction": "right", "distance": 1}]', CARS, 'AR'],
    ['{"vehicle":"A","move":1},{"vehicle":"R","move":-2}', CARS, 'AR RL2'],
  ])('%j', (text, puzzle, moves) => {
    expect(formatMoves(puzzle, parseMoves(puzzle, text))).toBe(moves);
  });

  test('words say where the gap goes if asked', () => {
    const steps = parseMoves(TILES, 'down right', { dialect: 'gap' });
    expect(formatMoves(TILES, steps)).toBe('UL');
  });

  test.each([
    ['up up up', 'move-illegal', 4],
    ['5 1', 'move-illegal', 3],
    ['up sideways', 'move-syntax', 2],
    ['Step 1: up\nStep 2: up', 'move-illegal', 9],
  ])('%j is refused: %s', (text, code, column) => {
    let error: unknown;
    try {
      parseMoves(TILES, text);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(ParseError);
    expect([(error as ParseError).code, (error as ParseError).column]).toEqual([code, column]);
  });

  // A pattern that takes exponential time would never end.
  test.each(['ab', 'ab ', '1', ' ', 'ab,', '#1', 'up'])('%j again and again ends', (part) => {
    const text = part.repeat(30_000 / part.length);
    expect(() => parseMoves(TILES, `${text}?`)).toThrow(ParseError);
  });
});
