/** What a thread is given when it starts; it crosses by structured clone. */
export type ThreadSetup = {
  /** The memory of the mailbox. */
  readonly mailbox: SharedArrayBuffer;
  /** Name of the job, and what it needs. */
  readonly job: string;
  readonly data: unknown;
};

/** A thread as its owner holds it. */
export type ThreadHandle = { readonly end: () => void };

/**
 * Makes the function that answers items, once for each thread, from the job's data. An exception
 * ends the pool with an error.
 */
export type Job = (data: unknown) => (numbers: readonly number[]) => number;
