import { BOARD_SIDE_MAX, type Board, type CellType } from '../../../board/board.ts';
import { ParseError } from '../../errors/parseError.ts';
import type { FormReading } from '../../form.ts';
import { sameLabels } from '../groups.ts';
import { endOf } from '../text.ts';
import {
  type Command,
  commandsNamed,
  commandsOf,
  numbersIn,
  type Point,
  pointsIn,
} from './jimslideCommands.ts';
import {
  byType,
  cellOf,
  goalOf,
  labelOf,
  putPieces,
  type Size,
  shapeOfCommand,
} from './jimslidePieces.ts';

/** Reads a configuration file. Throws ParseError. */
export function readJimslide(text: string): FormReading {
  const commands = commandsOf(text);
  const size = { width: sideOf(commands, 'xsize', text), height: sideOf(commands, 'ysize', text) };
  for (const command of commands) requireSupported(command);
  const shapes = new Map(commandsNamed(commands, 'piece').map(shapeOfCommand));
  const puts = putPieces(commands, shapes, size);
  const { goal, places } = goalOf(commands, shapes, puts, size);
  const unnamed = commandsNamed(commands, 'put').some((command) => labelOf(command) === undefined);
  return {
    spec: {
      board: boardOf(commands, size),
      pieces: puts.map(({ label, cells, axis }) => ({ label, cells, axis })),
      goals: goal.length > 0 ? [goal] : [],
      same: sameLabels(byType(puts).values()),
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

function boardOf(commands: readonly Command[], size: Size): Board {
  const cells = new Array<CellType>(size.width * size.height).fill('floor');
  for (const command of commands) {
    for (const point of wallsIn(command)) {
      cells[cellOf(point, size, command.place, 'this wall')] = 'wall';
    }
  }
  return { ...size, cells };
}

/** The cells that a command makes walls: one by one, or a line of them. */
function wallsIn(command: Command): Point[] {
  const { name } = command;
  if (name === 'wall') return pointsIn(command);
  if (name !== 'hwall' && name !== 'vwall') return [];
  const [line, from, to] = numbersIn(command, 3) as [number, number, number];
  const first = Math.min(from, to);
  return Array.from({ length: Math.abs(from - to) + 1 }, (_, at) =>
    name === 'hwall' ? [first + at, line] : [line, first + at],
  );
}
