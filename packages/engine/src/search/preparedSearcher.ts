/*
 * A searcher whose set-up is a lot of work: compiling a board of 255×255 cells takes seconds. It is
 * done in slices like the search itself, so that the clock is heeded and the caller can go on.
 */
import { emptyStats, type RawOutcome, type Searcher, type SearchStats } from './searcher.ts';

/** Set-up in slices, each about as long as so many expansions; false: memory does not allow it. */
export type Preparation = Generator<number, boolean>;

/** Does the set-up first, then what the searcher does that `make` gives when it is done. */
export function preparedSearcher(preparation: Preparation, make: () => Searcher): Searcher {
  return new PreparedSearcher(preparation, make);
}

class PreparedSearcher implements Searcher {
  private readonly preparation: Preparation;
  private readonly make: () => Searcher;
  private readonly ownStats = emptyStats();
  private searcher: Searcher | undefined;

  constructor(preparation: Preparation, make: () => Searcher) {
    this.preparation = preparation;
    this.make = make;
  }

  get stats(): SearchStats {
    return this.searcher?.stats ?? this.ownStats;
  }

  get preparing(): boolean {
    return this.searcher ? this.searcher.preparing === true : true;
  }

  get best(): Searcher['best'] {
    return this.searcher?.best;
  }

  get iterationNodes(): Searcher['iterationNodes'] {
    return this.searcher?.iterationNodes;
  }

  step(budget: number): RawOutcome | undefined {
    if (this.searcher) return this.searcher.step(budget);
    for (let done = 0; done < budget; ) {
      const slice = this.preparation.next();
      if (!slice.done) {
        done += slice.value;
        continue;
      }
      if (!slice.value) return { status: 'undecided', limit: 'memory' };
      this.searcher = this.make();
      return undefined;
    }
    return undefined;
  }

  close(): void {
    this.preparation.return(false);
    this.searcher?.close?.();
  }
}
