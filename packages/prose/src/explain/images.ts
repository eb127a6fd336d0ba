import type { SymmetryName } from '@glissade/analysis/explain/space/symmetry';

/** What images of a state are called. */
export type Image = 'mirror' | 'turn' | 'both';

/** Undefined: there are no images. */
export function imageOf(names: readonly SymmetryName[]): Image | undefined {
  if (names.length === 0) return undefined;
  const turns = names.filter((name) => name.endsWith('turn')).length;
  if (turns === 0) return 'mirror';
  return turns === names.length ? 'turn' : 'both';
}
