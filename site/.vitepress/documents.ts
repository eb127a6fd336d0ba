import { readFileSync } from 'node:fs';
import { references } from './references.ts';

const repository = new URL('../../', import.meta.url);

/** A link of a document in `docs/`, as it must be on the site; other files are named only. */
function linkOnSite(text: string, target: string): string {
  if (/^([a-z]+:|#)/.test(target)) return `[${text}](${target})`;
  const [file = '', anchor] = target.split('#');
  const page = file.replace(/^(\.\.\/)?docs\//, '').replace(/\.md$/, '');
  if (references.some((one) => one.page === page)) {
    return `[${text}](/reference/${page}${anchor ? `#${anchor}` : ''})`;
  }
  return text;
}

/** The text of a document of the repository as a page of the site. */
export function readDocument(page: string): string {
  const text = readFileSync(new URL(`docs/${page}.md`, repository), 'utf8');
  const link = /(?<!!)\[([^\]]+)\]\(([^)]+)\)/g;
  return text.replaceAll(link, (_, label, target) => linkOnSite(label, target));
}
