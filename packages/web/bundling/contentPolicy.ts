import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** What the page holds between tags of a kind, as sources of a policy. */
function hashesOf(html: string, tag: 'script' | 'style'): string {
  const texts = [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))];
  return texts
    .map(([, text]) => ` 'sha256-${createHash('sha256').update(text!).digest('base64')}'`)
    .join('');
}

/**
 * What the app may load: its own files, pictures made in the page, and WebAssembly. Nothing inline
 * but what the page was built with, no eval, no other host.
 */
export function policyOf(html: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval'${hashesOf(html, 'script')}`,
    `style-src 'self'${hashesOf(html, 'style')}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Puts the content policy into the built page; the development server needs more freedom. */
export function contentPolicy(): Plugin {
  return {
    name: 'content-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: policyOf(html) },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}
