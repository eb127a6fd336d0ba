/* The operations over HTTP, on Node's own server. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ErrorReport } from '../errors.ts';
import type { Io } from '../io.ts';
import { type Answer, ask } from './ask.ts';
import { CallMetrics, type Measure, ofOne, sendMetrics } from './metrics.ts';
import type { Operation, RequestLimits } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import { readBody } from './readBody.ts';
import { RequestQueue } from './requestQueue.ts';

/** What the server is made with. */
export type ServerSettings = {
  readonly io: Io;
  readonly limits: RequestLimits;
  /** Requests that work at the same time, and that may wait besides. */
  readonly jobs: number;
  readonly waitingMax: number;
  readonly bodyBytesMax: number;
  /** Only requests to this machine by its own name are answered. */
  readonly isLocal: boolean;
  readonly description: object;
  /** Told each fault of the server itself. */
  readonly onFault: (error: ErrorReport) => void;
};

const HEADERS_MS = 10_000;
const BODY_MS = 30_000;
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

type Reply = (status: number, body: object, headers?: Readonly<Record<string, string>>) => void;

export function createHttpServer(settings: ServerSettings): Server {
  const { io: _, description, jobs, waitingMax } = settings;
  const queue = new RequestQueue(jobs, waitingMax);
  const metrics = new CallMetrics({ noun: 'request', label: 'operation' });
  const gets: Readonly<Record<string, (response: ServerResponse) => void>> = {
    '/healthz': (response) => replyTo(response)(200, { status: 'ok' }),
    '/openapi.json': (response) => replyTo(response)(200, description),
    '/metrics': (response) => sendMetrics(response, metrics.text(measuresOf(queue))),
  };
  const options = { headersTimeout: HEADERS_MS, requestTimeout: BODY_MS, maxHeaderSize: 16_384 };
  return createServer(options, (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    const reply = replyTo(response);
    if (settings.isLocal && !isLocalHost(request)) {
      return reply(400, refused('host', 'the server answers only requests to localhost', '--host'));
    }
    const path = (request.url ?? '').split('?')[0]!;
    const get = Object.hasOwn(gets, path) ? gets[path] : undefined;
    if (get) {
      if (request.method === 'GET' || request.method === 'HEAD') return get(response);
      return reply(405, refused('method', `${path} takes GET`, 'use GET'), { Allow: 'GET' });
    }
    const operation = OPERATIONS.find(({ name }) => path === `/v1/${name}`);
    if (!operation) {
      return reply(404, refused('path', `there is nothing at ${path.slice(0, 80)}`, LISTED));
    }
    if (request.method !== 'POST') {
      return reply(405, refused('method', `${path} takes POST`, 'use POST'), { Allow: 'POST' });
    }
    void serve(settings, queue, metrics, operation, request, response);
  });
}

const LISTED = '/openapi.json lists the paths';

async function serve(
  settings: ServerSettings,
  queue: RequestQueue,
  metrics: CallMetrics,
  operation: Operation,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const startedMs = performance.now();
  const reply = replyTo(response);
  const gone = new AbortController();
  // Whoever asked is gone before the answer: nobody needs it.
  response.on('close', () => gone.abort());
  const count = (outcome: string) =>
    metrics.count(operation.name, outcome, (performance.now() - startedMs) / 1000);
  const body = await readBody(request, settings.bodyBytesMax);
  if ('error' in body) {
    count('refused');
    // What is left of the body is not read.
    return reply(body.status, { error: body.error }, { Connection: 'close' });
  }
  const release = await queue.take(gone.signal);
  if (!release) {
    count('busy');
    const busy = refused('busy', 'too many requests are waiting', 'ask again later');
    return reply(503, busy, { 'Retry-After': '1' });
  }
  try {
    if (gone.signal.aborted) return count('cancelled');
    const { io, limits } = settings;
    const context = { io, limits, signal: gone.signal };
    if (operation.streams && accepts(request, 'text/event-stream')) {
      count(await stream(operation, body.json, context, response));
      return;
    }
    const answer = await ask(operation, body.json, context);
    if (answer.kind === 'failed') settings.onFault(answer.error);
    count(gone.signal.aborted ? 'cancelled' : answer.kind);
    if (!gone.signal.aborted) send(answer, request, response);
  } finally {
    release();
  }
}

function send(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  const reply = replyTo(response);
  if (answer.kind !== 'result') {
    reply(answer.kind === 'refused' ? 400 : 500, { error: answer.error });
    return;
  }
  const { result } = answer;
  if ('svg' in result && accepts(request, 'image/svg+xml')) {
    response.setHeader('Content-Type', 'image/svg+xml; charset=utf-8');
    response.end(String(result.svg));
  } else if ('png' in result && accepts(request, 'image/png')) {
    response.setHeader('Content-Type', 'image/png');
    response.end(Buffer.from(String(result.png), 'base64'));
  } else {
    reply(200, result);
  }
}

/** Better and better answers as server-sent events; says how it ended. */
async function stream(
  operation: Operation,
  given: unknown,
  context: Parameters<typeof ask>[2],
  response: ServerResponse,
): Promise<string> {
  const tell = (name: string, data: object) => {
    if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const asked = typeof given === 'object' && given !== null ? { anytime: true, ...given } : given;
  const onResult = (result: object) => tell('better', result);
  const answer = await ask(operation, asked, { ...context, onResult });
  if (context.signal.aborted) return 'cancelled';
  if (answer.kind !== 'result' && !response.headersSent) {
    replyTo(response)(answer.kind === 'refused' ? 400 : 500, { error: answer.error });
    return answer.kind;
  }
  tell(answer.kind === 'result' ? 'answer' : 'error', 'result' in answer ? answer.result : answer);
  response.end();
  return answer.kind;
}

function measuresOf({ counts: { running, waiting } }: RequestQueue): Measure[] {
  const waits = 'Requests that wait for a place.';
  return [
    ofOne('glissade_requests_running', 'gauge', 'Requests at work.', running),
    ofOne('glissade_requests_waiting', 'gauge', waits, waiting),
  ];
}

function replyTo(response: ServerResponse): Reply {
  return (status, body, headers = {}) => {
    if (response.headersSent || response.destroyed) return;
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers });
    response.end(`${JSON.stringify(body)}\n`);
  };
}

function refused(code: string, message: string, hint: string): object {
  return { error: { code, message, hint } };
}

function accepts({ headers }: IncomingMessage, type: string): boolean {
  return (headers.accept ?? '').split(',').some((one) => one.split(';')[0]!.trim() === type);
}

/** A page elsewhere may call a name of its own by the address of this machine. */
function isLocalHost({ headers }: IncomingMessage): boolean {
  return LOCAL_HOSTS.has((headers.host ?? '').replace(/:\d+$/, '').toLowerCase());
}
