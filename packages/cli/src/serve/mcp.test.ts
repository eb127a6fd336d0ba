import { PassThrough, Writable } from 'node:stream';
import { parseMoves, parsePuzzle, statesAlong } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { serveMcp } from './mcpServer.ts';

type Message = { readonly [name: string]: unknown };

const HARD = '5 4 3 2 1/10 9 8 7 6/15 14 13 12 11/20 19 18 17 16/21 22 23 24 0';

/** What the server says to these lines before its input ends and it ends. */
async function answersTo(lines: readonly (string | Message)[]): Promise<Message[]> {
  const stdin = new PassThrough();
  const written: string[] = [];
  const stdout = new Writable({
    write: (chunk, _encoding, done) => {
      written.push(String(chunk));
      done();
    },
  });
  const texts = lines.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  stdin.end(`${texts.join('\n')}\n`);
  const onInterrupt = () => () => undefined;
  await serveMcp({
    io: { stdin, stdout, stderr: stdout, env: {}, cores: 1, startedMs: 0, onInterrupt },
    limits: { timeMs: 60_000, memoryBytes: 1e9, threads: 1 },
    jobs: 4,
    version: '1.2.3',
    lineLengthMax: 100_000,
    signal: new AbortController().signal,
  });
  return written.map((text) => JSON.parse(text));
}

const request = (id: number, method: string, params?: object): Message => ({
  jsonrpc: '2.0',
  id,
  method,
  ...(params ? { params } : {}),
});
const call = (id: number, name: string, given: object) =>
  request(id, 'tools/call', { name, arguments: given });

/** The structured answers of calls, by their place. */
async function resultsOf(calls: readonly (readonly [name: string, given: object])[]) {
  const answers = await answersTo(calls.map(([name, given], id) => call(id, name, given)));
  const byId = new Map(answers.map(({ id, result }) => [id, result as Message]));
  return calls.map((_, id) => byId.get(id)!.structuredContent as Message);
}

// The Model Context Protocol, revisions 2025-06-18 to 2026-07-28: lifecycle, tools, cancellation.
describe('the protocol', () => {
  test('begins with the revision that both know', async () => {
    const hello = (protocolVersion: string) => ({
      protocolVersion,
      capabilities: {},
      clientInfo: { name: 'test', version: '0' },
    });
    const answers = await answersTo([
      request(1, 'initialize', hello('2025-03-26')),
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      request(2, 'initialize', hello('1999-01-01')),
      request(3, 'ping'),
    ]);
    expect(answers).toMatchObject([
      {
        jsonrpc: '2.0',
        id: 1,
        result: {
          protocolVersion: '2025-03-26',
          capabilities: { tools: {}, resources: {} },
          serverInfo: { name: 'glissade', version: '1.2.3' },
        },
      },
      { id: 2, result: { protocolVersion: '2025-11-25' } },
      { id: 3, result: {} },
    ]);
  });

  test('needs no beginning where each request names its revision', async () => {
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '0' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const answers = await answersTo([
      request(1, 'server/discover', { _meta }),
      request(2, 'tools/call', {
        _meta,
        name: 'solve',
        arguments: { puzzle: '1 2 3/4 5 6/0 7 8' },
      }),
    ]);
    expect(answers).toMatchObject([
      { id: 1, result: { supportedVersions: expect.arrayContaining(['2026-07-28']) } },
      { id: 2, result: { structuredContent: { length: 2, optimal: true } } },
    ]);
  });

  test('lists tools, each with a closed schema of what it takes', async () => {
    const [answer] = await answersTo([request(1, 'tools/list')]);
    const { tools } = answer!.result as { tools: readonly Message[] };
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['solve', 'hint', 'explain', 'verify', 'generate', 'picture']),
    );
    for (const { inputSchema, description } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(description).toBeTruthy();
    }
  });

  test('errors are those of JSON-RPC, and of tools where a tool was called', async () => {
    const answers = await answersTo([
      'nonsense',
      '[]',
      { jsonrpc: '1.0', id: 1, method: 'ping' },
      request(2, 'prompts/list'),
      call(3, 'destroy', {}),
      call(4, 'solve', { puzzle: 'what?' }),
      call(5, 'solve', {}),
      { jsonrpc: '2.0', id: {}, method: 'ping' },
      { jsonrpc: '2.0', id: 9, result: {} },
    ]);
    const codes = answers.map(({ id, error }) => [id, (error as { code?: number })?.code]);
    expect(codes.sort()).toEqual(
      [
        [null, -32_700],
        [null, -32_600],
        [1, -32_600],
        [2, -32_601],
        [3, -32_602],
        [4, undefined],
        [5, undefined],
        [null, -32_600],
      ].sort(),
    );
    const failed = answers.filter(({ id }) => id === 4 || id === 5);
    expect(failed).toMatchObject([{ result: { isError: true } }, { result: { isError: true } }]);
  });

  test('a call that is given up is not answered', async () => {
    const answers = await answersTo([
      call(1, 'solve', { puzzle: HARD }),
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
      request(2, 'ping'),
    ]);
    expect(answers.map(({ id }) => id)).toEqual([2]);
  });

  test('a board to play is a page of its own, and text for hosts without pages', async () => {
    const answers = await answersTo([
      request(1, 'tools/list'),
      request(2, 'resources/list'),
      request(3, 'resources/templates/list'),
      request(4, 'resources/read', { uri: 'ui://glissade/none.html' }),
      call(5, 'board', { puzzle: '1 2 3/4 5 6/0 7 8', after: 'L2' }),
      call(6, 'board', { puzzle: '1 2 3/4 5 6/0 7 8', after: 'L3' }),
    ]);
    const [tools, resources, templates, none, played, refused] = [1, 2, 3, 4, 5, 6].map(
      (id) => answers.find((one) => one.id === id)!,
    );
    const uri = 'ui://glissade/board.html';
    const named = (tools!.result as { tools: readonly Message[] }).tools;
    expect(named.filter(({ _meta }) => _meta)).toMatchObject([
      { name: 'board', _meta: { ui: { resourceUri: uri } } },
    ]);
    expect(resources!.result).toMatchObject({
      resources: [{ uri, mimeType: 'text/html;profile=mcp-app' }],
    });
    expect(templates!.result).toEqual({ resourceTemplates: [] });
    expect(none!.error).toMatchObject({ code: -32_602 });
    expect(played!.result).toMatchObject({
      structuredContent: { moves: 'L2', isSolved: true },
      content: [{ text: expect.stringMatching(/^The board, which is solved:\n +1 2 3\n/) }],
    });
    expect(refused!.result).toMatchObject({ isError: true });
  });

  test('a picture is an image: pixels, or SVG where it moves', async () => {
    const [still, playing] = await answersTo([
      call(1, 'picture', { puzzle: 'klotski' }),
      call(2, 'picture', { puzzle: 'klotski', line: 'GD' }),
    ]);
    const bytesOf = (answer: Message, mimeType: string) => {
      const { content } = answer.result as { content: readonly Message[] };
      expect(content[0]).toMatchObject({ type: 'image', mimeType });
      return Buffer.from(String(content[0]!.data), 'base64');
    };
    const png = bytesOf(still!, 'image/png');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(400);
    expect(bytesOf(playing!, 'image/svg+xml').toString()).toMatch(/^<svg /);
  });
});

