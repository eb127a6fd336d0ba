/* A jimslide file as commands, one a line. */
import { ParseError } from '../../errors/parseError.ts';
import type { TextPlace } from '../../form.ts';
import { placeOfText } from '../../native/nativeEntries.ts';
import { filledLines } from '../text.ts';

/** One line: `name: rest`, comments and a semicolon at its end taken off. */
export type Command = { readonly name: string; readonly rest: string; readonly place: TextPlace };
export type Point = readonly [x: number, y: number];

const USED = 'xsize ysize wall hwall vwall piece lockx locky xstep ystep put win';
/** Settings of the solver and its output, which say nothing about the puzzle. */
const IGNORED =
  'useletters hexprint winonly bigmem smallmem numthreads diskthreads cachepercent nograph ' +
  'noconcurrent cutoff directed checkfulltree';
const COMMANDS: ReadonlySet<string> = new Set(`${USED} ${IGNORED}`.split(' '));
const POINT = /\(\s*(-?\d{1,4})\s*,\s*(-?\d{1,4})\s*\)/g;

export function commandsOf(text: string): Command[] {
  return filledLines(text).flatMap((line) => {
    const content = /^(?:'[^']*'|[^!'])*/u.exec(line.text)![0];
    if (/^\s*(?:[#*]|$)/.test(content)) return [];
    const place = placeOfText(line);
    const [, word = '', rest = ''] = /^\s*([a-z]+)\s*:(.*)$/is.exec(content) ?? [];
    const name = word.toLowerCase();
    if (COMMANDS.has(name)) return [{ name, rest, place }];
    throw new ParseError(
      'command-unknown',
      'this line is not a jimslide command',
      place,
      'write xsize, ysize, wall, piece, put or win with a colon; comments start with ! or #',
    );
  });
}

/** The first whole numbers of a command, as many as it needs. Throws ParseError. */
export function numbersIn({ name, rest, place }: Command, count: number): number[] {
  const numbers = (rest.match(/-?\d+/g) ?? []).slice(0, count).map(Number);
  const isNumber = /^\s*\d/.test(rest) && numbers.every((number) => Math.abs(number) < 10_000);
  if (numbers.length === count && isNumber) return numbers;
  throw new ParseError(
    'number-missing',
    `${name} needs ${count === 1 ? 'a whole number' : `${count} whole numbers`}`,
    place,
    `write ${name}: ${count === 3 ? '2 (0,4)' : '1'}`,
  );
}

export function pointsIn({ rest }: Command): Point[] {
  return [...rest.matchAll(POINT)].map(([, x, y]) => [Number(x), Number(y)] as const);
}

export function commandsNamed(commands: readonly Command[], name: string): Command[] {
  return commands.filter((command) => command.name === name);
}
