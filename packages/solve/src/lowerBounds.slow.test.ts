import { metricsOf } from '@glissade/core';
import { countPushes, neighboursOf, problemAfter } from '@glissade/tiles/board/gapBoard';
import { IterativeDeepening } from '@glissade/tiles/idaStar/iterativeDeepening';
import { describe, expect, it } from 'vitest';
import {
  type Ask,
  boundFault,
  type Scrambled,
  scrambledBoard,
} from '../../../tests/arbitrary/lowerBounds.ts';
import { randomNumbers } from '../../../tests/arbitrary/tiles.ts';
import { ENGINE_NAMES, type EngineName } from './engines/engineNames.ts';

const SIDE_MAX = 100;
const MOVES = 24;
const NODES = 300;
const METRICS = ['stm', 'mtm'] as const;
const TILE_ENGINES: readonly EngineName[] = ['tiles', 'constructive', 'anytime'];
const OTHER_ENGINES = ENGINE_NAMES.filter((name) => !TILE_ENGINES.includes(name));
/** Up to so many cells, every other engine is asked in every metric; beyond, one in one metric. */
const CELLS_ALL = 36;
/** The kernel writes a table of all placements first, which takes seconds beyond. */
const CELLS_KERNEL = 900;
/** The other engines take up to 10 ms for each node of the largest boards. */
const NODES_OTHER = 4;

const sides = Array.from({ length: SIDE_MAX - 1 }, (_, i) => i + 2);
const tens = Array.from({ length: 10 }, (_, ten) => ten * 10);
const widthsOf = (ten: number) => sides.filter((side) => Math.floor((side - 1) / 10) * 10 === ten);

/** Directions of the gap at random, none of which takes the last one back. */
function walk(width: number, height: number, gap: number, random: (limit: number) => number) {
  const neighbours = neighboursOf(width, height);
  const line: number[] = [];
  for (let cell = gap; line.length < MOVES; ) {
    const direction = random(4);
    const to = neighbours[cell * 4 + direction]!;
    if (to < 0 || (line.length > 0 && direction === (line.at(-1)! ^ 2))) continue;
    line.push(direction);
    cell = to;
  }
  return line;
}

/** What iterative deepening says of a board that far from a goal with the gap anywhere. */
function deepeningFaults(width: number, height: number, random: (limit: number) => number) {
  const tiles = Uint16Array.from({ length: width * height }, (_, cell) => cell);
  const gapGoal = random(tiles.length);
  const goal = { width, height, tiles, gap: gapGoal, gapGoal, pieceOf: new Uint16Array(0) };
  const line = walk(width, height, gapGoal, random);
  const problem = problemAfter(goal, line);
  return METRICS.flatMap((metric) => {
    const most = metric === 'mtm' ? countPushes(Uint8Array.from(line)) : line.length;
    const search = new IterativeDeepening(problem, metric, 0);
    for (let slice = 0; slice < 4 && !search.step(NODES / 4); slice++);
    search.close();
    return search.bound >= 0 && search.bound <= most
      ? []
      : [`${width}x${height} ${metric}: ${search.bound} instead of ${most}`];
  });
}

/** A board of each height, scrambled by steps and by pushes in turns. */
function boardsOf(width: number): Scrambled[] {
  const random = randomNumbers(width);
  return sides.map((height) => {
    const by = (width + height) % 2 === 0 ? 'steps' : 'pushes';
    return scrambledBoard(width, height, by, MOVES, random);
  });
}

/** Small boards: every engine in every metric. Others: one, so that all meet all of the metrics. */
function otherAsks({ puzzle }: Scrambled): Omit<Ask, 'nodes'>[] {
  const { width, height } = puzzle.board;
  const metrics = metricsOf(puzzle);
  const cells = width * height;
  if (cells <= CELLS_ALL) {
    return OTHER_ENGINES.flatMap((engine) => metrics.map((metric) => ({ metric, engine })));
  }
  const engines = OTHER_ENGINES.filter((name) => name !== 'kernel' || cells <= CELLS_KERNEL);
  const turn = (width - 2) * (SIDE_MAX - 1) + height - 2;
  const engine = engines[turn % engines.length]!;
  return [{ metric: metrics[Math.floor(turn / engines.length) % metrics.length]!, engine }];
}

function fault(board: Scrambled, ask: Ask): string[] {
  return [boundFault(board, ask) ?? []].flat();
}

describe('no false bound and no crash on every shape from 2×2 to 100×100', () => {
  it.each(tens)('by iterative deepening, from %i cells wide', (ten) => {
    const random = randomNumbers(ten);
    const faults = widthsOf(ten).flatMap((width) =>
      sides.flatMap((height) => deepeningFaults(width, height, random)),
    );
    expect(faults).toEqual([]);
  });

  it.each(sides)('by the engines for tiles, in every metric, %i cells wide', (width) => {
    const faults = boardsOf(width).flatMap((board) =>
      TILE_ENGINES.flatMap((engine) =>
        metricsOf(board.puzzle).flatMap((metric) => fault(board, { metric, engine, nodes: NODES })),
      ),
    );
    expect(faults).toEqual([]);
  });

  it.each(sides)('by the other engines, %i cells wide', (width) => {
    const faults = boardsOf(width).flatMap((board) =>
      otherAsks(board).flatMap((ask) => fault(board, { ...ask, nodes: NODES_OTHER })),
    );
    expect(faults).toEqual([]);
  });
});
