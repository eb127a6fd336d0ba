/*
 * The operations as tools of the Model Context Protocol, over lines of JSON-RPC 2.0: the part of
 * the protocol that a server of tools needs (revision 2025-06-18, stdio transport).
 */
import type { Io } from '../io.ts';
import { ask } from './ask.ts';
import { inputSchema } from './openApi.ts';
import { OPERATIONS, type Operation, type RequestLimits } from './operations.ts';
import { readLines } from './readLines.ts';
import { RequestQueue } from './requestQueue.ts';

export type McpSettings = {
  readonly io: Io;
  readonly limits: RequestLimits;
  readonly jobs: number;
  readonly version: string;
  readonly lineLengthMax: number;
  readonly signal: AbortSignal;
};

/** Revisions of which this part is the same; the newest first. */
const REVISIONS = ['2025-06-18', '2025-03-26', '2024-11-05'] as const;

const INSTRUCTIONS =
  'Glissade proves what it says about sliding puzzles. Never state a shortest length, whether a ' +
  'puzzle can be solved, or which move is best without asking it. A puzzle is a catalogue id ' +
  '(klotski), rows of numbers with 0 for the gap (8 6 4/0 7 2/5 1 3), or a drawing under start: ' +
  'and goal:. A direction says where the piece goes. "optimal": true means proved; "undecided" ' +
  'means that a limit came first: then only "lowerBound" is proved.';

const ERRORS = { parse: -32_700, request: -32_600, method: -32_601, params: -32_602 } as const;

type Message = {
  readonly jsonrpc?: unknown;
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: unknown;
};

type Reply =
  | { readonly result: object }
  | { readonly error: { readonly code: number; readonly message: string } };

/** Answers until the input ends and every call is answered, or the signal is aborted. */
export async function serveMcp(settings: McpSettings): Promise<void> {
  const { io, lineLengthMax, signal } = settings;
  const calls = new McpCalls(settings);
  const stop = () => calls.stopAll();
  signal.addEventListener('abort', stop);
  for await (const line of readLines(io.stdin, lineLengthMax, signal)) calls.take(line);
  await calls.finished();
  signal.removeEventListener('abort', stop);
}

class McpCalls {
  private readonly settings: McpSettings;
  private readonly queue: RequestQueue;
  private readonly running = new Map<unknown, AbortController>();
  private readonly pending = new Set<Promise<void>>();

  constructor(settings: McpSettings) {
    this.settings = settings;
    this.queue = new RequestQueue(settings.jobs, Number.POSITIVE_INFINITY);
  }

  stopAll(): void {
    for (const one of this.running.values()) one.abort();
  }

  async finished(): Promise<void> {
    await Promise.all(this.pending);
  }

  /** Answers one line, now or when its call is done; notifications are not answered. */
  take(line: string | undefined): void {
    const message = parsed(line);
    const fault = message ? faultOf(message) : refusal(ERRORS.parse, 'this is no JSON');
    const { id, method, params } = message ?? {};
    // Answers of the client, to what was never asked, need none.
    if (message && method === undefined && ('result' in message || 'error' in message)) return;
    if (fault) this.reply(idOf(id), fault);
    else if (id === undefined) this.notice(String(method), params);
    else if (method === 'tools/call') this.begin(id, params);
    else this.reply(id, this.answer(String(method), params));
  }

  private begin(id: unknown, params: unknown): void {
    const work = this.call(id, params).then((answered) => {
      this.pending.delete(work);
      if (answered) this.reply(id, answered);
    });
    this.pending.add(work);
  }

  private notice(method: string, params: unknown): void {
    if (method !== 'notifications/cancelled') return;
    this.running.get(Object(params).requestId)?.abort();
  }

  private answer(method: string, params: unknown): Reply {
    const { limits, version } = this.settings;
    if (method === 'ping') return { result: {} };
    if (method === 'tools/list') {
      return { result: { tools: OPERATIONS.map((one) => toolOf(one, limits)) } };
    }
    if (method !== 'initialize') return refusal(ERRORS.method, `there is no method ${method}`);
    const asked = Object(params).protocolVersion;
    return {
      result: {
        protocolVersion: REVISIONS.find((one) => one === asked) ?? REVISIONS[0],
        capabilities: { tools: {} },
        serverInfo: { name: 'glissade', title: 'Glissade', version },
        instructions: INSTRUCTIONS,
      },
    };
  }

  /** Undefined for a call that the client has given up. */
  private async call(id: unknown, params: unknown): Promise<Reply | undefined> {
    const { name, arguments: given = {} } = Object(params);
    const operation = OPERATIONS.find((one) => one.name === name);
    if (!operation) return refusal(ERRORS.params, `there is no tool ${String(name).slice(0, 40)}`);
    if (this.running.has(id)) return refusal(ERRORS.request, 'a request of this id is under way');
    const own = new AbortController();
    this.running.set(id, own);
    const release = await this.queue.take(own.signal);
    const { io, limits } = this.settings;
    const answered = await ask(operation, given, { io, limits, signal: own.signal });
    release?.();
    this.running.delete(id);
    if (own.signal.aborted) return undefined;
    if (answered.kind === 'result') return { result: contentOf(answered.result) };
    const { message, hint } = answered.error;
    const text = hint === '' ? message : `${message}; ${hint}`;
    return { result: { content: [{ type: 'text', text }], isError: true } };
  }

  private reply(id: unknown, answered: Reply): void {
    this.settings.io.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...answered })}\n`);
  }
}

function toolOf(operation: Operation, limits: RequestLimits): object {
  const { name, summary } = operation;
  return {
    name,
    title: summary,
    description: `${summary}. Everything it says is proved.`,
    inputSchema: inputSchema(operation, limits),
    annotations: { readOnlyHint: true, idempotentHint: name !== 'generate', openWorldHint: false },
  };
}

function contentOf(result: object): object {
  const text = { type: 'text', text: JSON.stringify(result) };
  if (!('svg' in result)) return { content: [text], structuredContent: result };
  const data = Buffer.from(String(result.svg)).toString('base64');
  const image = { type: 'image', data, mimeType: 'image/svg+xml' };
  return { content: [image, text], structuredContent: result };
}

function parsed(line: string | undefined): Message | undefined {
  try {
    return line === undefined ? undefined : (Object(JSON.parse(line)) as Message);
  } catch {
    return undefined;
  }
}

function faultOf({ jsonrpc, id, method }: Message): Reply | undefined {
  if (jsonrpc !== '2.0' || typeof method !== 'string') {
    return refusal(ERRORS.request, 'this is no request of JSON-RPC 2.0');
  }
  const isFine = id === undefined || idOf(id) !== null;
  return isFine ? undefined : refusal(ERRORS.request, 'the id is neither a text nor a number');
}

function idOf(id: unknown): string | number | null {
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

function refusal(code: number, message: string): Reply {
  return { error: { code, message } };
}
