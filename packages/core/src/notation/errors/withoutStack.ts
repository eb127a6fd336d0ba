/** Errors that nobody shows need no stack, which takes most of the time to make them. */
export function withoutStack<T>(work: () => T): T {
  const errors = Error as { stackTraceLimit?: number };
  const limit = errors.stackTraceLimit;
  // Not every browser has it.
  if (limit === undefined) return work();
  errors.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    errors.stackTraceLimit = limit;
  }
}
