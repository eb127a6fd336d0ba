import { buildPuzzle, type Puzzle, parsePuzzle } from '@glissade/core';
import { occupancyOf } from '@glissade/core/game';
import { describe, expect, it } from 'vitest';
import { createPainter } from '../text/painter.ts';
import { stripColor, widthOf } from '../text/width.ts';
import { drawGame, type View } from './draw.ts';
import { startGame } from './game.ts';
import { drawPicture, hueOf, pictureOfGoal } from './picture.ts';

const plain = createPainter(0);
const coloured = createPainter(3);

const klotski = parsePuzzle(
  'start:\nABBC\nABBC\nDEEF\nDGHF\nI..J\ngoal:\n....\n....\n....\n.BB.\n.BB.\n',
);
const fifteen = parsePuzzle('5 1 2 4/9 6 3 8/13 10 7 11/14 0 15 12');

const viewOf = (columns: number, rows: number, more: Partial<View> = {}): View => ({
  columns,
  rows,
  paint: plain,
  ...more,
});

describe('drawGame', () => {
  it.each([
    [200, 60],
    [80, 24],
    [40, 14],
    [20, 12],
    [8, 6],
  ])('fits into %i by %i', (columns, rows) => {
    for (const puzzle of [klotski, fifteen]) {
      for (const showsHelp of [false, true]) {
        const game = { ...startGame(puzzle), showsHelp };
        const lines = drawGame(game, viewOf(columns, rows, { paint: coloured }));
        expect(lines.length).toBeLessThanOrEqual(rows);
        if (columns >= 20) {
          for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(columns);
        }
      }
    }
  });

  it('shows the goal beside the board only where there is room', () => {
    expect(drawGame(startGame(klotski), viewOf(80, 24)).join('\n')).toContain('goal');
    expect(drawGame(startGame(klotski), viewOf(12, 24)).join('\n')).not.toContain('goal');
  });

  it('says that a terminal is too small', () => {
    const lines = drawGame(startGame(klotski), viewOf(60, 7));
    expect(lines.join('\n')).toContain('too small');
  });

  it('shows count, optimum, distance, hint and what is typed', () => {
    const game = startGame(klotski);
    expect(drawGame(game, viewOf(80, 24, { optimum: 81 }))[1]).toBe('0 moves (shortest 81)');
    const measured = { ...game, showsDistance: true };
    expect(drawGame(measured, viewOf(80, 24, { distance: '81 to go' }))[1]).toContain('81 to go');
    expect(drawGame(measured, viewOf(80, 24))[1]).toContain('thinking');
    const text = (lines: string[]) => lines.join('\n');
    expect(text(drawGame(game, viewOf(80, 24, { hint: 'hint: JL' })))).toContain('hint: JL');
    expect(text(drawGame({ ...game, typed: '1' }, viewOf(80, 24)))).toContain('select piece: 1_');
  });

  it('sets the count beside the shortest when it is solved', () => {
    const puzzle = parsePuzzle('start:\nA.\ngoal:\n.A\n');
    const game = { ...startGame(puzzle, 'steps'), state: Uint16Array.of(1), line: [1] };
    const text = (view: View) => drawGame(game, view).join('\n');
    expect(text(viewOf(80, 24, { optimum: 1 }))).toContain('solved in 1 step, the shortest');
    expect(text(viewOf(80, 24))).toMatch(/solved in 1 step$/m);
  });
});

describe('drawPicture', () => {
  it('draws one character a cell where it can, without colour', () => {
    const lines = drawPicture(klotski, occupancyOf(klotski, klotski.start), { paint: plain });
    expect(lines).toEqual(['ABBC', 'ABBC', 'DEEF', 'DGHF', 'I..J']);
  });

  it('draws walls, gates and the outside', () => {
    const puzzle = parsePuzzle('start:\n ##\n#A.\n #-\ngoal:\n ##\n#..\n #A\n');
    const lines = drawPicture(puzzle, occupancyOf(puzzle, puzzle.start), { paint: plain });
    expect(lines).toEqual([' ##', '#A.', ' #-']);
    const goal = drawPicture(puzzle, pictureOfGoal(puzzle, puzzle.goals[0]!), { paint: plain });
    expect(goal.at(-1)).toBe(' #A');
  });

  it('keeps every label at each richness of colour', () => {
    for (const level of [0, 1, 2, 3] as const) {
      const paint = createPainter(level);
      const picture = occupancyOf(klotski, klotski.start);
      const text = stripColor(drawPicture(klotski, picture, { paint, cellWidth: 4 }).join(''));
      for (const { label, shape } of klotski.pieces) {
        expect(text.split(label).length - 1).toBe(shape.length);
      }
    }
  });

  it('marks the piece in focus by signs, not by colour alone', () => {
    const picture = occupancyOf(klotski, klotski.start);
    const draw = (held: boolean, cellWidth: number) =>
      drawPicture(klotski, picture, { paint: plain, cellWidth, focus: 0, held })[0]!.trim();
    expect(draw(false, 4)).toMatch(/^\[A\]/);
    expect(draw(true, 4)).toMatch(/^<A>/);
    expect(draw(false, 2)).toMatch(/^A\*/);
    expect(draw(true, 2)).toMatch(/^A\+/);
  });

  it('keeps columns straight for wide labels', () => {
    const puzzle: Puzzle = buildPuzzle({
      board: { width: 3, height: 1, cells: ['floor', 'floor', 'floor'] },
      pieces: [
        { label: '馬', cells: [0] },
        { label: 'b', cells: [1] },
      ],
      goals: [[{ label: 'b', cells: [2] }]],
    });
    const [line] = drawPicture(puzzle, occupancyOf(puzzle, puzzle.start), { paint: coloured });
    expect(widthOf(line!)).toBe(9);
  });

  it('gives the goal piece a colour of its own, and tiles of one row one colour', () => {
    const others = klotski.pieces
      .map((_, piece) => hueOf(klotski, piece))
      .filter((_, i) => i !== 1);
    expect(others).not.toContain(hueOf(klotski, 1));
    expect(hueOf(fifteen, 0)).toBe(hueOf(fifteen, 3));
    expect(hueOf(fifteen, 0)).not.toBe(hueOf(fifteen, 4));
  });
});
