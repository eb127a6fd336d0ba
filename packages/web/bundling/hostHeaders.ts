import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { policyOf } from './contentPolicy.ts';

/** What a host is to send with every answer. A page cannot say it of its workers and frames. */
function headersFor(html: string): readonly (readonly [name: string, value: string])[] {
  return [
    ['Content-Security-Policy', `${policyOf(html)}; frame-ancestors 'self'`],
    // Shared memory, and so several threads, are for isolated pages alone.
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Embedder-Policy', 'require-corp'],
    ['X-Content-Type-Options', 'nosniff'],
  ];
}

/** The files beside the built page that tell hosts what to send: docs/hosting.md. */
export function hostHeaders(): Plugin {
  return {
    name: 'host-headers',
    apply: 'build',
    writeBundle: ({ dir }) => {
      const folder = dir!;
      const headers = headersFor(readFileSync(join(folder, 'index.html'), 'utf8'));
      const write = (name: string, lines: readonly string[]) =>
        writeFileSync(join(folder, name), lines.map((line) => `${line}\n`).join(''));
      write('_headers', ['/*', ...headers.map(([name, value]) => `  ${name}: ${value}`)]);
      write(
        'headers.nginx.conf',
        headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
      );
      write('headers.caddy', [
        'header {',
        ...headers.map(([name, value]) => `\t${name} "${value}"`),
        '}',
      ]);
    },
  };
}
