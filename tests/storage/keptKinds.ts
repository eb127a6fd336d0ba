/* Every kind of file that is read back: how it comes to be, and what is answered from it. */
import { SurveyCheckpoint } from '@glissade/analysis/survey/checkpoint';
import { blockSearcher } from '@glissade/blocks/bfs/blockSearcher';
import { packSteps, parsePuzzle, replay } from '@glissade/core';
import { seal } from '@glissade/platform/files/tableCache/seal';
import { readTable, useTableStore } from '@glissade/platform/files/tableCache/tableStore';
import type { Searcher } from '@glissade/search/searcher';
import { certify } from '@glissade/solve/certificate/certify';
import { solveCertified } from '@glissade/solve/certificate/solveCertified';
import { type LevelSearchOptions, searchLevels } from '@glissade/solve/levelRuns/levelSearch';
import { LevelWork } from '@glissade/solve/levelRuns/levelWork';
import { storeIn } from '@glissade/solve/levelRuns/runs/runStore';
import { tilesSearcher } from '@glissade/tiles/tilesSearcher';
import { expect } from 'vitest';
import { SMALL_PUZZLES } from '../support/smallPuzzles.ts';
import { MemoryFolder } from './memoryFolder.ts';

/** A certificate that proves nothing. */
class Unproved extends Error {
  override name = 'Unproved';
}

export type Files = ReadonlyMap<string, Uint8Array>;
/** What a process left; and what the next answers, which reads it. */
export type Kind = {
  readonly made: () => Files | Promise<Files>;
  readonly answered: (files: Files) => unknown;
};

/** 25,955 states, 116 steps. */
const KLOTSKI = parsePuzzle(
  'start:\n2003\n2003\n4115\n4785\n6..9\ngoal:\n....\n....\n....\n.00.\n.00.\n',
);
const NEAR = parsePuzzle('1 3 4 10/6 7 2 8/5 11 12 15/9 13 14 0');
const [, SMALL] = SMALL_PUZZLES.find(([name]) => name === 'several goals')!;

/** A search in slices that is stopped before its end, and goes on. */
function searched(
  open: (checkpoint: MemoryFolder) => Searcher,
  slices: number,
  puzzle = KLOTSKI,
): Kind {
  return {
    made: () => {
      const folder = new MemoryFolder();
      const searcher = open(folder);
      for (let slice = 0; slice < slices; slice++) expect(searcher.step(1000)).toBeUndefined();
      searcher.close?.();
      return folder.survivors(false);
    },
    answered: (files) => {
      const searcher = open(new MemoryFolder({}, files));
      try {
        for (let slice = 0; slice < 100_000; slice++) {
          const outcome = searcher.step(1000);
          if (outcome?.status === 'solved') {
            const { reachesGoal, lengths } = replay(puzzle, outcome.steps);
            return { reachesGoal, length: lengths[puzzle === KLOTSKI ? 'steps' : 'stm'] };
          }
          if (outcome) return outcome.status;
        }
        return 'no end';
      } finally {
        searcher.close?.();
      }
    },
  };
}

async function searchSmall(folder: MemoryFolder, stopAt?: string) {
  let work: LevelWork | undefined;
  const ask: LevelSearchOptions['ask'] = async (id, task, job) => {
    if (id === stopAt) throw new Error('stopped');
    work ??= new LevelWork(task, storeIn(folder), { memoryBytesMax: 64 << 20 });
    return work.do(job);
  };
  const outcome = await searchLevels(SMALL, 'moves', { ask, statesOfJob: 4 });
  if (outcome.status !== 'solved') return outcome.status;
  const { reachesGoal, lengths } = replay(SMALL, packSteps(outcome.steps));
  return { length: outcome.length, reachesGoal, moves: lengths.moves };
}

const TABLE = Uint8Array.from({ length: 5000 }, (_, at) => (at * at) % 251);
const NAME = 'pattern-1-4x4-15-1.2.3';
const SPEC = { family: 'simple 4x3', top: 2 } as never;
const TALLY = {
  batches: 40,
  done: [0, 1, 7, 12],
  tally: { rows: [{ length: 21, text: 'AB', states: [1, 2, 900] }], totals: { puzzles: 12_345 } },
  timeMs: 1234.5,
};

export const KINDS: Readonly<Record<string, Kind>> = {
  'a table of the cache': {
    made: () => new Map([['table', seal(NAME, TABLE)]]),
    answered: async (files) => {
      useTableStore({ read: () => files.get('table'), write: () => undefined });
      const bytes = await readTable(NAME);
      useTableStore(null);
      return Buffer.from(bytes ?? TABLE).toString('hex');
    },
  },
  'checkpoints of a block puzzle': searched(
    (checkpoint) =>
      blockSearcher({ puzzle: KLOTSKI, metric: 'steps' }, { checkpoint, checkpointMs: 0 }),
    12,
  ),
  'checkpoints of a tile board': searched(
    (checkpoint) => {
      const options = { nodesAlone: 20, checkpointMs: 0, memoryBytesMax: 1e6, checkpoint };
      return tilesSearcher({ puzzle: NEAR, metric: 'stm' }, options);
    },
    2,
    NEAR,
  ),
  'the checkpoint of a survey': {
    made: () => {
      const folder = new MemoryFolder();
      new SurveyCheckpoint(folder, SPEC).write(() => TALLY as never, true);
      return folder.survivors(false);
    },
    answered: (files) => new SurveyCheckpoint(new MemoryFolder({}, files), SPEC).read(40),
  },
  'a folder of levels': {
    made: async () => {
      const folder = new MemoryFolder();
      await expect(searchSmall(folder, 'reduce-3-0')).rejects.toThrow('stopped');
      return folder.survivors(false);
    },
    answered: (files) => searchSmall(new MemoryFolder({}, files)),
  },
  'a certificate': {
    made: async () => {
      const { certificate } = await solveCertified(SMALL, { metric: 'moves', threads: 1 });
      return new Map([['proof', Buffer.concat(certificate!)]]);
    },
    answered: async (files) => {
      const verdict = await certify(files.get('proof')!);
      if (verdict.status === 'proved') return verdict;
      throw new Unproved('fault' in verdict ? verdict.fault : verdict.status);
    },
  },
};
