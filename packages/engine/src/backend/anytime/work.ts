/** Work in slices: yields when a budget is used up and takes the next. */
export type Work<End> = Generator<void, End, number>;

/** Counts of work, kept current. */
export type WorkStats = { expanded: number; generated: number; bytes: number };
