import type { Axis } from '../../puzzle/puzzle.ts';
import type { GoalSpec, PieceSpec } from '../../puzzle/spec.ts';
import type { TextPlace } from '../form.ts';
import { ParseError } from '../parseError.ts';
import {
  type Command,
  commandsNamed,
  numbersIn,
  type Point,
  pointsIn,
} from './jimslideCommands.ts';
import { letterAt } from './letters.ts';

/** A piece as put on the board, its type, and where the text puts it. */
export type Put = PieceSpec & { readonly type: number; readonly place: TextPlace };
export type Size = { readonly width: number; readonly height: number };

export function requireInside(
  [x, y]: Point,
  { width, height }: Size,
  place: TextPlace,
  what: string,
): void {
  if (x >= 0 && x < width && y >= 0 && y < height) return;
  throw new ParseError(
    'piece-cells',
    `${what} lies beyond the board: (${x},${y})`,
    place,
    `x goes from 0 to ${width - 1}, y from 0 to ${height - 1}`,
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
    'write piece: 1 (0,0) (1,0) with all cells, the first being its place',
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
      ? 'a goal of free cells cannot be held; name the pieces instead'
      : `the types are ${[...shapes.keys()].join(' ')}`,
  );
}

function placed(
  command: Command,
  shape: readonly Point[],
  { width, height }: Size,
  what: string,
): number[] {
  const [point] = pointsIn(command);
  if (!point) {
    throw new ParseError('point', `${what} has no place`, command.place, 'write it as (x,y)');
  }
  return shape.map(([dx, dy]) => {
    const [x, y]: Point = [point[0] + dx, point[1] + dy];
    requireInside([x, y], { width, height }, command.place, what);
    return y * width + x;
  });
}

export function labelOf({ rest }: Command): string | undefined {
  return /'(.)'/u.exec(rest)?.[1];
}

/** The pieces; one whose character is missing or taken gets the next free letter. */
export function putPieces(
  commands: readonly Command[],
  shapes: ReadonlyMap<number, readonly Point[]>,
  size: Size,
): Put[] {
  const given = commandsNamed(commands, 'put');
  const written = new Set(given.map(labelOf));
  const taken = new Set<string>();
  let next = 0;
  const freeLetter = () => {
    while (written.has(letterAt(next))) next++;
    return letterAt(next++);
  };
  return given.map((command) => {
    const { type, shape } = shapeFor(command, shapes);
    const own = labelOf(command);
    const label = own === undefined || taken.has(own) ? freeLetter() : own;
    taken.add(label);
    const axis = axisOf(commands, type);
    return {
      type,
      label,
      axis,
      cells: placed(command, shape, size, `piece ${label}`),
      place: command.place,
    };
  });
}

function axisOf(commands: readonly Command[], type: number): Axis {
  const isLocked = (name: string) =>
    commandsNamed(commands, name).find((command) => numbersIn(command, 1)[0] === type);
  const [lockX, lockY] = [isLocked('lockx'), isLocked('locky')];
  if (lockX && lockY) {
    throw new ParseError(
      'unsupported',
      `piece type ${type} is locked both ways`,
      lockY.place,
      'make its cells walls',
    );
  }
  if (lockX) return 'v';
  return lockY ? 'h' : 'any';
}

/** The n-th win of a type names the n-th piece of that type; which of them is all the same. */
export function goalOf(
  commands: readonly Command[],
  shapes: ReadonlyMap<number, readonly Point[]>,
  puts: readonly Put[],
  size: Size,
): { goal: GoalSpec[]; places: Map<string, TextPlace> } {
  const used = new Map<number, number>();
  const places = new Map<string, TextPlace>();
  const goal = commandsNamed(commands, 'win').map((command) => {
    const { type, shape } = shapeFor(command, shapes);
    const nth = used.get(type) ?? 0;
    used.set(type, nth + 1);
    const put = puts.filter((candidate) => candidate.type === type)[nth];
    if (!put) {
      throw new ParseError(
        'goal-unknown-piece',
        `the goal needs ${nth + 1} pieces of type ${type}, only ${nth} are put`,
        command.place,
        'put as many pieces as the goal names',
      );
    }
    places.set(put.label, command.place);
    return { label: put.label, cells: placed(command, shape, size, 'this goal') };
  });
  return { goal, places };
}
