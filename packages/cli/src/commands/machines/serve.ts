/* The verb `serve`: the operations for other programs, over HTTP or over standard input. */
import type { Server } from 'node:http';
import type { Command } from 'commander';
import { EXIT, type ExitCode } from '../../exit.ts';
import { addCommonFlags } from '../../flags/shared.ts';
import { parsePort } from '../../flags/values.ts';
import { serveLines } from '../../serve/lineServer.ts';
import { closeServer, listenAt } from '../../serve/listen.ts';
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
  $ glissade serve --stdio                     one JSON object per line, in and out
`;

const PORT = 8023;
const WAITING_MAX = 64;

export function serveCommand(run: Run): Command {
  const command = addVerb('serve', 'serve other programs over HTTP or standard input', EXAMPLES)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--port <number>', 'port to listen on; 0 for any free port', parsePort, PORT)
    .option('--stdio', 'read requests from standard input, one JSON object per line');
  return addCommonFlags(addServerFlags(command)).action((flags: Flags) =>
    run(flags, (shell) => (flags.stdio ? serveStdio(shell, flags) : serveHttp(shell, flags))),
  );
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
  const url = await listenAt(server, host, port, 'give another --port or --host');
  output.result(output.json ? JSON.stringify({ url }) : `serving at ${url}`);
  output.flush();
  if (!isLocal)
    output.note('there is no password: everyone who can reach this address can use the server');
  await closed(server, signal);
  return EXIT.yes;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}

/** Resolves when the server was told to end and every connection is closed. */
async function closed(server: Server, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await closeServer(server);
}
