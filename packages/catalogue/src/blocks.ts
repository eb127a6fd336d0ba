import type { Optimum, PuzzleRecord } from './record.ts';

/** A block puzzle as the data files write it: pictures in one line, rows between slashes. */
export type BlockEntry = Omit<
  PuzzleRecord,
  'aliases' | 'names' | 'family' | 'type' | 'metric' | 'width' | 'height' | 'text' | 'solvable'
> & {
  readonly aliases?: readonly string[];
  readonly names?: readonly string[];
  readonly start: string;
  /** Alternative goals. */
  readonly goals: readonly string[];
  /** Groups of labels that the goals may not tell apart: `['ABC', 'DE']`. */
  readonly same?: readonly string[];
  /** As in `axes:`. */
  readonly axes?: string;
};

/** `"20 16 15"`: steps, slides, moves. */
export function blockOptimum(lengths: readonly (number | undefined)[]): Optimum {
  const [steps, slides, moves] = lengths as readonly number[];
  return { steps: steps!, slides: slides!, moves: moves! };
}

/** The record of an entry; unsolvable when it is tagged so. */
export function blockRecord(entry: BlockEntry, family: PuzzleRecord['family']): PuzzleRecord {
  const { author, stated, stateCount, notes } = entry;
  const width = entry.start.indexOf('/');
  return {
    id: entry.id,
    aliases: entry.aliases ?? [],
    title: entry.title,
    names: entry.names ?? [],
    family,
    type: 'blocks',
    metric: entry.axes === 'long' ? 'slides' : 'moves',
    tags: entry.tags,
    width,
    height: (entry.start.length + 1) / (width + 1),
    text: blockText(entry),
    solvable: !entry.tags.includes('unsolvable'),
    optimum: entry.optimum,
    source: entry.source,
    verifiedBy: entry.verifiedBy,
    ...(author !== undefined && { author }),
    ...(stated !== undefined && { stated }),
    ...(stateCount !== undefined && { stateCount }),
    ...(notes !== undefined && { notes }),
  };
}

function blockText({ start, goals, same = [], axes }: BlockEntry): string {
  let text = axes === undefined ? '' : `axes: ${axes}\n`;
  for (const group of same) text += `same: ${[...group].join(' ')}\n`;
  text += `start:\n${rowsOf(start)}`;
  for (const goal of goals) text += `goal:\n${rowsOf(goal)}`;
  return text;
}

/** A picture on lines of its own. */
function rowsOf(picture: string): string {
  return `${picture.replaceAll('/', '\n')}\n`;
}
