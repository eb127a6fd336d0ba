import { allRecords } from '@glissade/catalogue';

/** What a list of puzzles shows of each. */
export type Listed = {
  readonly id: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly size: string;
  readonly optimum: string;
};

export type Collection = { readonly name: string; readonly puzzles: readonly Listed[] };

const COLLECTIONS = [
  ['classics', 'Classics'],
  ['huarongdao', 'Hua Rong Dao'],
  ['rush', 'Rush Hour boards'],
  ['tiles', 'Tile puzzles'],
] as const;

declare const data: readonly Collection[];

export { data };

export default {
  load: (): readonly Collection[] =>
    COLLECTIONS.map(([family, name]) => ({
      name,
      puzzles: allRecords()
        .filter((puzzle) => puzzle.family === family)
        .map(({ id, title, names, width, height, optimum, solvable }) => ({
          id,
          title,
          names,
          size: `${width}×${height}`,
          optimum: solvable
            ? Object.entries(optimum)
                .map(([metric, length]) => `${length} ${metric}`)
                .join(', ')
            : 'no solution',
        })),
    })),
};
