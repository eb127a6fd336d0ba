/*
 * The tile boards of a batch that light tables do not end soon.
 *
 * A batch first searches a board in one thread of many, with light tables, and leaves it as soon as
 * heavy tables would be worth loading or building: after a quarter of a second. It then comes here
 * and is searched from the beginning by all threads together, as it would be alone: they share one
 * set of heavy tables, which stays for the next board. Boards whose goal needs the tables that are
 * there go first, so that sets do not take turns.
 *
 * Refused: heavy tables in each thread (290 MB a set for the 15-puzzle); and a board a thread over
 * one shared set, which ends when the thread with the hardest board does, while all others wait: on
 * few boards or many threads that is most of the time, where here a board is split until its end.
 */
import type { Puzzle } from '@glissade/core';
import type { RunOptions } from '@glissade/solve/options/options';
import type { Outcome } from '@glissade/solve/outcome';
import { solve } from '@glissade/solve/solve';

type Waiting = { readonly tables: string; readonly start: () => void };

/** Solves boards one after the other, each with all threads. */
export class HardBoards {
  private readonly waiting: Waiting[] = [];
  private isBusy = false;
  /** Of the board searched last: the tables that are in memory. */
  private tables = '';
  private readonly solveAlone: typeof solve;

  /** Tests solve by other means. */
  constructor(solveAlone: typeof solve = solve) {
    this.solveAlone = solveAlone;
  }

  /** Waits for its turn, then answers as `solve` does. */
  async solve(puzzle: Puzzle, options: RunOptions): Promise<Outcome> {
    await this.turn(tablesOf(puzzle));
    try {
      return await this.solveAlone(puzzle, options);
    } finally {
      this.isBusy = false;
      this.startNext();
    }
  }

  private turn(tables: string): Promise<void> {
    return new Promise((start) => {
      this.waiting.push({ tables, start });
      this.startNext();
    });
  }

  private startNext(): void {
    if (this.isBusy) return;
    const alike = this.waiting.findIndex(({ tables }) => tables === this.tables);
    const [next] = this.waiting.splice(Math.max(0, alike), 1);
    if (!next) return;
    this.isBusy = true;
    this.tables = next.tables;
    next.start();
  }
}

/** Boards of one size whose goals have the gap in the same cells need the same tables. */
function tablesOf({ board, goals }: Puzzle): string {
  const cells = board.cells.map((_, cell) => cell);
  const gaps = goals.map((goal) => {
    const taken = new Set(goal.map(({ cell }) => cell));
    return cells.find((cell) => !taken.has(cell));
  });
  return `${board.width} ${board.height} ${gaps.join()}`;
}
