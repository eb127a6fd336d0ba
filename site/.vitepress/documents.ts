import { readFileSync } from 'node:fs';
import { references } from './references.ts';

const repository = new URL('../../', import.meta.url);

/** A link of a document in `docs/`, as it must be on the site; other files are named only. */
function linkOnSite(text: string, target: string): string {
  if (/^([a-z]+:|#)/.test(target)) return `[${text}](${target})`;
  const [file = '', anchor] = target.split('#');
  const page = file.startsWith('notebook/')
    ? 'notebook'
    : file.replace(/^(\.\.\/)?docs\//, '').replace(/\.md$/, '');
  if (references.some((one) => one.page === page)) {
    return `[${text}](/reference/${page}${anchor ? `#${anchor}` : ''})`;
  }
  return text;
}

/** The notebook's cells, one below the other; it is kept without outputs. */
function readNotebook(): string {
  const file = new URL('docs/notebook/classic-tables.ipynb', repository);
  type Cell = { readonly cell_type: string; readonly source: readonly string[] };
  const { cells } = JSON.parse(readFileSync(file, 'utf8')) as { readonly cells: readonly Cell[] };
  const parts = cells.map(({ cell_type, source }) =>
    cell_type === 'code' ? `\`\`\`python\n${source.join('')}\n\`\`\`` : source.join(''),
  );
  return parts.join('\n\n');
}

/** The text of a document of the repository as a page of the site. */
export function readDocument(page: string): string {
  if (page === 'notebook') return readNotebook();
  const text = readFileSync(new URL(`docs/${page}.md`, repository), 'utf8');
  const link = /(?<!!)\[([^\]]+)\]\(([^)]+)\)/g;
  return text.replaceAll(link, (_, label, target) => linkOnSite(label, target));
}
