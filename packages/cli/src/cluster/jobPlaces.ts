/* The jobs that a worker has at work, each at a place: numbers that come again, so that those who
 * watch do not see a new series with every job. */
import type { Progress } from '@glissade/solve/outcome';

/** What a job tells of itself while it goes on. */
export type Told = {
  readonly states: number;
  /** Proved: no solution is shorter. */
  readonly bound?: number;
  /** An estimate: until the next length is settled. */
  readonly restMs?: number;
};

/** What the search of a puzzle says of its progress. */
export function toldOf({ lowerBound, boundRestMs, stats }: Progress): Told {
  return { states: stats.expanded, bound: lowerBound, restMs: boundRestMs };
}

/** A job at its place, and what it told last. */
export type JobAtWork = Told & { readonly run: string; readonly place: number };

export class JobPlaces {
  private readonly places: (JobAtWork | undefined)[] = [];

  /** The number of a free place, which a job of this run has from now on. */
  take(run: string): number {
    const free = this.places.indexOf(undefined);
    const place = free < 0 ? this.places.length : free;
    this.places[place] = { run, place, states: 0 };
    return place;
  }

  /** A search that begins anew with more memory tells fewer states: those before were made, too. */
  tell(place: number, told: Told): void {
    const before = this.places[place];
    if (!before) return;
    const states = Math.max(before.states, told.states);
    this.places[place] = { run: before.run, place, ...told, states };
  }

  /** The states that it told of at its place, which is free from now on. */
  leave(place: number): number {
    const states = this.places[place]?.states ?? 0;
    this.places[place] = undefined;
    return states;
  }

  get jobs(): readonly JobAtWork[] {
    return this.places.filter((job) => job !== undefined);
  }
}
