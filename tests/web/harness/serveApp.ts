import { existsSync } from 'node:fs';
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

/** What some hosts do besides sending files. */
export type HostWays = {
  /** Sent with every answer, or with those below a folder. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly headersBelow?: string;
  /** Whatever is not there is answered by the page of the app, as if it were found. */
  readonly answersAll?: boolean;
  /** `index.html` is sent on to its folder. */
  readonly hasShortNames?: boolean;
};

/** Serves a built app on a free port of this machine alone, under a path of its own. */
export async function serveApp(
  folder = appFolder,
  path = '/some/path/',
  {
    headers: all = {},
    headersBelow = '',
    answersAll = false,
    hasShortNames = false,
  }: HostWays = {},
): Promise<AppServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inside = pathname.startsWith(path) ? pathname.slice(path.length) : undefined;
    const headers = inside?.startsWith(headersBelow) ? all : {};
    if (hasShortNames && inside === 'index.html') {
      return void response.writeHead(308, { ...headers, location: path }).end();
    }
    const asked = normalize(inside === '' ? 'index.html' : (inside ?? 'nowhere'));
    const name = answersAll && !existsSync(join(folder, asked)) ? 'index.html' : asked;
    const content = await readFile(join(folder, name)).catch(() => undefined);
    if (content === undefined) return void response.writeHead(404, headers).end('not found');
    const type = types[extname(name)] ?? 'text/plain';
    response.writeHead(200, { ...headers, 'content-type': type }).end(content);
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
