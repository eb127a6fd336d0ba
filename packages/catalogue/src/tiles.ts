import {
  EIGHT,
  FIFTEEN_EIGHTY,
  FIFTEEN_FORTY_THREE,
  FIFTEEN_PLAIN,
  KORF_FELNER,
  KORF_HUNDRED,
  SMALL_HARDEST,
} from '../data/tiles.ts';
import type { Optimum, PuzzleRecord, Tag } from './record.ts';
import { readLengths, readRows } from './rows.ts';

type Group = {
  readonly table: string;
  readonly title: (id: string, stm: number | undefined) => string;
  readonly tags: readonly Tag[];
  readonly source: string;
  readonly verifiedBy: string;
  readonly goal?: 'blank-first';
};

const EVERY_STATE = 'exhaustive breadth-first search in stm and in mtm';

const GROUPS: readonly Group[] = [
  {
    table: EIGHT,
    title: (id, stm) => (id === 'eight' ? '8-puzzle' : `Hard 8-puzzle of ${stm} steps`),
    tags: ['eight-puzzle'],
    source: 'the hardest boards in stm (31) and in mtm (24); `eight` is an example',
    verifiedBy: EVERY_STATE,
  },
  {
    table: SMALL_HARDEST,
    title: (_, stm) => `Small board of ${stm} steps, the hardest of its size`,
    tags: ['hardest'],
    source: 'the only board of its size with the largest optimum in stm',
    verifiedBy: EVERY_STATE,
  },
  {
    table: FIFTEEN_PLAIN,
    title: (id) => (id === 'loyd' ? "Sam Loyd's 14-15 puzzle" : '15-puzzle, easy'),
    tags: ['fifteen-puzzle'],
    source:
      'loyd: Sam Loyd, Cyclopedia of Puzzles, 1914 (the puzzle is older); fifteen-easy: an example',
    verifiedBy:
      'breadth-first search; loyd has no solution by parity (Johnson and Story, American Journal ' +
      'of Mathematics 2, 1879)',
  },
  {
    table: FIFTEEN_EIGHTY,
    title: (id) => `15-puzzle of 80 steps, board ${numberOf(id)} of 17`,
    tags: ['fifteen-puzzle', 'hardest'],
    source: 'board lists of mwong510ca/15Puzzle_OptimalSolver',
    verifiedBy:
      'IDA* with additive pattern databases; 80 is the maximum, and 17 boards have it: Korf ' +
      'and Schultze, Large-scale parallel breadth-first search, AAAI 2005',
  },
  {
    table: FIFTEEN_FORTY_THREE,
    title: (id) => `15-puzzle of 43 pushes (mtm), board ${numberOf(id)} of 16`,
    tags: ['fifteen-puzzle', 'hardest'],
    source: 'B. Norskog, forum of cubezzz, 8 December 2010',
    verifiedBy: 'breadth-first search of every state by B. Norskog (2010)',
  },
  {
    table: KORF_HUNDRED,
    title: (id) => `Korf's 15-puzzle ${numberOf(id)} of 100`,
    tags: ['fifteen-puzzle', 'korf'],
    source:
      'R. E. Korf, Depth-first iterative-deepening, Artificial Intelligence 27, 1985; rotated ' +
      'by 180 degrees and renumbered so that the gap comes last',
    verifiedBy:
      'stm: IDA* by Korf (1985) and again with additive pattern databases; mtm: benwh1/slidy',
  },
  {
    table: KORF_FELNER,
    title: (id) => `Korf and Felner's 24-puzzle ${numberOf(id)} of 50`,
    tags: ['korf', 'large'],
    source: 'R. E. Korf and A. Felner, Disjoint pattern database heuristics, AI 134, 2002',
    verifiedBy:
      'IDA* with pattern databases by Korf and Felner (2002), by Döbbelin, Schütt and Reinefeld ' +
      '(2014) and by clausecker/24puzzle',
    goal: 'blank-first',
  },
];

/** Tile puzzles of every size. */
export function tileRecords(): PuzzleRecord[] {
  return GROUPS.flatMap(recordsOfGroup);
}

function recordsOfGroup(group: Group): PuzzleRecord[] {
  return readRows(group.table, 4).map(([id, tiles, lengths, extra]) => {
    const [stm, mtm] = lengths === 'none' ? [] : readLengths(lengths!);
    const words = extra === '-' ? [] : extra!.split(' ');
    const ownTags = words.filter((word) => word.startsWith('#')).map((word) => word.slice(1));
    const rows = tiles!.split('/');
    const width = rows[0]!.split(' ').length;
    const stateCount = statesOfBoard(width * rows.length);
    return {
      id: id!,
      aliases: words.filter((word) => !word.startsWith('#')),
      title: group.title(id!, stm),
      names: [],
      family: 'tiles',
      type: 'tiles',
      metric: 'steps',
      tags: [...group.tags, ...(ownTags as Tag[])],
      width,
      height: rows.length,
      text: `tiles: ${tiles}\n${group.goal ? `goal: ${group.goal}\n` : ''}`,
      solvable: lengths !== 'none',
      optimum: tileOptimum(stm, mtm),
      stateCount,
      source: group.source,
      verifiedBy: group.verifiedBy,
    };
  });
}

/** With one gap no tile goes two cells at once, so steps, slides and moves are all stm. */
function tileOptimum(stm: number | undefined, mtm: number | undefined): Optimum {
  return {
    ...(stm === undefined ? {} : { steps: stm, slides: stm, moves: stm, stm }),
    mtm,
  };
}

/** Half of all arrangements, as long as a number holds it exactly. */
function statesOfBoard(cells: number): number | undefined {
  let arrangements = 1;
  for (let factor = 2; factor <= cells; factor++) arrangements *= factor;
  return Number.isSafeInteger(arrangements) ? arrangements / 2 : undefined;
}

function numberOf(id: string): string {
  return String(Number(id.split('-').at(-1)));
}
