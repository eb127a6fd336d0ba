/** Lets the event loop run once between slices of work. */
export type TaskYielder = {
  readonly next: () => Promise<void>;
  /** Must be called at the end: an open channel keeps a Node process alive. */
  readonly close: () => void;
};

/**
 * A message to oneself is a macrotask that browsers do not slow down; a nested `setTimeout(0)` they
 * hold back for 4 ms, half the length of a slice.
 */
export function taskYielder(): TaskYielder {
  const { port1, port2 } = new MessageChannel();
  let resume: (() => void) | undefined;
  port1.onmessage = () => resume?.();
  return {
    next: () =>
      new Promise((resolve) => {
        resume = resolve;
        port2.postMessage(undefined);
      }),
    close: () => port1.close(),
  };
}
