/**
 * What is known of the state on the board, while somebody plays.
 *
 * Three sources, the cheapest first:
 * 1. the shortest lines found before: who follows one, or comes back to one, is told at once;
 * 2. a table of all distances, where the space is small: an answer takes a millisecond;
 * 3. a search from the state.
 *
 * A search for a state that was left is cancelled when another is known already; the first search
 * for a puzzle may finish, since its line is what tells something at all to people who play faster
 * than the solver thinks. All of it runs in the worker; this is bookkeeping.
 */
import {
  countSteps,
  formatPuzzle,
  formatState,
  type Metric,
  type Puzzle,
  parseMoves,
  type Steps,
} from '@glissade/core';
import type { MoveValue, Outcome, Progress, WorkerSolver, WorkerTable } from '../worker/solver.ts';
import { type Place, type Plan, planOf, restOfPlan } from './plan.ts';

/** How much somebody wants to know. */
export type Want = 'nothing' | 'distance' | 'values' | 'line';

export type Knowledge = {
  readonly isWorking: boolean;
  /** Of the search under way. */
  readonly progress?: Progress;
  /** Units of the metric to the goal, proved; null where it is out of reach. */
  readonly distance?: number | null;
  /** A shortest line from here. */
  readonly line?: Steps;
  /** Each legal move and the distance after it. */
  readonly values?: readonly MoveValue[];
  /** How the last search from here or from a state on the way ended. */
  readonly outcome?: Outcome;
  /** States of the whole space, where all are known. */
  readonly states?: number;
  /** The reader stopped the search. */
  readonly isStopped?: boolean;
  /** A defect, in its own words. */
  readonly failure?: string;
};

export type Tracker = {
  readonly see: (place: Place, want: Want) => void;
  /** Stops the search until another state is seen or `resume` is called. */
  readonly stop: () => void;
  readonly resume: () => void;
  /** Any solution, soon: not proved shortest. */
  readonly hurry: () => void;
};

const PLANS_MAX = 12;
const TABLE_LIMITS = { nodes: 400_000, memoryBytes: 200e6, timeMs: 20_000 };
const SEARCH_MEMORY_BYTES = 1e9;

type Search = { readonly place: Place; readonly abort: AbortController };
type TableState = {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly abort: AbortController;
  status: 'making' | 'ready' | 'refused';
  table?: WorkerTable;
};

/** Tells `onChange` what is known, again and again. `solver` is asked for when first needed. */
export function createTracker(
  solver: () => WorkerSolver,
  onChange: (knowledge: Knowledge) => void,
): Tracker {
  return new SolveTracker(solver, onChange);
}

class SolveTracker implements Tracker {
  private readonly solver: () => WorkerSolver;
  private readonly onChange: (knowledge: Knowledge) => void;
  private place: Place | undefined;
  private want: Want = 'nothing';
  private plans: { readonly plan: Plan; readonly outcome: Outcome }[] = [];
  private search: Search | undefined;
  private table: TableState | undefined;
  private isStopped = false;

  constructor(solver: () => WorkerSolver, onChange: (knowledge: Knowledge) => void) {
    this.solver = solver;
    this.onChange = onChange;
  }

  readonly see = (place: Place, want: Want): void => {
    if (this.place && isSamePlace(this.place, place) && this.want === want) return;
    if (this.place?.puzzle !== place.puzzle) this.forget();
    this.place = place;
    this.want = want;
    this.isStopped = false;
    this.update();
  };

  readonly stop = (): void => {
    this.isStopped = true;
    this.search?.abort.abort();
    this.search = undefined;
    this.table?.abort.abort();
    this.tell({ isWorking: false, isStopped: true });
  };

  readonly resume = (): void => {
    this.isStopped = false;
    if (this.table?.status === 'refused') this.table = undefined;
    this.update();
  };

  readonly hurry = (): void => {
    this.isStopped = false;
    if (this.place) this.startSearch(this.place, true);
  };

  private forget(): void {
    this.search?.abort.abort();
    this.table?.abort.abort();
    this.search = undefined;
    this.table = undefined;
    this.plans = [];
  }

  private update(): void {
    const { place, want } = this;
    if (!place || this.isStopped) return;
    if (want === 'nothing') {
      this.search?.abort.abort();
      this.search = undefined;
      this.tell({ isWorking: false });
      return;
    }
    const known = this.fromPlans(place);
    if (known && want !== 'values') {
      this.dropStale(place);
      this.tell({ isWorking: false, ...known });
      return;
    }
    if (known) this.tell({ isWorking: true, ...known });
    if (want === 'line') this.startSearch(place, false);
    else this.askTable(place, known);
  }

  private fromPlans(place: Place): Partial<Knowledge> | undefined {
    for (const { plan, outcome } of this.plans) {
      const line = restOfPlan(plan, place);
      if (line) return { line, distance: countSteps(line, place.metric), outcome };
    }
    return undefined;
  }

