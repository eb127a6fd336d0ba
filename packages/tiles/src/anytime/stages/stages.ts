/*
 * Solves a board by one beam after another: the tiles of border lines come home two at a time, each
 * two in a stage, and the last rectangle as a whole. The states at the end of a stage, of unequal
 * depth, begin the next.
 *
 * Within a stage, a state is ranked by the exact moves that its two tiles need, with the gap, and
 * by the distances of all others from their homes. So of the many paths that bring two tiles home,
 * the beam keeps those that also help the rest. On 10×10 the constructive method needs 2,150 moves
 * on average, this one 1,300 with beams 30 wide and 1,240 with beams 1,000 wide. If the gap's home
 * is a corner, a learned evaluation is better (`evaluation/superlinearManhattan.ts`).
 */
import type { TileProblem } from '@glissade/search/problem/tileProblem';
import { problemAfter } from '../../board/gapBoard.ts';
import {
  type Evaluation,
  manhattanEvaluation,
  scoreOf,
  TILE_WEIGHT,
} from '../evaluation/evaluation.ts';
import { GROUP_CELLS_MAX, GroupTables } from '../evaluation/groupTables.ts';
import { runInSlices, type SearchCounts, type SlicedWork } from '../slicedWork.ts';
import { PathTree } from './pathTree.ts';
import { cellsOf, planOf, type StagePlan } from './plan.ts';
import { type EntryState, StageBeam, type StageBeamOptions } from './stageBeam.ts';
import { stageEvaluation } from './stageEvaluation.ts';
import { stageMoves } from './stageTable.ts';

/** A stage ends so many levels after the first state that reached it. */
const SLACK = 20;

/** Boards with more cells end in a smaller rectangle, whose tables are built quickly. */
const CELLS_LARGE = 49;
const CELLS_LAST = 16;

/** Evaluations kept from beam to beam take at most so many bytes. */
const EVALUATION_BYTES_MAX = 100_000_000;

/** Budgets are those of the kernels, which expand so many nodes in the time of one here. */
const NODES_PER_EXPANSION = 16;

type BeamLimits = Omit<StageBeamOptions, 'slack'>;

export class StagedBeams {
  isPreparing = false;
  private readonly problem: TileProblem;
  private readonly plan: StagePlan;
  private readonly evaluations: (Evaluation | undefined)[] = [];
  private evaluationBytes = 0;
  private readonly stats: SearchCounts;
  private lastEvaluation: Evaluation | undefined;

  constructor(problem: TileProblem, stats: SearchCounts) {
    const { width, height, gapGoal } = problem;
    this.problem = problem;
    const cells = width * height;
    this.plan = planOf(width, height, gapGoal, cells > CELLS_LARGE ? CELLS_LAST : GROUP_CELLS_MAX);
    this.stats = stats;
  }

  /**
   * Directions of the gap along a line to the goal that begins with `beginning`; undefined when the
   * beams are lost.
   */
  *solve(
    options: BeamLimits,
    beginning: Uint8Array = new Uint8Array(0),
  ): SlicedWork<Uint8Array | undefined> {
    const { width, seed, depthMax } = options;
    const paths = new PathTree();
    let entries: readonly EntryState[] = [this.entryAfter(beginning, paths)];
    for (let stage = 0; stage < this.plan.stages.length && entries.length > 0; stage++) {
      if (entries.every((entry) => this.isHome(entry, stage))) continue;
      const evaluation = this.evaluationOf(stage);
      yield;
      const limits = { width, seed: seed + stage, slack: SLACK, depthMax };
      const beam = new StageBeam(evaluation, paths, entries, limits);
      yield* this.run(beam, paths);
      entries = this.nearest(beam.ends, stage, width);
    }
    if (entries.length === 0) return undefined;
    const last = yield* this.buildLastEvaluation();
    const limits = { width, seed, slack: -1, depthMax };
    const beam = new StageBeam(last, paths, this.inLast(entries), limits);
    yield* this.run(beam, paths);
    const end = beam.ends[0];
    return end && paths.pathTo(end.pathNode);
  }

  /** The entry state after some moves of the gap. */
  private entryAfter(beginning: Uint8Array, paths: PathTree): EntryState {
    const { tiles: board, gap } = problemAfter(this.problem, beginning);
    let pathNode = 0;
    for (const direction of beginning) pathNode = paths.add(pathNode, direction);
    return { board, gap, depth: beginning.length, pathNode };
  }

  private isHome({ board }: EntryState, stage: number): boolean {
    return this.plan.stages[stage]!.tiles.every((tile) => board[tile] === tile);
  }

  private *run(beam: StageBeam, paths: PathTree): SlicedWork<void> {
    const done = () => {
      const { expanded, generated } = beam;
      return { expanded, generated, bytes: beam.bytes + paths.bytes + this.evaluationBytes };
    };
    const step = (budget: number) =>
      beam.step(Math.ceil(budget / NODES_PER_EXPANSION)) || undefined;
    yield* runInSlices(this.stats, done, step);
  }

  private evaluationOf(stage: number): Evaluation {
    const { problem, plan, evaluations } = this;
    const known = evaluations[stage];
    if (known) return known;
    const evaluation = stageEvaluation(problem, problem.gapGoal, plan.stages[stage]!);
    const bytes = evaluation.stage!.moves.byteLength;
    if (this.evaluationBytes + bytes < EVALUATION_BYTES_MAX) {
      evaluations[stage] = evaluation;
      this.evaluationBytes += bytes;
    }
    return evaluation;
  }

  /** The states with the best estimates, at most as many as a beam is wide. */
  private nearest(ends: readonly EntryState[], stage: number, width: number): EntryState[] {
    const evaluation = this.evaluationOf(stage);
    const next = this.plan.stages[stage + 1] && this.evaluations[stage + 1]?.stage;
    const estimateOf = ({ board, gap, depth }: EntryState) => {
      const value = TILE_WEIGHT * depth + scoreOf(evaluation, board);
      if (!next) return value;
      const [first, second = first] = next.tiles;
      const cells = [board.indexOf(first!), board.indexOf(second!)] as const;
      return value + next.weight * stageMoves(next, gap, ...cells);
    };
    return ends
      .map((entry) => ({ entry, value: estimateOf(entry) }))
      .sort((a, b) => a.value - b.value)
      .slice(0, width)
      .map(({ entry }) => entry);
  }

  /** The evaluation of the last rectangle, whose group tables are built at the first call. */
  private *buildLastEvaluation(): SlicedWork<Evaluation> {
    if (this.lastEvaluation) return this.lastEvaluation;
    const goal = this.lastGoal();
    const tables = new GroupTables(goal);
    this.isPreparing = true;
    for (let groups = tables.step(1); ; groups = tables.step(yield)) {
      this.stats.bytes = Math.max(this.stats.bytes, this.evaluationBytes + tables.bytes);
      if (!groups) continue;
      this.lastEvaluation = { ...manhattanEvaluation(goal, goal.gapGoal), groups };
      this.isPreparing = false;
      return this.lastEvaluation;
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
  private inLast(entries: readonly EntryState[]): EntryState[] {
    const cells = cellsOf(this.plan.last, this.problem.width);
    const rankOf = new Map(cells.map((cell, rank) => [cell, rank]));
    return entries.map((entry) => ({
      ...entry,
      board: Uint16Array.from(cells, (cell) => rankOf.get(entry.board[cell]!)!),
      gap: rankOf.get(entry.gap)!,
    }));
  }
}
