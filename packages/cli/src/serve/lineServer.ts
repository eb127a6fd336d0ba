/*
 * The operations over a stream of lines, each one JSON object:
 *   → {"id": 1, "op": "solve", "params": {"puzzle": "klotski"}}
 *   ← {"id": 1, "result": {…}}  or  {"id": 1, "error": {"code", "message", "hint"}}
 * `"stream": true` asks for `{"id": 1, "better": {…}}` for each answer before the result, and
 * {"op": "cancel", "params": {"id": 1}} ends a request.
 */
import { isInputError, reportOf, UsageError } from '../errors.ts';
import type { Io } from '../io.ts';
import { ask, operationNamed } from './ask.ts';
import type { RequestLimits } from './operations.ts';
import { readLines } from './readLines.ts';
import { RequestQueue } from './requestQueue.ts';

export type LineServerSettings = {
  readonly io: Io;
  readonly limits: RequestLimits;
  readonly jobs: number;
  readonly lineLengthMax: number;
  readonly signal: AbortSignal;
};

type Request = {
  readonly id: unknown;
  readonly op: unknown;
  readonly params: unknown;
  readonly stream: boolean;
};

/** Answers until the input ends and every request is answered, or the signal is aborted. */
export async function serveLines(settings: LineServerSettings): Promise<void> {
  const { io, jobs, lineLengthMax, signal } = settings;
  const queue = new RequestQueue(jobs, Number.POSITIVE_INFINITY);
  const running = new Map<unknown, AbortController>();
  const pending = new Set<Promise<void>>();
  const tell = (message: object) => void io.stdout.write(`${JSON.stringify(message)}\n`);
  const stopAll = () => {
    for (const one of running.values()) one.abort();
  };
  signal.addEventListener('abort', stopAll);
  for await (const line of readLines(io.stdin, lineLengthMax, signal)) {
    let id: unknown = null;
    try {
      const given = readObject(line);
      id = given.id ?? null;
      const request = readRequest(given);
      if (request.op === 'cancel') {
        running.get((request.params as { id?: unknown } | null)?.id)?.abort();
        tell({ id, result: {} });
        continue;
      }
      if (running.has(id)) throw badRequest('a request of this id is under way');
      const own = new AbortController();
      running.set(id, own);
      const work = answer(settings, queue, request, own, tell).finally(() => {
        running.delete(id);
        pending.delete(work);
      });
      pending.add(work);
    } catch (error) {
      if (!isInputError(error)) throw error;
      tell({ id, error: reportOf(error) });
    }
  }
  await Promise.all(pending);
  signal.removeEventListener('abort', stopAll);
}

async function answer(
  { io, limits }: LineServerSettings,
  queue: RequestQueue,
  { id, op, params, stream }: Request,
  own: AbortController,
  tell: (message: object) => void,
): Promise<void> {
  const operation = operationNamed(op);
  const release = await queue.take(own.signal);
  const onResult = stream ? (better: object) => tell({ id, better }) : undefined;
  const context = { io, limits, signal: own.signal, ...(onResult ? { onResult } : {}) };
  const answered = await ask(operation, params ?? {}, context);
  release?.();
  tell(
    answered.kind === 'result' ? { id, result: answered.result } : { id, error: answered.error },
  );
}

function readObject(line: string | undefined): Partial<Request> {
  if (line === undefined) throw badRequest('the line is too long');
  try {
    return Object(JSON.parse(line));
  } catch {
    throw badRequest('the line is no JSON');
  }
}

function readRequest({ id, op, params, stream }: Partial<Request>): Request {
  if (typeof id !== 'number' && typeof id !== 'string') throw badRequest('id is missing');
  if (op !== 'cancel') operationNamed(op);
  return { id, op, params, stream: stream === true };
}

function badRequest(message: string): UsageError {
  const hint = `send lines such as ${'{"id": 1, "op": "solve", "params": {"puzzle": "klotski"}}'}`;
  return new UsageError('request', message, hint);
}
