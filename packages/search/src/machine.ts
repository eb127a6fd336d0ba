import { emptyStats, type RawOutcome, type Searcher, type SearchStats } from './searcher.ts';

/** A search as a generator: it yields after each expansion and returns its outcome. */
export type Search = Generator<void, RawOutcome, void>;

/** Makes a generator a machine that works in steps. `run` gets the statistics to keep current. */
export function machine(run: (stats: SearchStats) => Search): Searcher {
  const stats = emptyStats();
  const search = run(stats);
  let outcome: RawOutcome | undefined;
  return {
    stats,
    step(budget) {
      for (let work = 0; work < budget && !outcome; work++) {
        const { done, value } = search.next();
        if (done) outcome = value;
      }
      return outcome;
    },
  };
}
