/**
 * What is known of the state on the board, while somebody plays.
 *
 * Three sources, the cheapest first:
 * 1. the shortest lines found before: who follows one, or comes back to one, is told at once;
 * 2. a table of all distances, where the space is small: an answer takes a millisecond;
 * 3. a search from the state.
 *
 * What a search has found is not forgotten: the best solution and the highest bound of each state
 * stay, also when it is stopped, or when another search takes its place. A search that is stopped
 * is paused in the worker, and goes on where it was. A tile board is given a solution at once, then
 * shorter ones, and the search for the proof runs behind. Where a proof would take years and
 * nothing shorter has come up for a while, the search rests until the reader continues it.
 *
 * A search for a state that was left is cancelled when another is known already; the first search
 * for a puzzle may finish, since its line is what tells something at all to people who play faster
 * than the solver thinks. All of it runs in the worker; this is bookkeeping.
 */
import type { ImproveProgress, Outcome, WorkerSolver, WorkerTable } from '../worker/solver.ts';
import { Incumbents } from './incumbents.ts';
import { type Knowledge, takesYears, type Want } from './knowledge.ts';
import { knownFrom, type Place, type PlanBook, planOf, restOfPlan, withPlan } from './plan.ts';
import { TableKeeper } from './tableKeeper.ts';

export type Tracker = {
  readonly see: (place: Place, want: Want) => void;
  /** Pauses the search until another state is seen or `resume` is called. */
  readonly stop: () => void;
  readonly resume: () => void;
  /** Nobody looks any more: ends what runs, and keeps what was found. */
  readonly leave: () => void;
};

const SEARCH_MEMORY_BYTES = 1e9;
/** A search whose proof would take years rests after so long without a shorter solution. */
const REST_MS = 20_000;
/** Following the line of a search takes its states: too many where it is longer. */
const FOLLOWED_STEPS_MAX = 20_000;

type Search = { readonly place: Place; readonly abort: AbortController; betterMs: number };

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
  private readonly best = new Incumbents();
  /** Where the last solution begins that is not proved. */
  private shown: Place | undefined;
  private hasSearched = false;
  private search: Search | undefined;
  private pause: Knowledge['pause'];

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
    this.pause = undefined;
    this.update();
  };

  readonly stop = (): void => {
    this.tables.stop();
    this.rest('stopped');
  };

  readonly resume = (): void => {
    this.pause = undefined;
    this.tables.retry();
    this.update();
  };

  readonly leave = (): void => {
    this.tables.stop();
    this.pause = undefined;
    this.want = 'nothing';
    this.update();
  };

  private rest(pause: 'stopped' | 'resting'): void {
    this.pause = pause;
    this.endSearch();
    this.say({ isWorking: false, pause });
  }

  /** Tells what is new, with the best that is known besides. */
  private say(news: Knowledge): void {
    const { place } = this;
    const found = place && this.best.found(place);
    const { progress } = news;
    const lowerBound = place && progress ? this.best.bound(place, progress.lowerBound) : 0;
    this.tell({
      ...found,
      ...news,
      ...(progress ? { progress: { ...progress, lowerBound } } : {}),
    });
  }

  private forget(): void {
    this.endSearch();
    this.tables.forget();
    this.plans = [];
    this.best.forget();
    this.shown = undefined;
    if (this.hasSearched)
      this.solver()
        .forget()
        .catch((error) => this.fail(error));
    this.hasSearched = false;
  }

  private endSearch(): void {
    this.search?.abort.abort();
    this.search = undefined;
  }

  private update(): void {
    const { place, want } = this;
    if (!place || this.pause) return;
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
    if (want === 'line') this.startSearch(place);
    else this.askTable(place, known);
  }

  private startSearch(place: Place): void {
    const { search } = this;
    if (search && isSamePlace(search.place, place)) return;
    this.follow(place);
    if (this.best.found(place)?.outcome.optimal) {
      this.say({ isWorking: false });
      return;
    }
    const { puzzle } = place;
    const mayFinish = search?.place.puzzle === puzzle && this.plans.length === 0 && !this.shown;
    this.say({ isWorking: true });
    if (mayFinish) return;
    this.endSearch();
    this.search = { place, abort: new AbortController(), betterMs: performance.now() };
    this.run(this.search);
  }

  /** Keeps what is left of the last solution, where it leads past a place. */
  private follow(place: Place): void {
    const found = this.shown && this.best.found(this.shown);
    if (!found || this.best.found(place) || found.line.length > FOLLOWED_STEPS_MAX) return;
    const rest = restOfPlan(planOf(this.shown!, found.line), place);
    if (rest) this.best.noteLine(place, rest, found.outcome.stats);
  }

  private async run(search: Search): Promise<void> {
    const { place } = search;
    try {
      const outcome = await this.ask(search);
      if (this.search === search) this.takeOutcome(place, outcome);
      else if (outcome.status === 'cancelled' && this.place?.puzzle === place.puzzle) {
        this.best.take(place, outcome);
      }
    } catch (error) {
      if (this.search === search) this.fail(error);
    }
  }

  private ask(search: Search): Promise<Outcome> {
    const { place, abort } = search;
    const from = this.best.found(place)?.line;
    this.hasSearched = true;
    return this.solver().improve(place.puzzle, {
      state: place.state,
      metric: place.metric,
      ...(from ? { from } : {}),
      limits: { memoryBytes: SEARCH_MEMORY_BYTES },
      signal: abort.signal,
      onProgress: (progress) => {
        if (this.search === search) this.hear(search, progress);
      },
    });
  }

  private hear(search: Search, progress: ImproveProgress): void {
    const { place } = search;
    const before = this.best.found(place)?.outcome.length;
    this.best.note(place, progress);
    const found = this.best.found(place);
    if (found) this.shown = place;
    if (found?.outcome.length !== before) search.betterMs = performance.now();
    if (!this.place || (found && !isSamePlace(place, this.place))) {
      this.endSearch();
      this.update();
      return;
    }
    this.say({ isWorking: true, progress });
    if (takesYears(progress) && performance.now() - search.betterMs > REST_MS) this.rest('resting');
  }

  private takeOutcome(searched: Place, outcome: Outcome): void {
    this.search = undefined;
    const found = this.best.take(searched, outcome);
    const isProved = found?.outcome.optimal === true;
    if (isProved) {
      this.plans = withPlan(this.plans, planOf(searched, found.line), found.outcome);
    }
    if (!this.place || this.pause) return;
    if (!isSamePlace(searched, this.place) || this.want === 'nothing') {
      this.update();
      return;
    }
    this.say({
      isWorking: false,
      ...(found ? {} : { outcome }),
      ...(isProved ? { distance: found.outcome.length } : {}),
      ...(outcome.status === 'unsolvable' ? { distance: null } : {}),
    });
  }

  private fail(failure: unknown): void {
    this.search = undefined;
    this.say({ isWorking: false, failure });
  }

  /** The value of the state from the table; a search where there can be none. */
  private askTable(place: Place, known: Partial<Knowledge> | undefined): void {
    const table = this.tables.tableFor(place);
    if (table === 'making') this.tell({ isWorking: true, ...known });
    else if (table !== 'refused') this.lookUp(table, place, known);
    else if (known) this.tell({ isWorking: false, ...known });
    else this.startSearch(place);
  }

  private async lookUp(
    table: WorkerTable,
    place: Place,
    known: Partial<Knowledge> | undefined,
  ): Promise<void> {
    const value = await table.value(place.state).catch(() => undefined);
    if (this.place !== place || this.pause) return;
    if (!value) return this.startSearch(place);
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
