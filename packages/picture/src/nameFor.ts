/**
 * A name for what is drawn, made of the content itself, so that pictures of one page disturb each
 * other only where they are the same. FNV-1a: short, and the same everywhere.
 */
export function nameFor(content: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < content.length; i++) {
    hash = Math.imul(hash ^ content.charCodeAt(i), 0x01000193);
  }
  return `g${(hash >>> 0).toString(36)}`;
}
