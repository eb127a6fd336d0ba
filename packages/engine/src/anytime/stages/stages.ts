/*
 * One beam after another: the tiles of border lines come home in twos, each two a stage, and the
 * last rectangle as a whole. The states at the end of a stage, of unequal depth, begin the next.
 *
 * Within a stage a state is judged by the exact moves its two tiles need, gap and all, and by how
 * far all others are from their homes; so of the many ways to bring two tiles home those are kept
 * that happen to help the rest. On 10×10 a person's method needs 2,150 moves on average, this one
 * 1,300 with beams 30 wide and 1,240 with 1,000; a learned judge does better
 * (`anytime/evaluation/superlinearManhattan.ts`), where the gap's home is in a corner.
 */
import type { TileProblem } from '../../problem/tileProblem.ts';
import { problemAfter } from '../../tiles/board/gapBoard.ts';
import { type Judge, scoreOf, TILE_WEIGHT, tileJudge } from '../evaluation/evaluation.ts';
import { GROUP_CELLS_MAX, GroupTables } from '../evaluation/groupTables.ts';
import { drive, type Work, type WorkStats } from '../slicedWork.ts';
import { Ways } from './pathTree.ts';
import { cellsOf, type Plan, planOf } from './plan.ts';
import { Beam, type BeamOptions, type Entry } from './stageBeam.ts';
import { pieceJudge } from './stageEvaluation.ts';
import { movesOfPieces } from './stageTable.ts';

/** A stage ends so many levels after the first state that reached it. */
const SLACK = 20;

/** Boards with more cells end in a smaller rectangle, whose tables are built in no time. */
const CELLS_LARGE = 49;
const CELLS_LAST = 16;

/** Judges made so far, kept from beam to beam while they are not too many. */
const JUDGE_BYTES_MAX = 100_000_000;

type BeamLimits = Omit<BeamOptions, 'slack'>;

export class Stages {
  isPreparing = false;
  private readonly problem: TileProblem;
  private readonly plan: Plan;
  private readonly judges: (Judge | undefined)[] = [];
  private judgeBytes = 0;
  private readonly stats: WorkStats;
  private last: Judge | undefined;

  constructor(problem: TileProblem, stats: WorkStats) {
    const { width, height, gapGoal } = problem;
    this.problem = problem;
    const cells = width * height;
    this.plan = planOf(width, height, gapGoal, cells > CELLS_LARGE ? CELLS_LAST : GROUP_CELLS_MAX);
    this.stats = stats;
  }

  /**
   * Directions of the gap along a line to the goal that begins with these; undefined when the beams
   * lost their way.
   */
  *solve(
    options: BeamLimits,
    beginning: Uint8Array = new Uint8Array(0),
  ): Work<Uint8Array | undefined> {
    const { width, seed, depthMax } = options;
    const ways = new Ways();
    let entries: readonly Entry[] = [this.entryAfter(beginning, ways)];
    for (let stage = 0; stage < this.plan.pieces.length && entries.length > 0; stage++) {
      if (entries.every((entry) => this.isHome(entry, stage))) continue;
      const judge = this.judgeOf(stage);
      yield;
      const limits = { width, seed: seed + stage, slack: SLACK, depthMax };
      const beam = new Beam(judge, ways, entries, limits);
      yield* this.finish(beam, ways);
      entries = this.nearest(beam.ends, stage, width);
    }
    if (entries.length === 0) return undefined;
    const last = yield* this.lastJudge();
    const limits = { width, seed, slack: -1, depthMax };
    const beam = new Beam(last, ways, this.inLast(entries), limits);
    yield* this.finish(beam, ways);
    const end = beam.ends[0];
    return end && ways.wayTo(end.way);
  }

  /** The state some moves of the gap later. */
  private entryAfter(beginning: Uint8Array, ways: Ways): Entry {
    const { tiles: board, gap } = problemAfter(this.problem, beginning);
    let way = 0;
    for (const direction of beginning) way = ways.add(way, direction);
    return { board, gap, depth: beginning.length, way };
  }

  private isHome({ board }: Entry, stage: number): boolean {
    return this.plan.pieces[stage]!.tiles.every((tile) => board[tile] === tile);
  }

  private *finish(beam: Beam, ways: Ways): Work<void> {
    const done = () => {
      const { expanded, generated } = beam;
      return { expanded, generated, bytes: beam.bytes + ways.bytes + this.judgeBytes };
    };
    yield* drive(this.stats, done, (budget) => beam.step(budget) || undefined);
  }

  private judgeOf(stage: number): Judge {
    const { problem, plan, judges } = this;
    const known = judges[stage];
    if (known) return known;
    const judge = pieceJudge(problem, problem.gapGoal, plan.pieces[stage]!);
    const bytes = judge.pieces!.moves.byteLength;
    if (this.judgeBytes + bytes < JUDGE_BYTES_MAX) {
      judges[stage] = judge;
      this.judgeBytes += bytes;
    }
    return judge;
  }

  /** The states that look nearest, no more than a beam is wide. */
  private nearest(ends: readonly Entry[], stage: number, width: number): Entry[] {
    const judge = this.judgeOf(stage);
    const next = this.plan.pieces[stage + 1] && this.judges[stage + 1]?.pieces;
    const priceOf = ({ board, gap, depth }: Entry) => {
      const value = TILE_WEIGHT * depth + scoreOf(judge, board);
      if (!next) return value;
      const [first, second = first] = next.tiles;
      const cells = [board.indexOf(first!), board.indexOf(second!)] as const;
      return value + next.weight * movesOfPieces(next, gap, ...cells);
    };
    return ends
      .map((entry) => ({ entry, value: priceOf(entry) }))
      .sort((a, b) => a.value - b.value)
      .slice(0, width)
      .map(({ entry }) => entry);
  }

  /** Judge of the last rectangle, whose group tables are built at the first call. */
  private *lastJudge(): Work<Judge> {
    if (this.last) return this.last;
    const goal = this.lastGoal();
    const tables = new GroupTables(goal);
    this.isPreparing = true;
    for (let groups = tables.step(1); ; groups = tables.step(yield)) {
      this.stats.bytes = Math.max(this.stats.bytes, this.judgeBytes + tables.bytes);
      if (!groups) continue;
      this.last = { ...tileJudge(goal, goal.gapGoal), groups };
      this.isPreparing = false;
      return this.last;
    }
  }

  private lastGoal() {
    const { last } = this.plan;
    const cells = cellsOf(last, this.problem.width);
    const width = last.right - last.left + 1;
    const height = last.bottom - last.top + 1;
    return { width, height, gapGoal: cells.indexOf(this.problem.gapGoal) };
  }

  /** States of the whole board as states of the last rectangle. */
  private inLast(entries: readonly Entry[]): Entry[] {
    const cells = cellsOf(this.plan.last, this.problem.width);
    const rankOf = new Map(cells.map((cell, rank) => [cell, rank]));
    return entries.map((entry) => ({
      ...entry,
      board: Uint16Array.from(cells, (cell) => rankOf.get(entry.board[cell]!)!),
      gap: rankOf.get(entry.gap)!,
    }));
  }
}
