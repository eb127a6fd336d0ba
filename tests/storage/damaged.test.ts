/*
 * Every kind of file that is read back, with one bit flipped or cut short: the answer is the same,
 * or what is lost is made again, or one message says which file it is. Never another answer.
 */

import { SurveyCheckpoint } from '@glissade/analysis/survey/checkpoint';
import { blockSearcher } from '@glissade/blocks/bfs/blockSearcher';
import { packSteps, parsePuzzle, type Random, replay, seededRandom } from '@glissade/core';
import { seal } from '@glissade/platform/files/tableCache/seal';
import { readTable, useTableStore } from '@glissade/platform/files/tableCache/tableStore';
import type { Searcher } from '@glissade/search/searcher';
import { type LevelSearchOptions, searchLevels } from '@glissade/solve/levelRuns/levelSearch';
import { LevelWork } from '@glissade/solve/levelRuns/levelWork';
import { storeIn } from '@glissade/solve/levelRuns/runs/runStore';
import { tilesSearcher } from '@glissade/tiles/tilesSearcher';
import { describe, expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../data/readBlocks.ts';
import { someOf } from '../support/oneIn.ts';
import { MemoryFolder } from './memoryFolder.ts';

type Files = ReadonlyMap<string, Uint8Array>;
/** What a process left; and what the next answers, which reads it. */
type Kind = {
  readonly made: () => Files | Promise<Files>;
  readonly answered: (files: Files) => unknown;
};

const FLIPS = 1000;
const CUTS = 100;
/** Of the messages that may be given. */
const REFUSALS = ['CheckpointError', 'DamagedRun'];

/** 25,955 states, 116 steps. */
const KLOTSKI = parsePuzzle(
  'start:\n2003\n2003\n4115\n4785\n6..9\ngoal:\n....\n....\n....\n.00.\n.00.\n',
);
const NEAR = parsePuzzle('1 3 4 10/6 7 2 8/5 11 12 15/9 13 14 0');
const DADS = puzzleOf(blockEntry('dads'));

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

async function searchDads(folder: MemoryFolder, stopAt?: string) {
  let work: LevelWork | undefined;
  const ask: LevelSearchOptions['ask'] = async (id, task, job) => {
    if (id === stopAt) throw new Error('stopped');
    work ??= new LevelWork(task, storeIn(folder), { memoryBytesMax: 64 << 20 });
    return work.do(job);
  };
  const outcome = await searchLevels(DADS, 'moves', { ask, statesOfJob: 40 });
  if (outcome.status !== 'solved') return outcome.status;
  const { reachesGoal, lengths } = replay(DADS, packSteps(outcome.steps));
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

const KINDS: Readonly<Record<string, Kind>> = {
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
      await expect(searchDads(folder, 'reduce-12-0')).rejects.toThrow('stopped');
      return folder.survivors(false);
    },
    answered: (files) => searchDads(new MemoryFolder({}, files)),
  },
};

/** The files of a folder as one row of bytes, so that each byte is as likely as another. */
function damaged(files: Files, random: Random, isCut: boolean): Map<string, Uint8Array> {
  const names = [...files.keys()].sort();
  const name = names[random(names.length)]!;
  const bytes = files.get(name)!.slice();
  const at = random(Math.max(1, bytes.length));
  if (!isCut && bytes.length > 0) bytes[at]! ^= 1 << random(8);
  return new Map(files).set(name, isCut ? bytes.subarray(0, at) : bytes);
}

describe.each(Object.entries(KINDS))('%s', (name, { made, answered }) => {
  test('damaged at any place gives no other answer', async () => {
    const files = await made();
    expect(files.size).toBeGreaterThan(0);
    const right = await answered(files);
    const cases = Array.from({ length: FLIPS + CUTS }, (_, number) => number);
    for (const number of someOf(cases, name === 'a folder of levels' ? 110 : 25)) {
      const changed = damaged(files, seededRandom(number), number >= FLIPS);
      const what = `${name}, case ${number}`;
      try {
        expect(await answered(changed), what).toEqual(right);
      } catch (error) {
        if (!(error instanceof Error) || !REFUSALS.includes(error.name)) throw error;
        expect(error.message, what).toMatch(/damaged|cannot be read|another search|other files/);
      }
    }
  });
});
