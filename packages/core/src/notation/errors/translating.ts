/** Runs it; an error of this class that it throws becomes another. */
export function translating<E extends Error, T>(
  type: abstract new (...parts: never[]) => E,
  translate: (error: E) => Error,
  run: () => T,
): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof type ? translate(error) : error;
  }
}
