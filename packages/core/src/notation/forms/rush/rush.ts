import type { GoalSpec } from '../../../puzzle/spec.ts';
import { cellsByLabel, type Picture, placeOfCell, redrawn } from '../../drawings/picture.ts';
import { ParseError } from '../../errors/parseError.ts';
import type { Form } from '../../form.ts';
import { drawnReading } from '../blockReading.ts';
import { pictureOf, requireCharacters } from '../blockRows.ts';
import { startRows } from '../blockWriting.ts';
import { looksLikeRush } from './rushLooks.ts';
import { primaryLabel } from './rushPrimary.ts';
import { refuseRush } from './rushRefusal.ts';
import { cellSigns, rushSource } from './rushSource.ts';

/** Rush Hour in letters: a whole square board in one word, or rows. */
export const rush: Form = {
  name: 'rush',
  title: 'Rush Hour letters',
  example: 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM',
  looksLike: looksLikeRush,
  read: (text, context) => {
    const { rows, notes } = rushSource(text);
    const picture = pictureOf(rows, text);
    requireCharacters(picture, isRushCharacter, {
      code: 'cell-unknown',
      hint: 'pieces are letters, free cells o or ., walls x',
    });
    const cellOf = cellSigns(rows.map(({ characters }) => characters.join('')));
    const start = redrawn(picture, (character) => cellOf.get(character) ?? character);
    const cars = cellsByLabel(start).map(({ label, cells }) => {
      return { label, cells, axis: axisOfCar({ label, cells }, start) };
    });
    const own = context?.hasGoal ? NO_GOAL : exitGoal(cars, start);
    return drawnReading(text, {
      start,
      pieces: cars,
      goals: own.goals,
      notes: [...notes, ...own.notes, 'every piece moves along its long side only'],
    });
  },
  refuses: refuseRush,
  write: (puzzle) => {
    const { width, height } = puzzle.board;
    const isSquare = width === height;
    const free = isSquare ? 'o' : '.';
    const rows = startRows(puzzle, (type) => (type === 'wall' ? 'x' : free));
    return rows.join(isSquare ? '' : '\n');
  },
};

function isRushCharacter(character: string): boolean {
  return /^[A-Za-z.]$/.test(character);
}

const NO_GOAL = { goals: [], notes: [] };

/** The goal that goes without saying: the car to get out at the right edge of its row. */
function exitGoal(
  cars: readonly (Car & { readonly axis: 'h' | 'v' })[],
  start: Picture,
): { goals: GoalSpec[][]; notes: string[] } {
  const primary = primaryLabel(cars);
  const { cells } = requirePrimary(
    cars.find(({ label }) => label === primary),
    start,
  );
  const row = Math.floor(cells[0]! / start.width);
  const goal = cells.map((_, index) => (row + 1) * start.width - cells.length + index);
  return {
    goals: [[{ label: primary, cells: goal }]],
    notes: [`goal: piece ${primary} at the right edge of its row`],
  };
}

type Car = { readonly label: string; readonly cells: readonly number[] };

/** Throws ParseError unless the car covers at least two cells in one line, without a hole. */
function axisOfCar({ label, cells }: Car, picture: Picture): 'h' | 'v' {
  const { width } = picture;
  const [first, second] = cells;
  const isLine = (step: number) => cells.every((cell, index) => cell === first! + index * step);
  const isRow = Math.floor(cells.at(-1)! / width) === Math.floor(first! / width);
  if (second !== undefined && isRow && isLine(1)) return 'h';
  if (second !== undefined && isLine(width)) return 'v';
  const message =
    second === undefined
      ? `piece ${label} covers one cell only`
      : `piece ${label} is not one straight line`;
  throw new ParseError(
    'rush-piece',
    message,
    placeOfCell(picture, first!),
    'a piece covers two or more cells in a line; draw other shapes with a goal',
  );
}

function requirePrimary(car: (Car & { axis: string }) | undefined, picture: Picture): Car {
  if (!car) {
    throw new ParseError(
      'rush-primary',
      'there is no piece A',
      placeOfCell(picture, 0),
      'name the piece that must get out A, X or R, or give a goal',
    );
  }
  if (car.axis !== 'h') {
    throw new ParseError(
      'rush-primary',
      `piece ${car.label} is vertical`,
      placeOfCell(picture, car.cells[0]!),
      'the piece that must get out lies in a row and leaves to the right; give other goals',
    );
  }
  return car;
}
