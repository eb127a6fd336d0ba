import type { Puzzle } from '@glissade/core';

/** What a file of a puzzle is called, but for its ending. */
export function nameOf({ info }: Puzzle): string {
  return (info.title ?? info.id ?? 'puzzle').replace(/[^\p{L}\d-]+/gu, '-');
}
