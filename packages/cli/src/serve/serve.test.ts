import { connect } from 'node:net';
import { PassThrough, Writable } from 'node:stream';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { ioWith, LIMITS, serveLocally } from '../../../../tests/support/localServer.ts';
import { serveLines } from './lineServer.ts';
import { OPERATIONS } from './operations.ts';

const EIGHT = '8 6 4/0 7 2/5 1 3';
/** Searches of minutes, so that they can be cancelled. */
const HARD = '5 4 3 2 1/10 9 8 7 6/15 14 13 12 11/20 19 18 17 16/21 22 23 24 0';
const { description, address } = serveLocally();

const post = (path: string, body: unknown, init: RequestInit = {}) =>
  fetch(`${address()}/v1/${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
  });
const answerOf = async (path: string, body: unknown) =>
  (await (await post(path, body)).json()) as Record<string, unknown>;
const metrics = async () => (await fetch(`${address()}/metrics`)).text();

/** Waits for what the server says of itself. */
async function until(line: string): Promise<void> {
  for (;;) if ((await metrics()).split('\n').includes(line)) return;
}

describe('the description', () => {
  test('is OpenAPI 3.1, with a path for each operation', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(description));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
    const paths = OPERATIONS.map(({ name }) => `/v1/${name}`);
    expect(Object.keys(description.paths)).toEqual(expect.arrayContaining(paths));
    expect(await (await fetch(`${address()}/openapi.json`)).json()).toEqual(description);
  });

  test('every reference in it leads to something', () => {
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"#([^"]*)"/g)];
    expect(references.length).toBeGreaterThan(20);
    for (const [, path] of references) {
      const found = path!
        .split('/')
        .slice(1)
        .reduce((at: unknown, name) => (at as Record<string, unknown>)?.[name], description);
      expect(found, path).toBeTypeOf('object');
    }
  });
});

describe('answers', () => {
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema({ $id: 'api', ...description });
  const asked: readonly (readonly [string, object, object])[] = [
    ['solve', { puzzle: EIGHT }, { status: 'solved', length: 23, optimal: true }],
    ['solve', { puzzle: '1 2 3/4 5 6/0 7 8', after: 'L', steps: true }, { length: 1, moves: 'L' }],
    ['solve', { puzzle: '1 2 3/4 5 6/8 7 0' }, { status: 'unsolvable', proof: 'parity' }],
    ['solve', { puzzle: HARD, nodes: 10 }, { status: 'undecided', limit: 'nodes' }],
    ['check', { puzzle: 'start:\nA..\ngoal:\n..A' }, { status: 'solvable', length: 1 }],
    ['hint', { puzzle: EIGHT }, { distance: 23 }],
    ['explain', { puzzle: 'start:\nA..\ngoal:\n..A' }, { status: 'explained' }],
    ['analyse', { puzzle: '1 2/0 3' }, { status: 'analysed' }],
    ['verify', { puzzle: '1 2 3/4 5 6/0 7 8', moves: 'L2' }, { valid: true, optimal: true }],
    ['verify', { puzzle: '1 2 3/4 5 6/0 7 8', moves: 'L' }, { valid: false }],
    ['generate', { family: 'rush', level: 'easy', seed: 3 }, { seed: 3, length: 11 }],
  ];

  test.each(asked)('%s %j', async (name, params, wanted) => {
    const answer = await answerOf(name, params);
    expect(answer).toMatchObject(wanted);
    const validate = ajv.compile({ $ref: `api#/components/schemas/${name}` });
    expect(validate(answer), JSON.stringify(validate.errors)).toBe(true);
  });

  test('a picture, as JSON and as an image', async () => {
    expect((await answerOf('picture', { puzzle: 'klotski' })).svg).toMatch(/^<svg /);
    const init = { headers: { Accept: 'image/svg+xml' } };
    const image = await post('picture', { puzzle: '1 2/0 3', hint: 'L', theme: 'dark' }, init);
    expect(image.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(await image.text()).toContain('<polyline');
    const asked = { puzzle: 'klotski', width: 224 };
    const inJson = Buffer.from(String((await answerOf('picture', asked)).png), 'base64');
    const pixels = await post('picture', asked, { headers: { Accept: 'image/png' } });
    expect(pixels.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await pixels.arrayBuffer()).equals(inJson)).toBe(true);
    expect(inJson.readUInt32BE(16)).toBe(224);
    const moving = await post('picture', { ...asked, line: 'GD' });
    expect([moving.status, await moving.text()]).toEqual([400, expect.stringContaining('move')]);
  });

  test('better and better solutions as events, the last of them proved', async () => {
    const puzzle = '15 2 1 12/8 5 6 11/4 9 10 7/3 14 13 0';
    const init = { headers: { Accept: 'text/event-stream' } };
    const response = await post('solve', { puzzle, nodes: 100_000 }, init);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events = (await response.text()).trimEnd().split('\n\n');
    const lengths = events.map((event) => {
      const [, data] = /^event: (?:better|answer)\ndata: (.*)$/.exec(event)!;
      return JSON.parse(data!).length as number;
    });
    expect(lengths.length).toBeGreaterThan(1);
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    expect(events.at(-1)).toMatch(/^event: answer/);
  });
});

