/* The official client of the Model Context Protocol, of a server that is a command. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from '@modelcontextprotocol/client';
import type { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { build } from 'esbuild';

type Library = {
  readonly Client: typeof Client;
  readonly StdioClientTransport: typeof StdioClientTransport;
};

/** Some of what it needs is CommonJS. */
const REQUIRE = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;

/**
 * In one file: a package that it needs offers its TypeScript to whom our tests are, who read
 * sources.
 */
async function loadLibrary(): Promise<Library> {
  const folder = mkdtempSync(join(tmpdir(), 'glissade-mcp-'));
  try {
    const contents = `export { Client } from '@modelcontextprotocol/client';
      export { StdioClientTransport } from '@modelcontextprotocol/client/stdio';`;
    const outfile = join(folder, 'client.mjs');
    await build({
      stdin: { contents, resolveDir: import.meta.dirname },
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      banner: { js: REQUIRE },
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A client that shows MCP Apps, connected. */
export async function connectClient(args: readonly string[]): Promise<Client> {
  const library = await loadLibrary();
  const extensions = {
    'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] },
  };
  const client = new library.Client(
    { name: 'test', version: '0' },
    { capabilities: { extensions } },
  );
  const command = { command: process.execPath, args: [...args] };
  await client.connect(new library.StdioClientTransport(command));
  return client;
}
