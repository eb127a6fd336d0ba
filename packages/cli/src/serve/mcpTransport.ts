/*
 * Lines of an input and an output as a transport of the Model Context Protocol. The transport of
 * the SDK gives up what is under way when its input ends; this one answers it, so that questions
 * can come from a pipe, and its lines are limited in length.
 */
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/server';
import type { CallSettings } from './calls.ts';
import { inputLines } from './inputLines.ts';

const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

type LineSettings = Pick<CallSettings, 'io' | 'lineLengthMax' | 'signal'>;

type Message = { readonly jsonrpc?: unknown; readonly id?: unknown; readonly method?: unknown };

export class LineTransport implements Transport {
  onmessage: Transport['onmessage'];
  onclose: Transport['onclose'];
  onerror: Transport['onerror'];
  /** Resolves once the input has ended and every request is answered, or the signal is aborted. */
  readonly ended: Promise<void>;
  private readonly settings: LineSettings;
  /** Ids of the requests that wait for an answer. */
  private readonly waiting = new Set<unknown>();
  private hasInputEnded = false;
  private end: () => void = () => undefined;

  constructor(settings: LineSettings) {
    this.settings = settings;
    this.ended = new Promise((resolve) => {
      this.end = resolve;
    });
  }

  async start(): Promise<void> {
    void this.read();
  }

  async send(message: JSONRPCMessage): Promise<void> {
    this.write(message);
    if (!('method' in message)) this.settle(message.id);
  }

  async close(): Promise<void> {
    this.end();
    this.onclose?.();
  }

  private async read(): Promise<void> {
    const { io, lineLengthMax, signal } = this.settings;
    signal.addEventListener('abort', this.end, { once: true });
    for await (const line of inputLines(io.stdin, lineLengthMax, signal)) this.take(line);
    this.hasInputEnded = true;
    this.settle(undefined);
    signal.removeEventListener('abort', this.end);
  }

  private take(line: string | undefined): void {
    const message = parsed(line);
    if (!message) this.refuse(null, PARSE_ERROR, 'this is no JSON');
    else if (isMessage(message)) this.pass(message);
    else this.refuse(message.id, INVALID_REQUEST, 'this is not a message of JSON-RPC 2.0');
  }

  private pass(message: JSONRPCMessage): void {
    const { id, method }: Message = message;
    if (method !== undefined && id !== undefined) this.waiting.add(id);
    this.onmessage?.(message);
    // A request that is given up is not answered.
    if (method === 'notifications/cancelled') this.settle(cancelledId(message));
  }

  private settle(id: unknown): void {
    this.waiting.delete(id);
    if (this.hasInputEnded && this.waiting.size === 0) this.end();
  }

  private refuse(id: unknown, code: number, message: string): void {
    const known = isId(id) ? id : null;
    this.write({ jsonrpc: '2.0', id: known, error: { code, message } });
  }

  private write(message: object): void {
    this.settings.io.stdout.write(`${JSON.stringify(message)}\n`);
  }
}

function parsed(line: string | undefined): Message | undefined {
  try {
    return line === undefined ? undefined : (Object(JSON.parse(line)) as Message);
  } catch {
    return undefined;
  }
}

function isMessage(message: Message): message is JSONRPCMessage {
  const { jsonrpc, id, method } = message;
  const isAnswer = 'result' in message || 'error' in message;
  return (
    jsonrpc === '2.0' && (id === undefined || isId(id)) && (typeof method === 'string' || isAnswer)
  );
}

function isId(id: unknown): boolean {
  return typeof id === 'string' || typeof id === 'number';
}

function cancelledId(message: JSONRPCMessage): unknown {
  return 'params' in message ? message.params?.requestId : undefined;
}
