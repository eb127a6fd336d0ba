/*
 * The operations over a stream of lines, each one JSON object:
 *   → {"id": 1, "op": "solve", "params": {"puzzle": "klotski"}}
 *   ← {"id": 1, "result": {…}}  or  {"id": 1, "error": {"code", "message", "hint"}}
 * `"stream": true` asks for `{"id": 1, "better": {…}}` for each answer before the result, and
 * {"op": "cancel", "params": {"id": 1}} ends a request.
 */
import { isInputError, reportOf, UsageError } from '../errors.ts';
import { operationNamed } from './ask.ts';
import { type CallSettings, Calls } from './calls.ts';

type Request = {
  readonly id: unknown;
  readonly op: unknown;
  readonly params: unknown;
  readonly stream: boolean;
};

/** Answers until the input ends and every request is answered, or the signal is aborted. */
export async function serveLines(settings: CallSettings): Promise<void> {
  const calls = new Calls(settings);
  const tell = (message: object) => void settings.io.stdout.write(`${JSON.stringify(message)}\n`);
  await calls.takeLines((line) => {
    let id: unknown = null;
    try {
      const given = readObject(line);
      id = given.id ?? null;
      takeRequest(calls, readRequest(given), tell);
    } catch (error) {
      if (!isInputError(error)) throw error;
      tell({ id, error: reportOf(error) });
    }
  });
}

function takeRequest(
  calls: Calls,
  { id, op, params, stream }: Request,
  tell: (message: object) => void,
): void {
  if (op === 'cancel') {
    calls.stop((params as { id?: unknown } | null)?.id);
    tell({ id, result: {} });
    return;
  }
  const operation = operationNamed(op);
  if (calls.has(id)) throw badRequest('a request with this id is under way');
  calls.begin({
    id,
    operation,
    given: params ?? {},
    ...(stream ? { onResult: (better) => tell({ id, better }) } : {}),
    onAnswer: (answered) =>
      tell(
        answered.kind === 'result'
          ? { id, result: answered.result }
          : { id, error: answered.error },
      ),
  });
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
  return { id, op, params, stream: stream === true };
}

function badRequest(message: string): UsageError {
  const hint = `send lines such as ${'{"id": 1, "op": "solve", "params": {"puzzle": "klotski"}}'}`;
  return new UsageError('request', message, hint);
}
