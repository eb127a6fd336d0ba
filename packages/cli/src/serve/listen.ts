/* Servers of the command line: where they listen, and how they end. */
import type { Server } from 'node:http';
import { UsageError } from '../errors.ts';

/** Listens, and gives the address. Throws UsageError with this hint where that cannot be. */
export async function listenAt(
  server: Server,
  host: string,
  port: number,
  hint: string,
): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) => {
      reject(new UsageError('listen', `cannot listen at ${host}:${port}: ${message}`, hint));
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
}

/** Ends a server with its connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
