import { describe, expect, test } from 'vitest';
import type { Progress } from '../solve/outcome.ts';
import { workerSolver } from './client.ts';
import type { FromWorker, Port, ToWorker } from './protocol.ts';
import { serve } from './serve.ts';

const KLOTSKI = '2003/2003/4115/4785/6..9';

/** Two ends of one channel, messages cloned as between threads; `log` keeps all that was said. */
function channel(): {
  page: Port<ToWorker, FromWorker>;
  worker: Port<FromWorker, ToWorker>;
  log: (ToWorker | FromWorker)[];
  held: boolean[];
} {
  const log: (ToWorker | FromWorker)[] = [];
  const held: boolean[] = [];
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
    page: {
      post: (message) => send(message, () => toWorker),
      listen: (onMessage) => {
        toPage = onMessage;
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

function started() {
  const ends = channel();
  const solver = workerSolver(ends.page);
  serve(ends.worker);
  return { ...ends, solver };
}

describe('worker', () => {
  test('answers what it is asked', async () => {
    const { solver, log, held } = started();
    const outcome = await solver.solve(KLOTSKI, { metric: 'moves' });
    expect(outcome).toMatchObject({ status: 'solved', length: 81 });
    expect(log[0]).toMatchObject({ type: 'ready', version: 1 });
    expect(log[1]).toEqual({
      type: 'solve',
      runId: 1,
      puzzle: KLOTSKI,
      options: { metric: 'moves' },
    });
    expect(log.at(-1)).toMatchObject({ type: 'outcome', runId: 1 });
    expect(held).toEqual([true, false]);
  });

  test('bad text and bad options are told apart from answers', async () => {
    const { solver } = started();
    await expect(solver.solve('gibberish !')).rejects.toThrow();
    await expect(solver.solve(KLOTSKI, { metric: 'mtm' })).rejects.toThrow('mtm');
    expect(await solver.solve(KLOTSKI)).toMatchObject({ status: 'solved' });
  });

  test('a signal cancels the run', async () => {
    const { solver } = started();
    const aborted = solver.solve(KLOTSKI, { signal: AbortSignal.abort() });
    expect(await aborted).toMatchObject({ status: 'cancelled' });
    const controller = new AbortController();
    const seen: Progress[] = [];
    const running = solver.solve(KLOTSKI, {
      engine: 'iddfs',
      signal: controller.signal,
      onProgress: (progress) => {
        seen.push(progress);
        controller.abort();
      },
    });
    expect(await running).toMatchObject({ status: 'cancelled' });
    expect(seen.length).toBeGreaterThan(0);
  });

  test('a new run cancels the one before; each gets its own answer', async () => {
    const { solver } = started();
    const first = solver.solve(KLOTSKI, { engine: 'iddfs' });
    const second = solver.solve('8 6 4/0 7 2/5 1 3');
    expect(await first).toMatchObject({ status: 'cancelled' });
    expect(await second).toMatchObject({ status: 'solved', length: 23 });
  });

  test('messages of old runs are dropped', async () => {
    const ends = channel();
    const solver = workerSolver(ends.page);
    const run = solver.solve(KLOTSKI);
    const stray = { status: 'cancelled' } as never;
    ends.worker.post({ type: 'outcome', runId: 99, outcome: stray });
    ends.worker.post({ type: 'failed', runId: 1, message: 'no luck' });
    await expect(run).rejects.toThrow('no luck');
    solver.close();
  });

  test('cancelling a run that is over does nothing', async () => {
    const { page, solver } = started();
    expect(await solver.solve('8 6 4/0 7 2/5 1 3')).toMatchObject({ length: 23 });
    page.post({ type: 'cancel', runId: 1 });
    expect(await solver.solve('1 2 3/4 5 6/7 0 8')).toMatchObject({ length: 1 });
  });
});
