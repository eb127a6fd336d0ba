/*
 * The operations as tools of the Model Context Protocol, by its official SDK, which speaks every
 * revision of the protocol.
 */
import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import { type Answer, ask } from './ask.ts';
import { BOARD, PLAYER } from './boardOperations.ts';
import type { CallSettings } from './calls.ts';
import { boardText, boardTool, resourceAt, resourceList } from './mcpBoard.ts';
import { ProtocolError, ProtocolErrorCode, Server, serveStdio } from './mcpSdk.ts';
import { LineTransport } from './mcpTransport.ts';
import { inputSchema } from './openApi.ts';
import type { Operation, RequestLimits } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import { RequestQueue } from './requestQueue.ts';

export type McpSettings = CallSettings & { readonly version: string };

const INSTRUCTIONS =
  'Glissade proves what it says about sliding puzzles. Never state a shortest length, whether a ' +
  'puzzle can be solved, or which move is best without asking it. A puzzle is a catalogue id ' +
  '(klotski), rows of numbers with 0 for the gap (8 6 4/0 7 2/5 1 3), or a drawing under start: ' +
  'and goal:. A direction says where the piece goes. "optimal": true means proved; "undecided" ' +
  'means that a limit came first: then only "lowerBound" is proved.';

/** A script is of no use to an assistant. */
const TOOLS = OPERATIONS.filter((one) => one !== PLAYER);

/** Pixels from side to side, unless the assistant asks for others. */
const PICTURE_WIDTH = 400;

/** Answers until the input ends and every call is answered, or the signal is aborted. */
export async function serveMcp(settings: McpSettings): Promise<void> {
  const transport = new LineTransport(settings);
  const queue = new RequestQueue(settings.jobs, Number.POSITIVE_INFINITY);
  const connection = serveStdio(() => serverOf(settings, queue), { transport });
  await transport.ended;
  await connection.close();
}

function serverOf({ io, limits, version }: McpSettings, queue: RequestQueue): Server {
  const server = new Server(
    { name: 'glissade', title: 'Glissade', version },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', () => ({
    tools: TOOLS.map((one) => toolOf(one, limits)),
  }));
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq: { signal } }) => {
    const { name, arguments: given = {} } = params;
    const operation = TOOLS.find((one) => one.name === name);
    if (!operation) throw invalid(`there is no tool ${name.slice(0, 40)}`);
    const release = await queue.take(signal);
    const asked = operation.name === 'picture' ? pictureFor(given) : given;
    const answered = await ask(operation, asked, { io, limits, signal });
    release?.();
    return resultOf(operation, answered);
  });
  server.setRequestHandler('resources/list', () => resourceList);
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    const page = resourceAt(uri);
    if (!page) throw invalid(`there is no resource ${uri.slice(0, 80)}`);
    return page;
  });
  return server;
}

function invalid(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

function toolOf(operation: Operation, limits: RequestLimits): Tool {
  const { name, summary } = operation;
  return {
    name,
    title: summary,
    description: `${summary}. Everything it says is proved.`,
    inputSchema: inputSchema(operation, limits) as object as Tool['inputSchema'],
    annotations: { readOnlyHint: true, idempotentHint: name !== 'generate', openWorldHint: false },
    ...(operation === BOARD ? boardTool : {}),
  };
}

function resultOf(operation: Operation, answered: Answer): CallToolResult {
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

function contentOf(operation: Operation, result: object): CallToolResult {
  if (operation === BOARD) {
    return { content: [{ type: 'text', text: boardText(result) }], structuredContent: result };
  }
  if ('png' in result) {
    return { content: [{ type: 'image', data: String(result.png), mimeType: 'image/png' }] };
  }
  const text = { type: 'text' as const, text: JSON.stringify(result) };
  if (!('svg' in result)) return { content: [text], structuredContent: result };
  const data = Buffer.from(String(result.svg)).toString('base64');
  const image = { type: 'image' as const, data, mimeType: 'image/svg+xml' };
  return { content: [image, text], structuredContent: result };
}
