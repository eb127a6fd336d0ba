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
import { parseMoves } from '@glissade/core';
import type { Outcome, WorkerSolver, WorkerTable } from '../worker/solver.ts';
import type { Knowledge, Want } from './knowledge.ts';
import { knownFrom, type Place, type PlanBook, planOf, withPlan } from './plan.ts';
import { TableKeeper } from './tableKeeper.ts';

export type Tracker = {
  readonly see: (place: Place, want: Want) => void;
  /** Stops the search until another state is seen or `resume` is called. */
  readonly stop: () => void;
  readonly resume: () => void;
  /** Any solution, soon: not proved shortest. */
  readonly hurry: () => void;
};

const SEARCH_MEMORY_BYTES = 1e9;

type Search = { readonly place: Place; readonly abort: AbortController };

/** Tells `onChange` what is known, again and again. `solver` is asked for when first needed. */
export function createTracker(
  solver: () => WorkerSolver,
  onChange: (knowledge: Knowledge) => void,
): Tracker {
  return new SolveTracker(solver, onChange);
}

class SolveTracker implements Tracker {
  private readonly solver: () => WorkerSolver;
  private readonly tell: (knowledge: Knowledge) => void;
  private readonly tables: TableKeeper;
  private place: Place | undefined;
  private want: Want = 'nothing';
  private plans: PlanBook = [];
  private search: Search | undefined;
  private isStopped = false;

  constructor(solver: () => WorkerSolver, onChange: (knowledge: Knowledge) => void) {
    this.solver = solver;
    this.tell = onChange;
    this.tables = new TableKeeper(solver, (failure) => {
      if (failure !== undefined) this.fail(failure);
      this.update();
    });
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
    this.endSearch();
    this.tables.stop();
    this.tell({ isWorking: false, isStopped: true });
  };

  readonly resume = (): void => {
    this.isStopped = false;
    this.tables.retry();
    this.update();
  };

  readonly hurry = (): void => {
    this.isStopped = false;
    if (this.place) this.startSearch(this.place, true);
  };

  private forget(): void {
    this.endSearch();
    this.tables.forget();
    this.plans = [];
  }

  private endSearch(): void {
    this.search?.abort.abort();
    this.search = undefined;
  }

  private update(): void {
    const { place, want } = this;
    if (!place || this.isStopped) return;
    if (want === 'nothing') {
      this.endSearch();
      this.tell({ isWorking: false });
      return;
    }
    const known = knownFrom(this.plans, place);
    if (known && want !== 'values') {
      // A search for another state.
      if (this.search && !isSamePlace(this.search.place, place)) this.endSearch();
      this.tell({ isWorking: false, ...known });
      return;
    }
    if (known) this.tell({ isWorking: true, ...known });
    if (want === 'line') this.startSearch(place, false);
    else this.askTable(place, known);
  }

  private startSearch(place: Place, isHurried: boolean): void {
    const { search } = this;
    if (search && isSamePlace(search.place, place) && !isHurried) return;
    const mayFinish = search?.place.puzzle === place.puzzle && this.plans.length === 0;
    this.tell({ isWorking: true });
    if (mayFinish && !isHurried) return;
    this.endSearch();
    this.search = { place, abort: new AbortController() };
    this.run(this.search, isHurried);
  }

  private async run(search: Search, isHurried: boolean): Promise<void> {
    const { place, abort } = search;
    const isCurrent = () => this.search === search;
    try {
      const outcome = await this.solver().solve(place.puzzle, {
        state: place.state,
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
      this.plans = withPlan(this.plans, planOf(searched, line), outcome);
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

  private fail(failure: unknown): void {
    this.search = undefined;
    this.tell({ isWorking: false, failure });
  }

  /** The value of the state from the table; a search where there can be none. */
  private askTable(place: Place, known: Partial<Knowledge> | undefined): void {
    const table = this.tables.tableFor(place);
    if (table === 'making') this.tell({ isWorking: true, ...known });
    else if (table !== 'refused') this.lookUp(table, place, known);
    else if (known) this.tell({ isWorking: false, ...known });
    else this.startSearch(place, false);
  }

  private async lookUp(
    table: WorkerTable,
    place: Place,
    known: Partial<Knowledge> | undefined,
  ): Promise<void> {
    const value = await table.value(place.state).catch(() => undefined);
    if (this.place !== place || this.isStopped) return;
    if (!value) return this.startSearch(place, false);
    const { states } = table;
    if (value.status === 'evaluated') {
      const { distance, moves: values } = value;
      this.tell({ isWorking: false, ...known, distance, values, states });
    } else this.tell({ isWorking: false, distance: null, states });
  }
}

function isSamePlace(a: Place, b: Place): boolean {
  return (
    a.puzzle === b.puzzle &&
    a.metric === b.metric &&
    a.state.every((origin, piece) => origin === b.state[piece])
  );
}
