/** Lets the event loop run once between slices of work. */
export type TaskYielder = {
  readonly next: () => Promise<void>;
  /** Must be called at the end: an open channel keeps a process alive. */
  readonly close: () => void;
};

/**
 * In Node `setImmediate` lets signals, timers and input through at every turn. Browsers do not have
 * it. There a message to oneself is a macrotask that they do not slow down, while a nested
 * `setTimeout(0)` waits 4 ms, half the length of a slice.
 */
export function taskYielder(): TaskYielder {
  return typeof setImmediate === 'function' ? immediateYielder() : messageYielder();
}

function immediateYielder(): TaskYielder {
  return {
    next: () =>
      new Promise((resolve) => {
        setImmediate(resolve);
      }),
    close: () => undefined,
  };
}

/** Not for Node: a port there takes many messages in one turn and starves everything else. */
export function messageYielder(): TaskYielder {
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