  /** Cancels a search for another state. */
  private dropStale(place: Place): void {
    if (!this.search || isSamePlace(this.search.place, place)) return;
    this.search.abort.abort();
    this.search = undefined;
  }

  private startSearch(place: Place, isHurried: boolean): void {
    const { search } = this;
    if (search && isSamePlace(search.place, place) && !isHurried) return;
    const mayFinish = search?.place.puzzle === place.puzzle && this.plans.length === 0;
    this.tell({ isWorking: true });
    if (mayFinish && !isHurried) return;
    search?.abort.abort();
    this.search = { place, abort: new AbortController() };
    this.run(this.search, isHurried);
  }

  private async run(search: Search, isHurried: boolean): Promise<void> {
    const { place, abort } = search;
    const isCurrent = () => this.search === search;
    try {
      const outcome = await this.solver().solve(formatPuzzle(bare(place.puzzle)), {
        state: formatState(place.puzzle, place.state),
        metric: place.metric,
        ...(isHurried ? { any: true } : {}),
        limits: { memoryBytes: SEARCH_MEMORY_BYTES },
        signal: abort.signal,
        onProgress: (progress) => {
          if (isCurrent()) this.tell({ isWorking: true, progress });
        },
      });
      if (isCurrent()) this.takeOutcome(place, outcome);
    } catch (error) {
      if (isCurrent()) this.fail(error);
    }
  }

  private takeOutcome(searched: Place, outcome: Outcome): void {
    this.search = undefined;
    const line =
      outcome.status === 'solved'
        ? parseMoves(searched.puzzle, outcome.moves, { from: searched.state })
        : undefined;
    if (line && outcome.status === 'solved' && outcome.optimal) {
      const plan = planOf(searched, line);
      this.plans = [{ plan, outcome }, ...this.plans].slice(0, PLANS_MAX);
    }
    if (!this.place || this.isStopped) return;
    if (!isSamePlace(searched, this.place) || this.want === 'nothing') {
      this.update();
      return;
    }
    const isProved = outcome.status === 'solved' && outcome.optimal;
    this.tell({
      isWorking: false,
      outcome,
      ...(line ? { line } : {}),
      ...(isProved ? { distance: outcome.length } : {}),
      ...(outcome.status === 'unsolvable' ? { distance: null } : {}),
    });
  }

  private fail(error: unknown): void {
    this.search = undefined;
    const failure = error instanceof Error ? error.message : String(error);
    this.tell({ isWorking: false, failure });
  }

  /** The value of the state from the table; a search where there can be none. */
  private askTable(place: Place, known: Partial<Knowledge> | undefined): void {
    const { table } = this;
    const fits = table?.puzzle === place.puzzle && table.metric === place.metric;
    if (!fits) this.makeTable(place);
    else if (table.status === 'making') this.tell({ isWorking: true, ...known });
    else if (table.table) this.lookUp(table.table, place, known);
    else if (known) this.tell({ isWorking: false, ...known });
    else this.startSearch(place, false);
  }

  private async makeTable({ puzzle, metric }: Place): Promise<void> {
    this.table?.abort.abort();
    const made: TableState = { puzzle, metric, abort: new AbortController(), status: 'making' };
    this.table = made;
    this.tell({ isWorking: true });
    try {
      const outcome = await this.solver().distanceTable(formatPuzzle(bare(puzzle)), {
        metric,
        limits: TABLE_LIMITS,
        signal: made.abort.signal,
      });
      made.status = outcome.status === 'ready' ? 'ready' : 'refused';
      if (outcome.status === 'ready') made.table = outcome.table;
    } catch (error) {
      made.status = 'refused';
      if (this.table === made) this.fail(error);
    }
    if (this.table === made) this.update();
  }

  private async lookUp(
    table: WorkerTable,
    place: Place,
    known: Partial<Knowledge> | undefined,
  ): Promise<void> {
    const value = await table.value(formatState(place.puzzle, place.state)).catch(() => undefined);
    if (this.place !== place || this.isStopped) return;
    if (!value) return this.startSearch(place, false);
    const { states } = table;
    if (value.status === 'evaluated') {
      const { distance, moves: values } = value;
      this.tell({ isWorking: false, ...known, distance, values, states });
    } else this.tell({ isWorking: false, distance: null, states });
  }

  private tell(knowledge: Knowledge): void {
    this.onChange(knowledge);
  }
}

/** The puzzle as the worker gets it: what it is called does not matter there. */
function bare(puzzle: Puzzle): Puzzle {
  return { ...puzzle, info: {} };
}

function isSamePlace(a: Place, b: Place): boolean {
  return (
    a.puzzle === b.puzzle &&
    a.metric === b.metric &&
    a.state.every((origin, piece) => origin === b.state[piece])
  );
}
