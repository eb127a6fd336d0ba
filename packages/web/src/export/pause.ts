/** How long a film may keep the page busy at a time. */
const BUSY_MS = 30;

/**
 * Lets the page go on once it was kept busy long enough: browsers draw it then, and after every
 * frame of a film that would take longer than the film.
 */
export function pausing(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < BUSY_MS) return;
    await nextTask();
    since = performance.now();
  };
}

/** Goes on in a task of its own, after what waits. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