/** Distances from the goal of every state of the 8-puzzle, found by plain breadth-first search. */
function distances(): Map<string, number> {
  const found = new Map([['123456780', 0]]);
  const neighbours = [
    [1, 3],
    [0, 2, 4],
    [1, 5],
    [0, 4, 6],
    [1, 3, 5, 7],
    [2, 4, 8],
    [3, 7],
  ];
  neighbours.push([4, 6, 8], [5, 7]);
  for (const [state, distance] of found) {
    const gap = state.indexOf('0');
    for (const cell of neighbours[gap]!) {
      const cells = [...state];
      [cells[gap], cells[cell]] = [cells[cell]!, '0'];
      const next = cells.join('');
      if (!found.has(next)) found.set(next, distance + 1);
    }
  }
  return found;
}

const rows = (state: string) => state.replace(/(.)(.)(.)/g, '/$1 $2 $3').slice(1);

describe('a hundred questions whose answers are known', () => {
  const known = distances();
  const states = [...known.keys()];
  /** States spread evenly over all distances. */
  const sample = (count: number) =>
    Array.from(
      { length: count },
      (_, i) => states[Math.floor(((i + 0.5) * states.length) / count)]!,
    );

  test('there are 9!/2 states, the farthest 31 steps away', () => {
    // Reinefeld, Complete solution of the eight-puzzle, IJCAI 1993.
    expect(known.size).toBe(181_440);
    expect([...known.values()].at(-1)).toBe(31);
  });

  test('40 times: how long is the shortest solution?', async () => {
    const asked = sample(40);
    const answers = await resultsOf(asked.map((state) => ['solve', { puzzle: rows(state) }]));
    expect(answers.map(({ length }) => length)).toEqual(asked.map((state) => known.get(state)));
    expect(answers.every(({ optimal }) => optimal === true)).toBe(true);
  });

  test('40 times: is it possible at all?', async () => {
    // Of two states that differ in a swap of two tiles exactly one is possible.
    const asked = sample(20).flatMap((state) => {
      const swapped = state.replace(/[12]/g, (tile) => (tile === '1' ? '2' : '1'));
      return [state, swapped];
    });
    const answers = await resultsOf(asked.map((state) => ['check', { puzzle: rows(state) }]));
    expect(answers.map(({ status }) => status)).toEqual(
      asked.map((state) => (known.has(state) ? 'solvable' : 'unsolvable')),
    );
  });

  test('20 times: why not this move?', async () => {
    const asked = sample(21).slice(1);
    const answers = await resultsOf(asked.map((state) => ['hint', { puzzle: rows(state) }]));
    for (const [i, { moves, distance }] of answers.entries()) {
      const puzzle = parsePuzzle(rows(asked[i]!));
      expect(distance).toBe(known.get(asked[i]!));
      const listed = moves as readonly { readonly moves: string; readonly distance: number }[];
      expect(listed.length).toBeGreaterThan(1);
      for (const one of listed) {
        const after = statesAlong(puzzle, parseMoves(puzzle, one.moves)).at(-1)!;
        const cells = Array.from({ length: 9 }, () => '0');
        for (const [piece, cell] of after.entries()) cells[cell] = puzzle.pieces[piece]!.label;
        expect(one.distance).toBe(known.get(cells.join('')));
      }
    }
  });
});
