import type { Steps } from '@glissade/core';
import type { RawOutcome, Searcher, SearchStats } from './searcher.ts';

/**
 * A searcher whose set-up is work in slices, too, so that a limit of time or a cancel need not wait
 * for its end. The set-up yields how much it has done since, in expansions.
 */
export class LateSearcher implements Searcher {
  private readonly making: Generator<number, Searcher | undefined>;
  private readonly statsBefore: SearchStats;
  private searcher: Searcher | undefined;

  /** `statsBefore`: live, what is known before the searcher is there. */
  constructor(making: Generator<number, Searcher | undefined>, statsBefore: SearchStats) {
    this.making = making;
    this.statsBefore = statsBefore;
  }

  get stats(): SearchStats {
    return this.searcher?.stats ?? this.statsBefore;
  }

  get preparing(): boolean {
    return this.searcher === undefined || this.searcher.preparing === true;
  }

  get best(): Steps | undefined {
    return this.searcher?.best;
  }

  get iterationNodes(): Searcher['iterationNodes'] {
    return this.searcher?.iterationNodes;
  }

  step(budget: number): RawOutcome | undefined {
    if (this.searcher) return this.searcher.step(budget);
    for (let done = 0; done < budget; ) {
      const made = this.making.next();
      if (made.done) {
        this.searcher = made.value;
        break;
      }
      done += made.value;
    }
    return undefined;
  }

  close(): void {
    this.making.return(undefined);
    this.searcher?.close?.();
  }
}
