import { cellsByLabel, type Picture, placeOfCell, redrawn } from '../../drawings/picture.ts';
import { ParseError } from '../../errors/parseError.ts';
import type { FormReader, FormReading, FormWriter, ReadContext } from '../../form.ts';
import { drawnReading, NO_GOAL, type ToldGoal } from '../blockReading.ts';
import { pictureOf, requireCharacters } from '../blockRows.ts';
import { startRows } from '../blockWriting.ts';
import { exitGoal, laneOf } from './lane.ts';
import { looksLikeRush } from './rushLooks.ts';
import { primaryLabel } from './rushPrimary.ts';
import { refuseRush } from './rushRefusal.ts';
import { cellSigns, rushSource } from './rushSource.ts';
import { straightAxis } from './straightAxis.ts';

/** Rush Hour in letters: a whole square board in one word, or rows. */
export const rush: FormReader = {
  name: 'rush',
  looksLike: looksLikeRush,
  read: (text, context) => {
    const { rows, notes } = rushSource(text);
    const picture = pictureOf(rows, text);
    const hint = 'pieces are letters, free cells o or ., walls x';
    requireCharacters(picture, /[A-Za-z.]/, hint);
    const cellOf = cellSigns(rows.map(({ characters }) => characters.join('')));
    const start = redrawn(picture, (character) => cellOf.get(character) ?? character);
    return carsReading(text, start, notes, context);
  },
};

/** The same form, written. */
export const rushWriter: FormWriter = {
  refuses: refuseRush,
  write: (puzzle) => {
    const { width, height } = puzzle.board;
    const isSquare = width === height;
    const free = isSquare ? 'o' : '.';
    const rows = startRows(puzzle, (type) => (type === 'wall' ? 'x' : free));
    return rows.join(isSquare ? '' : '\n');
  },
};

/** The cars of a picture, the target at the exit of its row or column unless a goal is given. */
export function carsReading(
  text: string,
  start: Picture,
  notes: readonly string[],
  context?: ReadContext,
): FormReading {
  const cars = cellsByLabel(start).map((car) => ({ ...car, axis: axisOfCar(car, start) }));
  const own = context?.hasGoal ? NO_GOAL : goalOf(cars, start, context);
  return drawnReading(text, {
    start,
    pieces: cars,
    goals: own.goals,
    notes: [...notes, ...own.notes, 'every piece moves along its long side only'],
  });
}

/** The car to get out at the right edge of its row, unless another exit is named. */
function goalOf(
  cars: readonly StraightCar[],
  start: Picture,
  { target, isExitNear }: Partial<ReadContext> = {},
): ToldGoal {
  const primary = target ?? primaryLabel(cars);
  const car = requirePrimary(
    cars.find(({ label }) => label === primary),
    start,
    primary,
    target !== undefined,
  );
  const isNear = isExitNear?.(laneOf(car.axis, car.cells[0]!, start.width));
  return exitGoal(car, start, isNear);
}

type Car = { readonly label: string; readonly cells: readonly number[] };
type StraightCar = Car & { readonly axis: 'h' | 'v' };

/** Throws ParseError unless the car covers at least two cells in one line, without a hole. */
function axisOfCar({ label, cells }: Car, picture: Picture): 'h' | 'v' {
  const [first, second] = cells;
  const axis = straightAxis(cells, picture.width);
  if (axis) return axis;
  const message =
    second === undefined
      ? `piece ${label} covers one cell only`
      : `piece ${label} is not one straight line`;
  throw new ParseError(
    'rush-piece',
    message,
    placeOfCell(picture, first!),
    'a car covers two cells or more in a line; draw others with a goal',
  );
}

function requirePrimary(
  car: StraightCar | undefined,
  picture: Picture,
  label: string,
  isAsked: boolean,
): StraightCar {
  if (car && (car.axis === 'h' || isAsked)) return car;
  throw new ParseError(
    'rush-primary',
    car ? `piece ${label} is vertical` : `there is no piece ${isAsked ? label : 'A, X or R'}`,
    placeOfCell(picture, car?.cells[0] ?? 0),
    'name the piece that must get out, or give a goal',
  );
}
