import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

export type PageServer = { readonly address: string; readonly close: () => Promise<void> };

/** No eval, nothing inline, nothing from elsewhere. */
const policy = "default-src 'none'; script-src 'self'; worker-src 'self'; base-uri 'none'";

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Serves a folder on a free port of this machine alone, under a strict policy. */
export async function servePages(
  folder: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<PageServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    // Browsers ask for an icon that nobody promised.
    if (name.endsWith('favicon.ico')) return void response.writeHead(204).end();
    const content = await readFile(join(folder, name)).catch(() => undefined);
    if (content === undefined) return void response.writeHead(404).end('not found');
    const type = types[extname(name)] ?? 'application/octet-stream';
    const ours = { 'content-type': type, 'content-security-policy': policy };
    response.writeHead(200, { ...ours, ...headers });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${port}/`, close };
}
