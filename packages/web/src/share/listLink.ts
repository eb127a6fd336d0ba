/*
 * A list of puzzles in an address, for a class or a friend: `#puzzles?list=klotski_century`. The
 * ids are those of the catalogue, which hold neither `_` nor anything that an address escapes.
 */

/** More would be no list to go through. */
export const LIST_MAX = 50;

/** A message may have added something to a link, such as a full stop. */
const LIST = /^#puzzles\?list=([a-z0-9_-]+)(?![\w/-])/;

export function formatListLink(ids: readonly string[]): string {
  return `#puzzles?list=${ids.slice(0, LIST_MAX).join('_')}`;
}

/** The ids of a list, each once; undefined where the address has none. */
export function parseListLink(hash: string): readonly string[] | undefined {
  const [, list] = LIST.exec(hash) ?? [];
  const ids = list?.split('_').filter((id) => id !== '') ?? [];
  return ids.length > 0 ? [...new Set(ids)].slice(0, LIST_MAX) : undefined;
}
