/* Problems of planners (PDDL): facts that say where each tile is, and where it must be. */
import { ParseError } from '../../errors/parseError.ts';
import type { FormReading, ReadContext } from '../../form.ts';
import { groupsBy } from '../../forms/groups.ts';
import { closestSides, type NumberGrid } from '../../forms/tiles/numberGrid.ts';
import { tileReading } from '../../forms/tiles/tileReading.ts';
import { placeAt } from '../../sourceText.ts';

const LOOK = /\(\s*define\s*\(\s*(?:problem|domain)\b/i;
const COMMENT = /;[^\r\n]*/g;
const FACT = /\(([^()]+)\)/g;
const GAP = /blank|empty|free|clear|gap|hole/i;
/** Of the objects that say in which row something is. */
const ROW_NAME = /row|^r|y/i;
const LENGTH_MAX = 200_000;

type Fact = { readonly name: string; readonly words: readonly string[]; readonly at: number };

/** A problem of a planner with the tiles of a board; throws ParseError for any other. */
export function planning(text: string, { hasGoal }: ReadContext): FormReading | undefined {
  if (text.length > LENGTH_MAX || !LOOK.test(text)) return undefined;
  const bare = text.replace(COMMENT, (comment) => ' '.repeat(comment.length));
  const goalFrom = bare.search(/\(\s*:goal\b/i);
  const facts = [...bare.matchAll(FACT)].map(({ 1: inner, index }): Fact => {
    const [name = '', ...words] = inner!.trim().split(/\s+/);
    return { name, words, at: index };
  });
  const start = facts.filter(({ at }) => goalFrom < 0 || at < goalFrom);
  const goal = facts.filter(({ at }) => goalFrom >= 0 && at > goalFrom);
  const placings = placingsOf(start, goal);
  const board = placings && boardOf(placings, start);
  if (!board) throw unread();
  const { name, words } = placings[0]!;
  const from = gridOf(placings, board, text);
  const demanded = goal.filter((fact) => fact.name === name && fact.words.length === words.length);
  if (!hasGoal && demanded.length === 0) {
    const place = placeAt(text, Math.max(0, goalFrom));
    const hint = 'say in the goal where each tile must be';
    throw new ParseError('goal-missing', 'read as PDDL: the goal names no tile', place, hint);
  }
  const to = hasGoal ? undefined : gridOf(demanded, board, text);
  const told = `read as PDDL: (${name} …) says where the tiles are`;
  return tileReading(from, to ? { grid: to } : { name: 'standard' }, [told]);
}

function unread(): ParseError {
  return new ParseError(
    'unsupported',
    'read as PDDL: no facts say where the tiles of a full board are',
    { line: 1, column: 1 },
    'give a problem with facts such as (at t1 p1), one for each tile',
  );
}

/** The facts that name a tile and its place, each once; of several kinds, those of the goal. */
function placingsOf(start: readonly Fact[], goal: readonly Fact[]): readonly Fact[] | undefined {
  const kinds = groupsBy(start, ({ name, words }) => `${name}/${words.length}`);
  const found = [...kinds.values()].filter(arePlacings);
  return found.find(([fact]) => goal.some(({ name }) => name === fact!.name)) ?? found[0];
}

/** A tile and one or two words for its place; none twice, and no tile that is a place. */
function arePlacings(facts: readonly Fact[]): boolean {
  const { length } = facts[0]!.words;
  const tiles = new Set(facts.map(({ words }) => words[0]));
  const places = new Set(facts.map(placeOf));
  const areNumbered = facts.every(({ words }) => words.slice(1).every((word) => /\d/.test(word)));
  const isEach = tiles.size === facts.length && places.size === facts.length;
  const arePlaces = facts.some(({ words }) => words.slice(1).some((word) => tiles.has(word)));
  return facts.length > 1 && (length === 2 || length === 3) && isEach && areNumbered && !arePlaces;
}

function placeOf({ words }: Fact): string {
  return words.slice(1).join(' ');
}

function numbersOf(word: string): number[] {
  return (word.match(/\d+/g) ?? []).map(Number);
}

type Board = {
  readonly width: number;
  readonly cellOf: ReadonlyMap<string, number>;
  /** The number of the first tile. */
  readonly first: number;
};

/** The rectangle of all places, those of gaps too, and the cell of each, if it is full. */
function boardOf(placings: readonly Fact[], start: readonly Fact[]): Board | undefined {
  const size = placings[0]!.words.length;
  const gaps = start.filter(({ name, words }) => GAP.test(name) && words.length >= size - 1);
  const keys = [
    ...new Set([
      ...placings.map(placeOf),
      ...gaps.map(({ words }) => words.slice(1 - size).join(' ')),
    ]),
  ];
  const places = pairsOf(keys, size, start);
  const width = 1 + Math.max(...places.map(([column]) => column));
  const cellOf = new Map(keys.map((key, at) => [key, places[at]![1] * width + places[at]![0]]));
  const cells = new Set(cellOf.values());
  const isFull = cells.size === keys.length && Math.max(...cells) < keys.length;
  if (!isFull || width < 2 || keys.length % width > 0 || keys.length === width) return undefined;
  const numbers = placings.flatMap(({ words }) => numbersOf(words[0]!).slice(0, 1));
  // With a tile in every cell, number 0 is the gap.
  return { width, cellOf, first: gaps.length > 0 ? Math.min(...numbers) : 1 };
}

/** Column and row of each place, from 0: of its two numbers, or of one that counts all. */
function pairsOf(keys: readonly string[], size: number, start: readonly Fact[]) {
  const all = keys.map(numbersOf);
  const least = Math.min(...all.map(([number]) => number!));
  const isOne = size === 2 && all.every(({ length }) => length === 1);
  if (isOne && all.every(([number]) => number! - least < keys.length)) {
    const width = widthOf(start, keys);
    return all.map(
      ([number]) => [(number! - least) % width, Math.floor((number! - least) / width)] as const,
    );
  }
  const isRowFirst = size === 2 || ROW_NAME.test(keys[0]!.split(' ')[0]!);
  const pairs = keys.map((key, at) => {
    const [one, two] = isOne ? [...key.replace(/\D/g, '')].map(Number) : all[at]!;
    return isRowFirst ? ([two!, one!] as const) : ([one!, two!] as const);
  });
  const left = Math.min(...pairs.map(([column]) => column));
  const top = Math.min(...pairs.map(([, row]) => row));
  return pairs.map(([column, row]) => [column - left, row - top] as const);
}

/** The largest step between two places that a fact names together is the width of the board. */
function widthOf(start: readonly Fact[], keys: readonly string[]): number {
  const known = new Set(keys);
  const steps = start.flatMap(({ words }) => {
    const [one, two] = words.filter((word) => known.has(word)).flatMap(numbersOf);
    return two === undefined ? [] : [Math.abs(one! - two)];
  });
  const width = Math.max(0, ...steps);
  return width > 1 ? width : closestSides(keys.length).width;
}

/** The tiles in their cells; the cell without one is the gap. */
function gridOf(facts: readonly Fact[], { width, cellOf, first }: Board, text: string): NumberGrid {
  const tokens = Array.from({ length: cellOf.size }, () => ({ text: '0', ...placeAt(text, 0) }));
  for (const fact of facts) {
    const cell = cellOf.get(placeOf(fact));
    const [number] = numbersOf(fact.words[0]!);
    if (cell === undefined || number === undefined) continue;
    tokens[cell] = { text: String(number - first + 1), ...placeAt(text, fact.at) };
  }
  return { width, height: tokens.length / width, tokens };
}
