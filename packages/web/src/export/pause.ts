/** How long a film may keep the page busy at a time. */
const BUSY_MS = 40;

/**
 * Lets the page go on once it was kept busy long enough: browsers draw it then, and after every
 * frame of a film that would take longer than the film.
 */
export function pausing(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < BUSY_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