describe('bad requests are told what would be right', () => {
  test.each([
    ['solve', '{"puzzle":', 'json'],
    ['solve', '[]', 'params'],
    ['solve', 'null', 'params'],
    ['solve', {}, 'params'],
    ['solve', { puzzle: 7 }, 'params'],
    ['solve', { puzzle: 'klotski', timeMs: 60_001 }, 'params'],
    ['solve', { puzzle: 'klotski', metric: 'meters' }, 'params'],
    ['solve', { puzzle: 'klotski', checkpoint: '/tmp' }, 'params'],
    ['solve', '{"puzzle":"1 2/0 3","__proto__":{}}', 'params'],
    ['solve', { puzzle: '/etc/passwd' }, 'form-unknown'],
    ['solve', { puzzle: 'package.json' }, 'form-unknown'],
    ['hint', { puzzle: EIGHT, after: 'R' }, 'move-illegal'],
    ['solve', { puzzle: 'klotski', metric: 'mtm' }, 'metric'],
    ['picture', { puzzle: 'klotski', hint: 'ZZ' }, 'move-syntax'],
  ])('%s %j', async (path, body, code) => {
    const response = await post(path, body);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: Record<string, string> };
    expect(error).toMatchObject({ code });
    expect(error.message).toBeTruthy();
  });

  test('bodies that are too large, of another type, or no text', async () => {
    expect((await post('solve', { puzzle: 'x'.repeat(10_000) })).status).toBe(413);
    const headers = { 'Content-Type': 'text/plain' };
    expect((await post('solve', { puzzle: 'klotski' }, { headers })).status).toBe(415);
    expect((await post('solve', '', { body: new Uint8Array([0xff, 0xfe]) })).status).toBe(400);
  });

  test('paths and methods that are not there', async () => {
    expect((await fetch(`${address()}/../../etc/passwd`)).status).toBe(404);
    expect((await fetch(`${address()}/v1/__proto__`)).status).toBe(404);
    expect((await fetch(`${address()}/toString`)).status).toBe(404);
    expect((await fetch(`${address()}/v1/solve`)).status).toBe(405);
    expect((await fetch(`${address()}/metrics`, { method: 'POST' })).status).toBe(405);
  });

  test('a name that another site has given to this machine', async () => {
    const socket = connect(new URL(address()).port as unknown as number, '127.0.0.1');
    socket.end('GET /healthz HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
    let text = '';
    for await (const chunk of socket) text += chunk;
    expect(text).toMatch(/^HTTP\/1.1 400/);
  });
});

