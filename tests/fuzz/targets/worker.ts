import { workerSolver } from '@glissade/worker/client';
import type { Port } from '@glissade/worker/port';
import type { FromWorker, ToWorker } from '@glissade/worker/protocol';
import { serve } from '@glissade/worker/serve';
import fc from 'fast-check';
import { smallTexts } from '../sources.ts';
import { Fault, target } from '../target.ts';
import { type Recipe, revive, wildObject, wildValue } from '../values.ts';

const KINDS = [
  'solve',
  'improve',
  'forget',
  'evaluate',
  'analyse',
  'count',
  'table',
  'distances',
  'value',
  'constructor',
];

const SPEC: Recipe = {
  board: { width: 2, height: 1, cells: ['floor', 'floor'] },
  pieces: [{ label: 'A', cells: [0] }],
  goals: [[{ label: 'A', cells: [1] }]],
};

const LIMITS: readonly Recipe[] = [{ timeMs: 20 }, { timeMs: 5, nodes: 10 }];

const request: fc.Arbitrary<Recipe> = wildObject({
  type: ['request'],
  runId: [1, 2, 3],
  asks: KINDS,
  puzzle: [...smallTexts(), SPEC],
  state: [[0], [1], [0, 1, 2, 3, 4, 5, 6, 7], [-1], [9, 9], '1 2 3/4 5 6/7 8 0', ''],
  states: [[[0], [1]], [['x']], []],
  tableId: [1, 2, 3],
}).chain((message) =>
  fc
    .oneof(
      { arbitrary: fc.constantFrom(...LIMITS).map((limits) => ({ limits })), weight: 4 },
      {
        arbitrary: wildObject({ metric: ['moves'], engine: ['packed'], limits: LIMITS }),
        weight: 1,
      },
      { arbitrary: wildValue, weight: 1 },
    )
    .map((options) => ({ ...message, options })),
);

const messages = fc.array(
  fc.oneof(
    { arbitrary: request, weight: 6 },
    { arbitrary: wildObject({ type: ['cancel', 'request'], runId: [1, 2] }), weight: 1 },
    { arbitrary: wildValue, weight: 1 },
  ),
  { minLength: 1, maxLength: 4 },
);

/** One end, and what hands it a message. */
function openPort<Sent, Received>(onSent: (message: Sent) => void) {
  let listener: ((message: Received) => void) | undefined;
  const port: Port<Sent, Received> = {
    post: onSent,
    listen: (onMessage) => {
      listener = onMessage;
    },
    hold: () => undefined,
    close: () => undefined,
  };
  return { port, give: (message: unknown) => listener!(message as Received) };
}

/** As it comes out of a channel; undefined for what cannot go through one. */
function crossed(recipe: Recipe): { readonly message: unknown } | undefined {
  try {
    return { message: structuredClone(revive(recipe)) };
  } catch {
    return undefined;
  }
}

const LAST_RUN = 4242;
const ANSWER_MS_MAX = 20_000;

/** Whatever a worker was sent, it answers a good request after it. */
async function checkWorker(all: readonly Recipe[]): Promise<void> {
  const answered = new Promise<FromWorker>((resolve) => {
    const { port, give } = openPort<FromWorker, ToWorker>((message) => {
      if (!('runId' in message) || message.runId !== LAST_RUN) return;
      if (message.type !== 'progress') resolve(message);
    });
    serve(port);
    for (const recipe of all) {
      const sent = crossed(recipe);
      if (sent) give(sent.message);
    }
    const puzzle = 'start:\nA.\ngoal:\n.A';
    give({ type: 'request', runId: LAST_RUN, asks: 'solve', puzzle, options: {} });
  });
  const answer = await inTime(answered);
  if (answer?.type !== 'answer' || !('length' in answer.answer)) {
    throw new Fault('wrong answer', `a good request is answered ${JSON.stringify(answer)}`);
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const fault = new Fault('hang', 'no answer from the worker');
    timer = setTimeout(() => reject(fault), ANSWER_MS_MAX);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export const worker = target<readonly Recipe[]>({
  name: 'worker',
  title: 'messages to a worker',
  counts: 'inputs',
  inputs: () => messages,
  check: checkWorker,
  share: 1,
  timeMsMax: 5000,
  batch: 300,
});

const replies: fc.Arbitrary<readonly Recipe[]> = fc.array(
  fc.oneof(
    {
      arbitrary: wildObject({
        type: ['ready', 'progress', 'failed', 'answer'],
        runId: [1, 2],
        answer: [{ status: 'solved' }],
        progress: [{}],
        message: ['no'],
        details: [{ name: 'ParseError', code: 'x', hint: '', params: {} }],
      }),
      weight: 3,
    },
    { arbitrary: wildValue, weight: 1 },
  ),
  { maxLength: 4 },
);

/** Whatever a page is sent, its request is answered or refused, and nothing is thrown. */
async function checkClient(all: readonly Recipe[]): Promise<void> {
  const { port, give } = openPort<ToWorker, FromWorker>(() => undefined);
  const solver = workerSolver(port);
  const settled = solver.solve('1 2/3 0').then(
    ({ status }) => status,
    (error: unknown) => (error instanceof Error ? 'rejected' : undefined),
  );
  for (const recipe of all) {
    const sent = crossed(recipe);
    if (sent) give(sent.message);
  }
  give({ type: 'answer', runId: 1, answer: { status: 'cancelled' } });
  const status = await inTime(settled);
  if (typeof status !== 'string') throw new Fault('wrong answer', `settled with ${status}`);
}

export const client = target<readonly Recipe[]>({
  name: 'client',
  title: 'messages from a worker',
  counts: 'inputs',
  inputs: () => replies,
  check: checkClient,
  share: 0.5,
  timeMsMax: 5000,
  batch: 3000,
});
