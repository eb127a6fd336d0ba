import { workerSolver } from '@glissade/worker/client';
import type { Port } from '@glissade/worker/port';
import type { FromWorker, ToWorker } from '@glissade/worker/protocol';
import { serve } from '@glissade/worker/serve';

/** Two ends of one channel, messages cloned as between threads; `log` keeps all that was said. */
export function channel(): {
  page: Port<ToWorker, FromWorker>;
  worker: Port<FromWorker, ToWorker>;
  log: (ToWorker | FromWorker)[];
  held: boolean[];
  breakDown: (reason: string) => void;
} {
  const log: (ToWorker | FromWorker)[] = [];
  const held: boolean[] = [];
  let breakDown: (reason: string) => void = () => undefined;
  let toPage: (message: FromWorker) => void = () => undefined;
  let toWorker: (message: ToWorker) => void = () => undefined;
  const send = <T extends ToWorker | FromWorker>(message: T, receive: () => (m: T) => void) => {
    const copy = structuredClone(message);
    log.push(copy);
    queueMicrotask(() => receive()(copy));
  };
  return {
    log,
    held,
    breakDown: (reason) => breakDown(reason),
    page: {
      post: (message) => send(message, () => toWorker),
      listen: (onMessage, onFailure) => {
        toPage = onMessage;
        breakDown = onFailure ?? breakDown;
      },
      hold: (busy) => held.push(busy),
      close: () => undefined,
    },
    worker: {
      post: (message) => send(message, () => toPage),
      listen: (onMessage) => {
        toWorker = onMessage;
      },
      hold: () => undefined,
      close: () => undefined,
    },
  };
}

/** A solver and the worker at its other end, in one thread. */
export function started() {
  const ends = channel();
  const solver = workerSolver(ends.page);
  serve(ends.worker);
  return { ...ends, solver };
}
