/**
 * Work in slices: a generator that yields when its budget is used up and is resumed with the next
 * one.
 */
export type SlicedWork<End> = Generator<void, End, number>;

/** Counts of a search, updated while it runs. */
export type SearchCounts = { expanded: number; generated: number; bytes: number };

/** Calls `step` slice by slice until it returns a result, and adds what was done to the counts. */
export function* runInSlices<End>(
  counts: SearchCounts,
  done: () => Readonly<SearchCounts>,
  step: (budget: number) => End | undefined,
): SlicedWork<End> {
  for (let before = done(); ; ) {
    const end = step(yield);
    const now = done();
    counts.expanded += now.expanded - before.expanded;
    counts.generated += now.generated - before.generated;
    counts.bytes = Math.max(counts.bytes, now.bytes);
    before = now;
    if (end !== undefined) return end;
  }
}
