/* Boards of tiles of which some are equal: coloured tiles, repeated numbers, several gaps. */
import { openBoard } from '../../../board/board.ts';
import type { GoalSpec, PieceSpec } from '../../../puzzle/spec.ts';
import { ParseError } from '../../errors/parseError.ts';
import type { FormReading, GivenGoal } from '../../form.ts';
import { groupsBy, takerFrom } from '../../forms/groups.ts';
import { labelGiver } from '../../forms/letters.ts';
import { blocksOf, filledLines, type Token, textInPlace } from '../../forms/text.ts';
import type { NumberGrid } from '../../forms/tiles/numberGrid.ts';
import { readNumberRows } from '../../forms/tiles/numberRows.ts';
import { placeOfToken } from '../../forms/tokenPlaces.ts';
import { cellsOfWords, sidesOf } from '../foundTiles.ts';
import { blanked, labelledParts } from '../labels.ts';
import { isGapWord } from '../permutation.ts';
import { stagesOf } from '../stages.ts';
import type { Guess } from './guess.ts';

const CELLS_MIN = 4;
const CELLS_MAX = 400;
const GAP_SIGN = /^(?:0|[._*?□⬜-]|)$/u;
const isGap = (cell: string) => GAP_SIGN.test(cell) || isGapWord(cell);
const CELL = /^(?:\p{L}[\p{L}_]{0,23}|\d{1,3}|[^\p{L}\d#])$/u;
/** Between a start and its goal. */
const ARROW = /^[^\S\n]*(?:to|into|->|=>|→|⇒|>)[\s:]*$|\s(?:to|into|->|=>|→|⇒)\s/imu;

/** A board whose tiles may be equal, with its goal in the text or beside it. */
export const equalTiles: Guess = (text, { hasGoal }) => {
  const parts = partsOf(text);
  const start = parts && gridOf(parts.start);
  if (!start) return undefined;
  const goal = parts.goal === undefined ? undefined : gridOf(parts.goal, start);
  if (parts.goal === undefined ? !hasGoal : !isSameSize(start, goal)) return undefined;
  const cells = cellsOf(start);
  const gaps = gapNames(cells);
  // Some tiles are equal, or there are several gaps.
  if (gaps.size === 0 || [...cells.values()].every(({ length }) => length === 1)) return undefined;
  return readingOf({ start, cells, gaps, ...tilesOf(start, gaps) }, goal);
};

/** The start and, where the text has one, the goal; places are kept. */
function partsOf(text: string): { start: string; goal?: string } | undefined {
  const labelled = labelledParts(text);
  if (labelled) return labelled;
  const arrow = ARROW.exec(text);
  if (arrow) {
    const behind = arrow.index + arrow[0].length;
    return { start: text.slice(0, arrow.index), goal: blanked(text, 0, behind) };
  }
  const blocks = blocksOf(text);
  if (blocks.length === 1) return { start: text };
  if (blocks.length !== 2) return undefined;
  return { start: textInPlace(blocks[0]!), goal: textInPlace(blocks[1]!) };
}

function gridOf(text: string, like?: NumberGrid): NumberGrid | undefined {
  const words = readNumberRows(filledLines(text));
  const areRows = words.length > 1 && words.every((row) => row.length === 1);
  const rows = (areRows ? cellsOfWords(words) : undefined) ?? words;
  const tokens = rows.flat();
  if (tokens.length < CELLS_MIN || tokens.length > CELLS_MAX) return undefined;
  if (!tokens.every(({ text: cell }) => CELL.test(cell) || isGap(cell))) return undefined;
  const sides = sidesOf(rows, like);
  return sides && { ...sides, tokens };
}

function isSameSize(one: NumberGrid, other: NumberGrid | undefined): other is NumberGrid {
  return one.width === other?.width && one.height === other.height;
}

/** The cells of each name. */
type Cells = ReadonlyMap<string, readonly Token[]>;

function cellsOf({ tokens }: NumberGrid): Cells {
  return groupsBy(tokens, ({ text }) => text);
}

/** The cells that are gaps: a sign for one; without a sign, the only tile of its colour. */
function gapNames(start: Cells): ReadonlySet<string> {
  const signs = [...start.keys()].filter(isGap);
  if (signs.length > 0) return new Set(signs);
  const single = [...start].filter(([, { length }]) => length === 1).map(([name]) => name);
  const white = single.find((name) =>
    /^(?:w|white|(?:white|black)_large_square|e|empty|b|blank|x)$/i.test(name),
  );
  const only = single.length === 1 ? single[0] : white;
  return new Set(only === undefined ? [] : [only]);
}

/** For each name, its tiles in reading order. */
type Names = ReadonlyMap<string, readonly { readonly label: string }[]>;

function tilesOf({ tokens }: NumberGrid, gaps: ReadonlySet<string>) {
  const give = labelGiver(tokens.map(({ text }) => text));
  const tiles = tokens.flatMap(({ text }, cell) =>
    gaps.has(text) ? [] : [{ text, label: give(text), cells: [cell] }],
  );
  const names = groupsBy(tiles, ({ text }) => text);
  return { pieces: tiles.map(({ label, cells }) => ({ label, cells })), names };
}

type Coloured = {
  readonly start: NumberGrid;
  readonly cells: Cells;
  readonly gaps: ReadonlySet<string>;
  readonly pieces: readonly PieceSpec[];
  readonly names: Names;
};

/** The goal's tiles: of equal ones, the first in the start goes to the first place. */
function goalOf({ cells, gaps, names }: Coloured, goal: NumberGrid): GoalSpec[] {
  requireSameTiles(cells, cellsOf(goal), goal);
  const next = takerFrom(names);
  return goal.tokens.flatMap(({ text }, cell) => {
    const tile = next(text);
    return gaps.has(text) || !tile ? [] : [{ label: tile.label, cells: [cell] }];
  });
}

function requireSameTiles(start: Cells, goal: Cells, grid: NumberGrid): void {
  for (const name of new Set([...start.keys(), ...goal.keys()])) {
    const [had, wanted] = [start, goal].map((cells) => cells.get(name)?.length ?? 0);
    if (had === wanted) continue;
    const token = grid.tokens.find(({ text }) => text === name) ?? grid.tokens[0]!;
    throw new ParseError(
      'tile-count',
      `read as coloured tiles: the start has ${name} ${had} times, the goal ${wanted} times`,
      placeOfToken(token),
      'give the start and the goal the same tiles',
      { count: wanted, wanted: had },
    );
  }
}

function readingOf(tiles: Coloured, goal: NumberGrid | undefined): FormReading {
  const { start, gaps, pieces, names } = tiles;
  const { width, height, tokens } = start;
  const groups = [...names]
    .filter(([, alike]) => alike.length > 1)
    .map(([name, alike]) => [name, alike.map(({ label }) => label)] as const);
  const same = groups.map(([, labels]) => labels);
  const named = groups.map(([name, labels]) => `${name} = ${labels.join(' ')}`).join(', ');
  const gap = [...gaps].map((name) => name || 'an empty place').join(' and ');
  return {
    spec: {
      board: openBoard(width, height),
      pieces,
      goals: goal ? [goalOf(tiles, goal)] : [],
      same,
    },
    placeOf: ({ cell = 0 }) => placeOfToken(tokens[cell] ?? tokens[0]!),
    notes: [`read as tiles of which some are equal (${named || 'none'}); ${gap} is the gap`],
    readGoal: goal ? undefined : (text) => givenGoal(text, tiles),
  };
}

/** A goal that was given beside the text. */
function givenGoal(text: string, tiles: Coloured): GivenGoal {
  const { start } = tiles;
  const grid = gridOf(text, start) ?? gridOf(stagesOf(text).bare.text, start);
  if (!isSameSize(start, grid)) {
    throw new ParseError(
      'goal-size',
      `the goal is not a board of ${start.width} by ${start.height} tiles`,
      { line: 1, column: 1 },
      'write the goal in the size of the start',
    );
  }
  const placeOfCell = (cell: number) => placeOfToken(grid.tokens[cell]!);
  return { goal: goalOf(tiles, grid), placeOfCell };
}