describe('the load', () => {
  test('who is gone needs no answer, and gives the place to the next', async () => {
    const gone = new AbortController();
    const first = post('solve', { puzzle: HARD }, { signal: gone.signal });
    first.catch(() => undefined);
    await until('glissade_requests_running 1');
    const second = post('solve', { puzzle: EIGHT });
    await until('glissade_requests_waiting 1');
    const third = await post('solve', { puzzle: EIGHT });
    expect(third.status).toBe(503);
    expect(third.headers.get('retry-after')).toBe('1');
    gone.abort();
    await expect(first).rejects.toThrow();
    expect((await second).status).toBe(200);
    await until('glissade_requests_running 0');
    const text = await metrics();
    expect(text).toMatch(/^glissade_requests_total\{operation="solve",outcome="cancelled"\} 1$/m);
    expect(text).toMatch(/^glissade_requests_total\{operation="solve",outcome="busy"\} 1$/m);
    expect(text).toMatch(/^glissade_request_seconds_bucket\{operation="solve",le="\+Inf"\} \d+$/m);
  });

  test('it says that it is well', async () => {
    expect(await (await fetch(`${address()}/healthz`)).json()).toEqual({ status: 'ok' });
  });
});

describe('requests by lines', () => {
  /** What is answered to these lines, by id. */
  async function answersTo(lines: readonly (string | object)[]) {
    const stdin = new PassThrough();
    const written: string[] = [];
    const stdout = new Writable({
      write: (chunk, _encoding, done) => {
        written.push(String(chunk));
        done();
      },
    });
    const io = ioWith(stdin, stdout);
    const { signal } = new AbortController();
    const texts = lines.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
    // In pieces that cut lines and letters.
    const bytes = Buffer.from(`${texts.join('\n')}\n`);
    for (let at = 0; at < bytes.length; at += 7) stdin.write(bytes.subarray(at, at + 7));
    stdin.end();
    await serveLines({ io, limits: LIMITS, jobs: 1, lineLengthMax: 1000, signal });
    return written.map((text) => JSON.parse(text) as Record<string, unknown>);
  }

  test('are answered under their own id', async () => {
    const answers = await answersTo([
      { id: 1, op: 'solve', params: { puzzle: EIGHT } },
      { id: 'two', op: 'check', params: { puzzle: '横刀立马\u2028' } },
      { id: 3, op: 'verify', params: { puzzle: '1 2/0 3', moves: 'L' } },
    ]);
    const byId = new Map(answers.map((one) => [one.id, one]));
    expect(byId.get(1)).toMatchObject({ result: { length: 23 } });
    expect(byId.get('two')).toMatchObject({ error: { code: 'form-unknown' } });
    expect(byId.get(3)).toMatchObject({ result: { valid: true } });
  });

  test('are refused alone where they are bad', async () => {
    const answers = await answersTo([
      'nonsense',
      '7',
      'x'.repeat(2000),
      { id: 4, op: 'constructor' },
      { op: 'solve' },
      '',
      { id: 6, op: 'check', params: { puzzle: '1 2/0 3' } },
    ]);
    expect(answers.map(({ id, error }) => [id, (error as { code?: string })?.code])).toEqual([
      [null, 'request'],
      [null, 'request'],
      [null, 'request'],
      [4, 'operation'],
      [null, 'request'],
      [6, undefined],
    ]);
  });

  test('can be cancelled, and tell better answers before the last', async () => {
    const answers = await answersTo([
      { id: 1, op: 'solve', params: { puzzle: HARD } },
      { id: 2, op: 'cancel', params: { id: 1 } },
      { id: 3, op: 'solve', stream: true, params: { puzzle: EIGHT, anytime: true } },
    ]);
    const ofId = (id: number) => answers.filter((one) => one.id === id);
    expect(ofId(1)).toMatchObject([{ result: { status: 'cancelled' } }]);
    expect(ofId(3).length).toBeGreaterThan(1);
    expect(ofId(3)[0]).toHaveProperty('better');
    expect(ofId(3).at(-1)).toMatchObject({ result: { length: 23, optimal: true } });
  });
});
