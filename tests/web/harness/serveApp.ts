import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What `npm run build` makes. */
export const appFolder = fileURLToPath(new URL('../../../packages/web/dist/', import.meta.url));

export type AppServer = {
  /** Ends in a slash; below the root of its host, as on a shared one. */
  readonly address: string;
  readonly close: () => Promise<void>;
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Serves a built app on a free port of this machine alone, under a path of its own. */
export async function serveApp(folder = appFolder, path = '/some/path/'): Promise<AppServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inside = pathname.startsWith(path) ? pathname.slice(path.length) : undefined;
    const name = normalize(inside === '' ? 'index.html' : (inside ?? 'nowhere'));
    const content = await readFile(join(folder, name)).catch(() => undefined);
    if (content === undefined) return void response.writeHead(404).end('not found');
    response.writeHead(200, { 'content-type': types[extname(name)] ?? 'text/plain' });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${port}${path}`, close };
}
