import type { Puzzle } from '@glissade/core';

/** How a file of a puzzle is called, without its ending. */
export function fileName({ info }: Puzzle): string {
  return (info.title ?? info.id ?? 'puzzle').replace(/[^\p{L}\d-]+/gu, '-');
}
