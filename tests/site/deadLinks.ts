import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Attributes that name another file of the site. */
const LINK = /\s(?:href|src)="([^"]+)"/g;

function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
}

function isThere(folder: string, name: string): boolean {
  const path = join(folder, decodeURI(name));
  return existsSync(
    statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, 'index.html') : path,
  );
}

/** Links of built pages that lead to no file: "page: link". Other sites are not asked. */
export function deadLinks(folder: string, base: string): string[] {
  return pagesIn(folder).flatMap((page) => {
    const links = [...readFileSync(join(folder, page), 'utf8').matchAll(LINK)].map(([, to]) => to!);
    const files = new Set(links.map((to) => to.replace(/[?#].*$/, '')));
    return [...files]
      .filter((to) => to !== '' && !/^[a-z]+:/.test(to))
      .filter((to) => {
        if (!to.startsWith('/')) return !isThere(folder, join(dirname(page), to));
        return !to.startsWith(base) || !isThere(folder, to.slice(base.length));
      })
      .map((to) => `${page}: ${to}`);
  });
}
