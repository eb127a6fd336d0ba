/* The verb `serve`: the operations for other programs, over HTTP or over standard input. */
import { type Command, InvalidArgumentError } from 'commander';
import { UsageError } from '../../errors.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import { addCommonFlags } from '../../flags/shared.ts';
import type { createHttpServer } from '../../serve/httpServer.ts';
import { serveLines } from '../../serve/lineServer.ts';
import { describeApi } from '../../serve/openApi.ts';
import type { Shell } from '../../shell.ts';
import { packageVersion } from '../../version.ts';
import { addVerb, type Run } from '../verb.ts';
import { addServerFlags, LINE_LENGTH_MAX, requestLimits, type ServerFlags } from './serverFlags.ts';

type Flags = ServerFlags & {
  readonly host: string;
  readonly port: number;
  readonly stdio?: boolean;
};

const EXAMPLES = `Examples:
  $ glissade serve                             HTTP on http://127.0.0.1:8023
  $ glissade serve --host 0.0.0.0 --port 80    for other machines: there is no password
  $ glissade serve --stdio                     one JSON object a line, in and out
`;

const PORT = 8023;
const WAITING_MAX = 64;

export function serveCommand(run: Run): Command {
  const command = addVerb('serve', 'answer other programs over HTTP or standard input', EXAMPLES)
    .option('--host <address>', 'address to listen at', '127.0.0.1')
    .option('--port <number>', 'port to listen at; 0 for any that is free', parsePort, PORT)
    .option('--stdio', 'read requests from standard input, one JSON object a line');
  return addCommonFlags(addServerFlags(command)).action((flags: Flags) =>
    run(flags, (shell) => (flags.stdio ? serveStdio(shell, flags) : serveHttp(shell, flags))),
  );
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 65_536;
  if (port <= 65_535) return port;
  throw new InvalidArgumentError('Give a whole number from 0 to 65535.');
}

async function serveStdio({ io, signal }: Shell, flags: Flags): Promise<ExitCode> {
  const { jobs = io.cores } = flags;
  const limits = requestLimits(flags, io.cores);
  await serveLines({ io, limits, jobs, lineLengthMax: LINE_LENGTH_MAX, signal });
  return EXIT.yes;
}

async function serveHttp({ io, output, signal }: Shell, flags: Flags): Promise<ExitCode> {
  const { host, port, jobs = io.cores } = flags;
  const limits = requestLimits(flags, io.cores);
  const isLocal = isLoopback(host);
  // Node's own server would slow the start of every verb.
  const http = await import('../../serve/httpServer.ts');
  const server = http.createHttpServer({
    io,
    limits,
    jobs,
    waitingMax: WAITING_MAX,
    bodyBytesMax: LINE_LENGTH_MAX,
    isLocal,
    description: describeApi(packageVersion(), limits),
    onFault: ({ message }) => output.warn(`error: ${message}`),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) => {
      const hint = 'give another --port or --host';
      reject(new UsageError('listen', `cannot listen at ${host}:${port}: ${message}`, hint));
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
  output.result(output.json ? JSON.stringify({ url }) : `serving at ${url}`);
  output.flush();
  if (!isLocal) output.note('everyone who reaches this address can use it: there is no password');
  await closed(server, signal);
  return EXIT.yes;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}

/** Resolves when the server was told to end and every connection is closed. */
function closed(server: ReturnType<typeof createHttpServer>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      server.close(() => resolve());
      server.closeAllConnections();
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
