/*
 * The tiles of a board found in the solved picture: compared and assigned, then once more with the
 * light and the corners that the matches show, until little is left to chance.
 */
import type { Grid } from '../grid.ts';
import { type Point, project, projectionOnto, type Quad } from '../plane.ts';
import type { Raster } from '../raster.ts';
import { assignTiles, missingCosts, type TileAssignment } from './assignTiles.ts';
import { type Comparison, compareTiles, type Likeness } from './compareTiles.ts';
import { cutSheet, type Sheet, startOf } from './cutSheet.ts';
import { gapCosts } from './gapCosts.ts';
import { type Light, lightAtAll, lightOf, type Window } from './light.ts';

export type TileMatching = TileAssignment & {
  /** The board, and the solved picture in its own file, their corners put right by the matches. */
  readonly grid: Grid;
  readonly quad: Quad;
};

/** The part of a cell that is left out on each side: gaps, rounded corners, bevelled rims. */
const INSET = 0.12;
const FIRST: Comparison = { reach: 3, spread: 0.35 };
const NEXT: readonly Comparison[] = [
  { reach: 3, spread: 0.15 },
  { reach: 2, spread: 0.1 },
];

const pitchFor = ({ columns, rows }: Grid) => (columns * rows > 36 ? 16 : 24);

const windowOf = (pitch: number): Window => {
  const inset = Math.round(INSET * pitch);
  return { inset, side: pitch - 2 * inset };
};

type Round = TileAssignment & { readonly likeness: readonly (readonly Likeness[])[] };

function playRound(board: Sheet, solved: Sheet, light: Light, how: Comparison): Round {
  const window = windowOf(board.pitch);
  const likeness = compareTiles(board, solved, window, light, how);
  const costs = likeness.map((row) => row.map(({ cost }) => cost));
  const gaps = gapCosts(board, window, light);
  return { likeness, ...assignTiles(costs, gaps, missingCosts(board.columns, board.rows)) };
}

/** A first look: how well a grid and a part of the solved picture fit together. */
export function glance(board: Sheet, solved: Sheet): TileAssignment {
  const light = lightAtAll(board, solved, windowOf(board.pitch));
  return playRound(board, solved, light, { reach: 1, spread: FIRST.spread });
}

/** What a matching starts from, and what of it may still be moved. */
export type Places = {
  readonly grid: Grid;
  readonly isGridMovable: boolean;
  readonly quad: Quad;
  readonly isQuadMovable: boolean;
};

export function matchTiles(picture: Raster, solvedPicture: Raster, places: Places): TileMatching {
  let { grid, quad } = places;
  const pitch = pitchFor(grid);
  const window = windowOf(pitch);
  let board = cutSheet(picture, grid, pitch, 0);
  let solved = cutSheet(solvedPicture, { ...grid, quad }, pitch, FIRST.reach);
  let light = lightAtAll(board, solved, window);
  let round = playRound(board, solved, light, FIRST);
  for (const how of NEXT) {
    const sure = surest(round);
    const matches = sure.map((cell) => {
      const { dx, dy, gain } = round.likeness[cell]![round.homes[cell]!]!;
      const start = startOf(solved, round.homes[cell]!, window.inset);
      return { cell, otherStart: start + (dy * solved.width + dx) * 3, gain };
    });
    light = lightOf(board, solved, window, matches, light);
    const moves = movesOf(round, sure, board);
    if (places.isQuadMovable) quad = moved(quad, grid, moves.solved, 1);
    if (places.isGridMovable) grid = { ...grid, quad: moved(grid.quad, grid, moves.board, -1) };
    board = cutSheet(picture, grid, pitch, 0);
    solved = cutSheet(solvedPicture, { ...grid, quad }, pitch, FIRST.reach);
    round = playRound(board, solved, light, how);
  }
  const { homes, gap, costs, losses, swaps } = round;
  return { homes, gap, costs, losses, swaps, grid, quad };
}

/** Three quarters of the cells, those that fit best. */
function surest({ homes, gap, costs }: Round): number[] {
  const cells = homes.map((_, cell) => cell).filter((cell) => cell !== gap);
  return cells.sort((a, b) => costs[a]! - costs[b]!).slice(0, Math.ceil(0.75 * cells.length));
}

type Line = (at: number) => number;
/** How far places of a board are to be moved, in cells: along each axis evenly more or less. */
type Moves = readonly [across: Line, down: Line];

/**
 * The matches are shifted for two reasons: the corners of the solved picture are not exact, which
 * shows by the homes of the tiles, or those of the board, which shows by their cells.
 */
function movesOf(round: Round, sure: readonly number[], { columns, rows, pitch }: Sheet) {
  const axis = (count: number, placeOf: (cell: number) => number, shift: 'dx' | 'dy') => {
    const shifts = sure.map((cell) => {
      const home = round.homes[cell]!;
      const by = round.likeness[cell]![home]![shift] / pitch;
      return { home: placeOf(home) - count / 2, cell: placeOf(cell) - count / 2, by };
    });
    const byHome = lineThrough(shifts.map(({ home, by }) => [home, by]));
    const byCell = lineThrough(shifts.map(({ home, cell, by }) => [cell, by - byHome(home)]));
    return [byHome, byCell] as const;
  };
  const across = axis(columns, (cell) => (cell % columns) + 0.5, 'dx');
  const down = axis(rows, (cell) => Math.floor(cell / columns) + 0.5, 'dy');
  return { solved: [across[0], down[0]] as Moves, board: [across[1], down[1]] as Moves };
}

function moved(quad: Quad, { columns, rows }: Grid, [across, down]: Moves, sign: number): Quad {
  const onto = projectionOnto(quad, columns, rows);
  const corner = (x: number, y: number): Point =>
    project(onto, x + sign * across(x - columns / 2), y + sign * down(y - rows / 2));
  return [corner(0, 0), corner(columns, 0), corner(columns, rows), corner(0, rows)];
}

/** The straight line through points, by least squares; rather flat if there are few. */
function lineThrough(points: readonly (readonly [x: number, y: number])[]): Line {
  let [xx, xy] = [1, 0];
  const count = Math.max(1, points.length);
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / count;
  for (const [x, y] of points) {
    xx += (x - meanX) ** 2;
    xy += (x - meanX) * (y - meanY);
  }
  return (x) => meanY + ((x - meanX) * xy) / xx;
}
