/** Work in slices: yields when a budget is used up and takes the next. */
export type Work<End> = Generator<void, End, number>;

/** Counts of work, kept current. */
export type WorkStats = { expanded: number; generated: number; bytes: number };

/** Works slice by slice until there is an end; what was done joins the counts. */
export function* drive<End>(
  counts: WorkStats,
  done: () => Readonly<WorkStats>,
  step: (budget: number) => End | undefined,
): Work<End> {
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
