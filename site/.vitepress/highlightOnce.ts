import type { MarkdownRenderer } from 'vitepress';

const highlighted = new Map<string, string>();

/**
 * Gives each piece of code its colours once: a page is rendered for the browser and for the server,
 * and for the search of each.
 */
export function highlightOnce({ options }: MarkdownRenderer): void {
  const { highlight } = options;
  if (!highlight) return;
  options.highlight = (...given) => {
    const key = JSON.stringify(given);
    const known = highlighted.get(key) ?? highlight(...given);
    highlighted.set(key, known);
    return known;
  };
}
