/*
 * One hard tile board on many machines: IDA* whose tree is cut into jobs. A bound begins with one
 * job, the whole tree. Workers hand back what they have not searched as soon as others are idle,
 * and after some seconds anyway; it comes as new jobs, until nothing is left: that is the barrier.
 * Every node of a bound is made once, so all bounds but the last have the nodes of one machine. In
 * the last the first line ends the run: what was told by then is counted.
 *
 * Rejected: flows of BullMQ for the barrier. The children of a flow are fixed when it is added, but
 * here a child may become sixteen; and answers are kept by part, so a coordinator that starts again
 * asks for the same parts and finds those that are done.
 */
import { createHash } from 'node:crypto';
import { formatMoves, type Puzzle, specOf, tileParity } from '@glissade/core';
import type { Outcome } from '@glissade/solve/outcome';
import { verifyLine } from '@glissade/solve/verify';
import {
  type Piece,
  ROOT,
  type SubtreePart,
  stepsOfLine,
  subtreeProblem,
  tablesForParts,
} from '@glissade/worker/parts/subtree';
import { faultOf } from '../claims.ts';
import { ClusterError, messageOf, wrongAnswer } from '../clusterError.ts';
import { type SubtreeAnswer, subtreeAnswerSchema } from '../partSchemas.ts';
import type { Run } from './run.ts';

/** What a bound took. */
export type BoundCount = {
  readonly bound: number;
  readonly expanded: number;
  readonly generated: number;
};

export type TreeOptions = {
  readonly tables?: SubtreePart['tables'];
  /** Told of each bound that holds no line. */
  readonly onBound?: (count: BoundCount) => void;
};

/** Solves a tile board with one goal in single steps. Rejects with ClusterError. */
export async function solveTree(
  run: Run,
  puzzle: Puzzle,
  options: TreeOptions = {},
): Promise<Outcome> {
  const startedMs = performance.now();
  requireOneGoal(puzzle);
  const search = new TreeSearch(run, puzzle, options);
  const end = tileParity(puzzle).goals[0]!.isReachable ? await search.run() : undefined;
  const timeMs = performance.now() - startedMs;
  const { expanded, generated } = search.counts;
  const stats = {
    ...{ expanded, generated, evaluated: generated, reopened: 0, peakFrontier: search.bound },
    ...{ peakBytes: 0, timeMs, setupMs: 0 },
  };
  const common = { metric: 'stm', engine: 'tiles', stats } as const;
  if (!end) return { status: 'unsolvable', ...common, lowerBound: 0, proof: 'parity' };
  const line = verified(puzzle, end);
  const outcome = { status: 'solved', ...common, lowerBound: search.bound, optimal: true, ...line };
  const fault = faultOf(puzzle, { metric: 'stm' }, outcome as Outcome);
  if (fault !== undefined) throw wrongAnswer(fault);
  return outcome as Outcome;
}

function requireOneGoal({ type, goals }: Puzzle): void {
  if (type === 'tiles' && goals.length === 1) return;
  const hint = 'omit --split: one worker solves each other puzzle';
  throw new ClusterError('split', 'only a tile board with one goal can be split', hint);
}

function verified(puzzle: Puzzle, line: readonly number[]) {
  try {
    const steps = stepsOfLine(subtreeProblem(puzzle), line);
    return verifyLine(puzzle, steps, 'stm', formatMoves);
  } catch (error) {
    throw wrongAnswer(messageOf(error));
  }
}

class TreeSearch {
  bound = 0;
  readonly counts = { expanded: 0, generated: 0 };
  private readonly board: Puzzle;
  private readonly tables: SubtreePart['tables'];
  private readonly transport: Run;
  private readonly onBound: NonNullable<TreeOptions['onBound']>;

  constructor(run: Run, puzzle: Puzzle, { tables, onBound }: TreeOptions) {
    this.transport = run;
    this.board = puzzle;
    this.tables = tables ?? tablesForParts(subtreeProblem(puzzle));
    this.onBound = onBound ?? (() => undefined);
  }

  /** Directions of the gap along a shortest line. */
  async run(): Promise<readonly number[]> {
    this.bound = (await this.ask(0, [])).estimate;
    if (this.bound === 0) return [];
    for (;;) {
      const before = { ...this.counts };
      const line = await this.search();
      if (line) return line;
      const expanded = this.counts.expanded - before.expanded;
      const generated = this.counts.generated - before.generated;
      this.onBound({ bound: this.bound, expanded, generated });
      this.bound += 2;
    }
  }

  /** All below the present bound: a line, or undefined once every part is done. */
  private search(): Promise<readonly number[] | undefined> {
    return new Promise((resolve, reject) => {
      const search = async (pieces: readonly Piece[]): Promise<void> => {
        const { bound } = this;
        const { expanded, generated, rest, line } = await this.ask(bound, pieces);
        // After a line has been found, others may still be told.
        if (bound !== this.bound) return;
        this.counts.expanded += expanded;
        this.counts.generated += generated;
        if (line) resolve(line);
        else await Promise.all(rest.map(search));
      };
      search([ROOT]).then(() => resolve(undefined), reject);
    });
  }

  private ask(bound: number, pieces: readonly Piece[]): Promise<SubtreeAnswer> {
    const part = { board: specOf(this.board), tables: this.tables, bound, pieces };
    const hash = createHash('sha256').update(JSON.stringify(pieces)).digest('hex').slice(0, 24);
    return this.transport.ask(`tree-${bound}-${hash}`, part, received);
  }
}

function received(answer: unknown): SubtreeAnswer {
  const parsed = subtreeAnswerSchema.safeParse(answer);
  if (!parsed.success) throw wrongAnswer('it is no answer');
  return parsed.data as SubtreeAnswer;
}
