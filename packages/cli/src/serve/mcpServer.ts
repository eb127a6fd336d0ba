/*
 * The operations as tools of the Model Context Protocol, over lines of JSON-RPC 2.0: the part of
 * the protocol that a server of tools and of one page needs (revision 2025-06-18, stdio transport).
 */
import type { Answer } from './ask.ts';
import { BOARD, PLAYER } from './boardOperations.ts';
import { type CallSettings, Calls } from './calls.ts';
import { boardText, boardTool, resourceAt, resourceList } from './mcpBoard.ts';
import { inputSchema } from './openApi.ts';
import type { Operation, RequestLimits } from './operation.ts';
import { OPERATIONS } from './operations.ts';

export type McpSettings = CallSettings & { readonly version: string };

/** Revisions of which this part is the same; the newest first. */
const REVISIONS = ['2025-06-18', '2025-03-26', '2024-11-05'] as const;

const INSTRUCTIONS =
  'Glissade proves what it says about sliding puzzles. Never state a shortest length, whether a ' +
  'puzzle can be solved, or which move is best without asking it. A puzzle is a catalogue id ' +
  '(klotski), rows of numbers with 0 for the gap (8 6 4/0 7 2/5 1 3), or a drawing under start: ' +
  'and goal:. A direction says where the piece goes. "optimal": true means proved; "undecided" ' +
  'means that a limit came first: then only "lowerBound" is proved.';

const ERRORS = {
  parse: -32_700,
  request: -32_600,
  method: -32_601,
  params: -32_602,
  resource: -32_002,
} as const;

/** A script is of no use to an assistant. */
const TOOLS = OPERATIONS.filter((one) => one !== PLAYER);

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
  const calls = new Calls(settings);
  const server = new McpServer(settings, calls);
  await calls.takeLines((line) => server.take(line));
}

/** Pixels from side to side, unless the assistant asks for others. */
const PICTURE_WIDTH = 400;

class McpServer {
  private readonly settings: McpSettings;
  private readonly calls: Calls;

  constructor(settings: McpSettings, calls: Calls) {
    this.settings = settings;
    this.calls = calls;
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
    const { name, arguments: given = {} } = Object(params);
    const operation = TOOLS.find((one) => one.name === name);
    if (!operation) {
      this.reply(id, refusal(ERRORS.params, `there is no tool ${String(name).slice(0, 40)}`));
    } else if (this.calls.has(id)) {
      this.reply(id, refusal(ERRORS.request, 'a request of this id is under way'));
    } else {
      this.calls.begin({
        id,
        operation,
        given: operation.name === 'picture' ? pictureFor(given) : given,
        onAnswer: (answered, isGivenUp) => {
          // A call that the client has given up needs no answer.
          if (!isGivenUp) this.reply(id, { result: resultOf(operation, answered) });
        },
      });
    }
  }

  private notice(method: string, params: unknown): void {
    if (method !== 'notifications/cancelled') return;
    this.calls.stop(Object(params).requestId);
  }

  private answer(method: string, params: unknown): Reply {
    const { limits, version } = this.settings;
    if (method === 'ping') return { result: {} };
    if (method === 'tools/list') {
      return { result: { tools: TOOLS.map((one) => toolOf(one, limits)) } };
    }
    if (method === 'resources/list') return { result: resourceList };
    if (method === 'resources/templates/list') return { result: { resourceTemplates: [] } };
    if (method === 'resources/read') return pageOf(Object(params).uri);
    if (method !== 'initialize') return refusal(ERRORS.method, `there is no method ${method}`);
    const asked = Object(params).protocolVersion;
    return {
      result: {
        protocolVersion: REVISIONS.find((one) => one === asked) ?? REVISIONS[0],
        capabilities: { tools: {}, resources: {} },
        serverInfo: { name: 'glissade', title: 'Glissade', version },
        instructions: INSTRUCTIONS,
      },
    };
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
    ...(operation === BOARD ? boardTool : {}),
  };
}

function pageOf(uri: unknown): Reply {
  const page = resourceAt(uri);
  if (page) return { result: page };
  return refusal(ERRORS.resource, `there is no resource ${String(uri).slice(0, 80)}`);
}

function resultOf(operation: Operation, answered: Answer): object {
  if (answered.kind === 'result') return contentOf(operation, answered.result);
  const { message, hint } = answered.error;
  const text = hint === '' ? message : `${message}; ${hint}`;
  return { content: [{ type: 'text', text }], isError: true };
}

/** Assistants see pixels; only a picture that moves is SVG. */
function pictureFor(given: unknown): unknown {
  const isPlaying = Object(given).line !== undefined;
  return isPlaying ? given : { width: PICTURE_WIDTH, ...Object(given) };
}

function contentOf(operation: Operation, result: object): object {
  if (operation === BOARD) {
    return { content: [{ type: 'text', text: boardText(result) }], structuredContent: result };
  }
  if ('png' in result) {
    return { content: [{ type: 'image', data: result.png, mimeType: 'image/png' }] };
  }
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
