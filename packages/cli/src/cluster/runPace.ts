/* How long runs will take, by how many of their parts were answered of late. */

/** What is known of a run at a moment. */
export type RunCounts = {
  readonly run: string;
  readonly parts: number;
  readonly answered: number;
  readonly aside: number;
};

type Seen = { readonly ms: number; readonly answered: number };

/** The pace is that of the last minutes: workers come and go. */
const WINDOW_MS = 5 * 60_000;

export class RunPace {
  private runs: ReadonlyMap<string, readonly Seen[]> = new Map();

  /** Takes in how all runs stand; those that are not there are forgotten. */
  see(runs: readonly RunCounts[], ms: number): void {
    const seen = runs.map(({ run, answered }): [string, readonly Seen[]] => {
      const before = this.runs.get(run) ?? [];
      // One that is older begins the window.
      const from = Math.max(0, before.filter((one) => one.ms < ms - WINDOW_MS).length - 1);
      return [run, [...before.slice(from), { ms, answered }]];
    });
    this.runs = new Map(seen);
  }

  /** Seconds until the parts known so far are answered; undefined where there is no pace yet. */
  secondsLeft({ run, parts, answered, aside }: RunCounts): number | undefined {
    const left = parts - answered - aside;
    if (left <= 0) return 0;
    const seen = this.runs.get(run) ?? [];
    const [first, last] = [seen[0], seen.at(-1)];
    if (!first || !last || last.answered <= first.answered) return undefined;
    return (left * (last.ms - first.ms)) / (last.answered - first.answered) / 1000;
  }
}
