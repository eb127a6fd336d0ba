/** Boards some moves away from their goal, and what a search must not say of them. */
import type { Metric, Puzzle } from '@glissade/core';
import type { EngineName } from '@glissade/solve/engines/engineNames';
import { engineByName } from '@glissade/solve/engines/engines';
import type { Outcome } from '@glissade/solve/outcome';
import { solveSync } from '@glissade/solve/solve';
import { goalWithGap, tilePuzzle } from './tiles.ts';

type Random = (limit: number) => number;

/** A puzzle, and how far it is from its goal at most. */
export type Scrambled = {
  readonly puzzle: Puzzle;
  readonly steps: number;
  readonly pushes: number;
};

/** A board scrambled by so many moves from a goal at random, the gap anywhere. */
export function scrambledBoard(
  width: number,
  height: number,
  by: 'steps' | 'pushes',
  moves: number,
  random: Random,
): Scrambled {
  const goal = goalWithGap(width, height, random(width * height));
  for (let cell = goal.length - 1; cell > 0; cell--) swap(goal, cell, random(cell + 1));
  const tiles = [...goal];
  let gap = tiles.indexOf(0);
  let last = -1;
  let steps = 0;
  for (let move = 0; move < moves; ) {
    const direction = random(4);
    const [x, y] = [gap % width, Math.floor(gap / width)];
    const room = [y, width - 1 - x, height - 1 - y, x][direction]!;
    if (room === 0 || direction === (last ^ 2)) continue;
    for (let left = by === 'pushes' ? 1 + random(room) : 1; left > 0; left--) {
      const from = gap + [-width, 1, width, -1][direction]!;
      swap(tiles, gap, from);
      gap = from;
      steps++;
    }
    last = direction;
    move++;
  }
  return { puzzle: tilePuzzle(width, height, tiles, [goal]), steps, pushes: moves };
}

function swap(tiles: number[], a: number, b: number): void {
  [tiles[a], tiles[b]] = [tiles[b]!, tiles[a]!];
}

export type Ask = {
  readonly metric: Metric;
  readonly engine: EngineName;
  /** Nodes expanded at most. */
  readonly nodes: number;
};

/** What is wrong with an engine's answer to a scrambled board, if anything. */
export function faultOf({ puzzle, steps, pushes }: Scrambled, ask: Ask): string | undefined {
  const { metric, engine, nodes } = ask;
  const most = metric === 'mtm' ? pushes : steps;
  const name = nameOf(puzzle, ask);
  let outcome: Outcome;
  try {
    outcome = solveSync(puzzle, { metric, engine, limits: { nodes }, threads: 1 });
  } catch (error) {
    return `${name}: ${messageOf(error)}`;
  }
  const { status, lowerBound } = outcome;
  if (status !== 'solved' && status !== 'undecided') return `${name}: ${status}`;
  if (!(lowerBound >= 0 && lowerBound <= most)) return `${name}: lower bound ${lowerBound}`;
  if (outcome.status !== 'solved' || !outcome.optimal || outcome.length <= most) return undefined;
  return `${name}: ${outcome.length} as the optimum`;
}

/** The same after few nodes of the engine alone, which is much faster on large boards. */
export function boundFault({ puzzle, steps, pushes }: Scrambled, ask: Ask): string | undefined {
  const { metric, engine, nodes } = ask;
  const most = metric === 'mtm' ? pushes : steps;
  try {
    const options = { memoryBytesMax: 1e9 };
    const searcher = engineByName(engine).start({ puzzle, metric }, options);
    // A searcher that has prepared has other statistics than before.
    while (searcher.stats.expanded < nodes && !searcher.step(Math.min(nodes, 64)));
    const { stats } = searcher;
    searcher.close?.();
    const isRight = stats.lowerBound >= 0 && stats.lowerBound <= most;
    return isRight ? undefined : `${nameOf(puzzle, ask)}: lower bound ${stats.lowerBound}`;
  } catch (error) {
    return `${nameOf(puzzle, ask)}: ${messageOf(error)}`;
  }
}

const nameOf = ({ board }: Puzzle, { metric, engine }: Ask) =>
  `${board.width}x${board.height} ${metric} ${engine}`;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
