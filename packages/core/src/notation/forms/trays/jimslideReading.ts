import { BOARD_SIDE_MAX, type CellType } from '../../../board/board.ts';
import { ParseError } from '../../errors/parseError.ts';
import type { FormReading, TextPlace } from '../../form.ts';
import { endOf } from '../text.ts';
import {
  type Command,
  commandsNamed,
  commandsOf,
  numbersIn,
  pointsIn,
} from './jimslideCommands.ts';
import {
  byType,
  goalOf,
  labelOf,
  putPieces,
  requireInside,
  type Size,
  shapeOfCommand,
} from './jimslidePieces.ts';

/** Reads a configuration file. Throws ParseError. */
export function readJimslide(text: string): FormReading {
  const commands = commandsOf(text);
  const width = sideOf(commands, 'xsize', text);
  const height = sideOf(commands, 'ysize', text);
  for (const command of commands) requireSupported(command);
  const shapes = new Map(commandsNamed(commands, 'piece').map(shapeOfCommand));
  const puts = putPieces(commands, shapes, { width, height });
  const { goal, places } = goalOf(commands, shapes, puts, { width, height });
  const same = [...byType(puts).values()]
    .map((alike) => alike.map(({ label }) => label))
    .filter((labels) => labels.length > 1);
  const unnamed = commandsNamed(commands, 'put').some((command) => labelOf(command) === undefined);
  return {
    spec: {
      board: { width, height, cells: cellsOf(commands, { width, height }) },
      pieces: puts.map(({ label, cells, axis }) => ({ label, cells, axis: axis ?? 'any' })),
      goals: goal.length > 0 ? [goal] : [],
      same,
    },
    placeOf: ({ part, label }) => {
      const put = puts.find((candidate) => candidate.label === label)?.place;
      return (part === 'goal' ? places.get(label ?? '') : put) ?? put ?? endOf(text);
    },
    notes: unnamed ? ['pieces without a character of their own are named by free letters'] : [],
  };
}

function sideOf(commands: readonly Command[], name: string, text: string): number {
  const command = commands.find((candidate) => candidate.name === name);
  const [side] = command ? numbersIn(command, 1) : [];
  if (side !== undefined && side >= 1 && side <= BOARD_SIDE_MAX) return side;
  throw new ParseError(
    'board-size',
    command ? `${name} is not possible` : `${name} is missing`,
    command?.place ?? endOf(text),
    `write ${name}: and a number from 1 to ${BOARD_SIDE_MAX}`,
  );
}

function requireSupported(command: Command): void {
  const { name, place } = command;
  if (name !== 'xstep' && name !== 'ystep') return;
  const [, multiple] = numbersIn(command, 2);
  if (multiple === 1) return;
  throw new ParseError(
    'unsupported',
    `${name}: pieces that stop only at every ${multiple}th cell are not supported`,
    place,
    'leave the line out',
  );
}

function cellsOf(commands: readonly Command[], { width, height }: Size): CellType[] {
  const cells = new Array<CellType>(width * height).fill('floor');
  const wall = (x: number, y: number, place: TextPlace) => {
    requireInside([x, y], { width, height }, place, 'this wall');
    cells[y * width + x] = 'wall';
  };
  for (const command of commands) {
    if (command.name === 'wall') {
      for (const [x, y] of pointsIn(command)) wall(x, y, command.place);
    }
    if (command.name !== 'hwall' && command.name !== 'vwall') continue;
    const [line, from, to] = numbersIn(command, 3);
    for (let at = Math.min(from!, to!); at <= Math.max(from!, to!); at++) {
      if (command.name === 'hwall') wall(at, line!, command.place);
      else wall(line!, at, command.place);
    }
  }
  return cells;
}
