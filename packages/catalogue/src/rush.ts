import { RUSH_FORTY, RUSH_HARDEST, RUSH_SINGLE } from '../data/rush.ts';
import { blockOptimum, blockRecord } from './blocks.ts';
import type { PuzzleRecord, Tag } from './record.ts';
import { readLengths, readRows } from './rows.ts';

const GOAL = '....../....../....AA/....../....../......';

const VERIFIED_BY = 'exhaustive breadth-first search in each metric';

const NOTES = 'A generated board. It is not a card of any commercial game.';

type Group = {
  readonly table: string;
  readonly title: (number: string, slides: number) => string;
  readonly tags: readonly Tag[];
  readonly source: string;
  readonly verifiedBy: string;
};

const GROUPS: readonly Group[] = [
  {
    table: RUSH_FORTY,
    title: (number) => `Rush Hour board ${number}`,
    tags: ['rush-hour'],
    source: 'github.com/fogleman/rush, cmd/forty/main.go (MIT licence)',
    verifiedBy: `${VERIFIED_BY}; slides also by fogleman/rush`,
  },
  {
    table: RUSH_HARDEST,
    title: (_, slides) => `Hard Rush Hour board of ${slides} slides`,
    tags: ['rush-hour', 'hardest'],
    source: "M. Fogleman's Rush Hour database, rows copied in open-thought/reasoning-gym",
    verifiedBy: `${VERIFIED_BY}; slides and number of states also by the database`,
  },
  {
    table: RUSH_SINGLE,
    title: () => 'Rush Hour board of 93 steps',
    tags: ['rush-hour', 'hardest'],
    source:
      'length and states: S. Collette, J.-F. Raskin, F. Servais, On the symbolic computation of ' +
      'the hardest configurations of the Rush Hour game, Computers and Games 2006',
    verifiedBy: `${VERIFIED_BY}; steps and number of states also by the paper`,
  },
];

/** Rush Hour boards: each piece along its long side, piece A out at the right of its row. */
export function rushRecords(): PuzzleRecord[] {
  return GROUPS.flatMap(recordsOfGroup);
}

function recordsOfGroup({ table, title, tags, source, verifiedBy }: Group): PuzzleRecord[] {
  return readRows(table, 5).map(([id, start, lengths, states, aliases]) => {
    const optimum = blockOptimum(readLengths(lengths!));
    const withWalls: readonly Tag[] = start!.includes('#') ? [...tags, 'walls'] : tags;
    return blockRecord(
      {
        id: id!,
        aliases: aliases === '-' ? [] : aliases!.split(' '),
        title: title(id!.split('-').at(-1)!, optimum.slides!),
        tags: withWalls,
        axes: 'long',
        start: start!,
        goals: [GOAL],
        optimum,
        stateCount: Number(states),
        source,
        verifiedBy,
        notes: NOTES,
      },
      'rush',
    );
  });
}
