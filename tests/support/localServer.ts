/* The HTTP server of `glissade serve`, in the process of a test. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PassThrough, Writable } from 'node:stream';
import type { Io } from '@glissade/cli/io';
import { createHttpServer } from '@glissade/cli/serve/httpServer';
import { describeApi } from '@glissade/cli/serve/openApi';
import { afterAll, beforeAll, expect } from 'vitest';

export const LIMITS = { timeMs: 60_000, memoryBytes: 1e9, threads: 1 };

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

export function ioWith(stdin: PassThrough, stdout: Writable): Io {
  const stderr = nowhere();
  const onInterrupt = () => () => undefined;
  return { stdin, stdout, stderr, env: {}, cores: 1, startedMs: 0, onInterrupt };
}

type Description = {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
};

/** Serves on a free port while the tests of this file run: its description, and its address. */
export function serveLocally() {
  const description = describeApi('0.0.0', LIMITS) as Description;
  const server = createHttpServer({
    io: ioWith(new PassThrough(), nowhere()),
    limits: LIMITS,
    jobs: 1,
    waitingMax: 1,
    bodyBytesMax: 10_000,
    isLocal: true,
    description,
    onFault: ({ message }) => expect(message).toBe(''),
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { description, address };
}
