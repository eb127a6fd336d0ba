/* The pieces and the goal of a jimslide file, from its commands. */
import type { Axis } from '../../../puzzle/puzzle.ts';
import type { GoalSpec, PieceSpec } from '../../../puzzle/spec.ts';
import { isLabelCharacter } from '../../drawings/picture.ts';
import { ParseError } from '../../errors/parseError.ts';
import type { TextPlace } from '../../form.ts';
import { isDrawable } from '../../sourceText.ts';
import { CoveredCells } from '../coveredCells.ts';
import { groupsBy, takerFrom } from '../groups.ts';
import { labelGiver } from '../letters.ts';
import {
  type Command,
  commandsNamed,
  numbersIn,
  type Point,
  pointsIn,
} from './jimslideCommands.ts';

/** A piece as put on the board, its type, and where the text puts it. */
export type Put = PieceSpec & { readonly type: number; readonly place: TextPlace };
export type Size = { readonly width: number; readonly height: number };

/** The cell of a point. Throws ParseError for one beyond the board. */
export function cellOf([x, y]: Point, { width, height }: Size, place: TextPlace, what: string) {
  if (x >= 0 && x < width && y >= 0 && y < height) return y * width + x;
  throw new ParseError(
    'piece-cells',
    `${what} lies beyond the board: (${x},${y})`,
    place,
    `x is from 0 to ${width - 1}, y is from 0 to ${height - 1}`,
  );
}

export function shapeOfCommand(command: Command): [number, Point[]] {
  const [type] = numbersIn(command, 1);
  const points = pointsIn(command);
  if (type !== 0 && points.length > 0) return [type!, points];
  throw new ParseError(
    'piece-cells',
    type === 0 ? 'piece type 0 means free cells' : `piece type ${type} has no cell`,
    command.place,
    'write all cells, such as piece: 1 (0,0) (1,0); the first is its place',
  );
}

function shapeFor(
  command: Command,
  shapes: ReadonlyMap<number, readonly Point[]>,
): { type: number; shape: readonly Point[] } {
  const [type] = numbersIn(command, 1);
  const shape = shapes.get(type!);
  if (shape) return { type: type!, shape };
  throw new ParseError(
    'piece-type',
    `there is no piece type ${type}`,
    command.place,
    type === 0
      ? 'a goal of free cells is not supported; name the pieces instead'
      : `the types are ${[...shapes.keys()].join(' ')}`,
  );
}

function placed(command: Command, shape: readonly Point[], size: Size, what: string): number[] {
  const { place } = command;
  const [point] = pointsIn(command);
  if (!point) throw new ParseError('point', `${what} has no place`, place, 'write it as (x,y)');
  const [x, y] = point;
  return shape.map(([dx, dy]) => cellOf([x + dx, y + dy], size, place, what));
}

/** Throws ParseError for a character that no picture could show as a piece. */
export function labelOf({ rest, place }: Command): string | undefined {
  const label = /'(.)'/u.exec(rest)?.[1];
  if (label === undefined || (isLabelCharacter(label) && isDrawable(label))) return label;
  throw new ParseError(
    'label-character',
    `'${label}' cannot be the label of a piece`,
    { ...place, found: label },
    'write a visible character other than . # and -',
  );
}

/** The pieces; one whose character is missing or taken gets the next free letter. */
export function putPieces(
  commands: readonly Command[],
  shapes: ReadonlyMap<number, readonly Point[]>,
  size: Size,
): Put[] {
  const given = commandsNamed(commands, 'put');
  const labels = given.map((command) => labelOf(command) ?? '');
  const give = labelGiver(labels);
  const covered = new CoveredCells(size, 'start');
  const axisOf = axesByType(commands);
  return given.map((command, at) => {
    const { type, shape } = shapeFor(command, shapes);
    covered.add(shape.length, () => command.place);
    const label = give(labels[at]!);
    return {
      type,
      label,
      axis: axisOf(type),
      cells: placed(command, shape, size, `piece ${label}`),
      place: command.place,
    };
  });
}

/** The axis of each type. It throws ParseError for one that is locked both ways. */
function axesByType(commands: readonly Command[]): (type: number) => Axis {
  const locksOf = (name: string) =>
    new Map(commandsNamed(commands, name).map((command) => [numbersIn(command, 1)[0]!, command]));
  const [lockX, lockY] = [locksOf('lockx'), locksOf('locky')];
  return (type) => {
    const upright = lockY.get(type);
    if (!lockX.has(type)) return upright ? 'h' : 'any';
    if (!upright) return 'v';
    throw new ParseError(
      'unsupported',
      `piece type ${type} is locked both ways`,
      upright.place,
      'make its cells walls',
    );
  };
}

/** The n-th win of a type names the n-th piece of that type; which of them is all the same. */
export function goalOf(
  commands: readonly Command[],
  shapes: ReadonlyMap<number, readonly Point[]>,
  puts: readonly Put[],
  size: Size,
): { goal: GoalSpec[]; places: Map<string, TextPlace> } {
  const next = takerFrom(byType(puts));
  const places = new Map<string, TextPlace>();
  const covered = new CoveredCells(size, 'goal');
  const goal = commandsNamed(commands, 'win').map((command) => {
    const { type, shape } = shapeFor(command, shapes);
    const put = next(type);
    if (!put) {
      throw new ParseError(
        'goal-unknown-piece',
        `the goal needs more pieces of type ${type} than are put`,
        command.place,
        'put as many pieces as the goal names',
      );
    }
    places.set(put.label, command.place);
    covered.add(shape.length, () => command.place);
    return { label: put.label, cells: placed(command, shape, size, 'this goal') };
  });
  return { goal, places };
}

/** The pieces of each type, in the order in which they are put. */
export function byType(puts: readonly Put[]): ReadonlyMap<number, readonly Put[]> {
  return groupsBy(puts, ({ type }) => type);
}
