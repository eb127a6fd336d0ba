import type { Redis } from 'ioredis';
import type { RunStore } from '../runStore.ts';

const POLL_MS = 1000;

type Watched = { readonly stops: Set<() => void>; readonly polling: NodeJS.Timeout };

/** Tells jobs when their run has stopped: one poll of Redis a second serves all jobs of a run. */
export class RunWatch {
  private readonly redis: Redis;
  private readonly runs = new Map<string, Watched>();

  constructor(redis: Redis) {
    this.redis = redis;
  }

  /** Calls `stop` as soon as the run is not running; the result ends that. */
  until(store: RunStore, stop: () => void): () => void {
    const { run } = store;
    const watched = this.runs.get(run) ?? this.watch(store);
    watched.stops.add(stop);
    return () => {
      watched.stops.delete(stop);
      if (watched.stops.size > 0) return;
      clearInterval(watched.polling);
      this.runs.delete(run);
    };
  }

  private watch(store: RunStore): Watched {
    const stops = new Set<() => void>();
    const poll = () => {
      if (this.redis.status !== 'ready') return;
      store.state().then(
        (state) => {
          if (state === 'running') return;
          for (const stop of stops) stop();
        },
        () => undefined,
      );
    };
    const watched = { stops, polling: setInterval(poll, POLL_MS) };
    this.runs.set(store.run, watched);
    return watched;
  }
}
