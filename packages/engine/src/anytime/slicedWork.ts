/** Work in slices: yields when a budget is used up and takes the next. */
export type SlicedWork<End> = Generator<void, End, number>;

/** Counts of work, kept current. */
export type SearchCounts = { expanded: number; generated: number; bytes: number };

/** Works slice by slice until there is an end; what was done joins the counts. */
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
