import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPuzzle } from '@glissade/core';
import { expect } from 'vitest';
import { blockEntry, puzzleOf } from '../../data/readBlocks.ts';
import { type Place, wholeTables } from './place.ts';
import { type Command, cli, type Ended } from './runAndSignal.ts';
import { blockSearch, tileSearch } from './searchPrograms.ts';

/** Work that writes files. */
export type Scenario = {
  readonly name: string;
  readonly command: (place: Place) => Command;
  /** Throws unless this is the right answer. */
  readonly check: (ended: Ended, place: Place) => void;
  /** How much is safe after a kill, and must not be lost. Throws where it is damaged. */
  readonly safe: (place: Place) => number;
  /** Of its answers, one a line, a kill may leave the first ones. */
  readonly answersBefore?: (stdout: string) => void;
  /** It may be told to end, too. */
  readonly isCli: boolean;
};

const KLOTSKI = '2003/2003/4115/4785/6..9';
const HALF = formatPuzzle(puzzleOf(blockEntry('century-half')));
const TWELVE = '1 2 3 4/5 6 7 8/9 10 11 0';

function tables(metric: 'stm' | 'mtm', count: number): Scenario {
  return {
    name: `tables for ${metric}`,
    command: () => cli(['tables', TWELVE, '-m', metric, '--json']),
    check: ({ code, stdout }, place) => {
      expect(JSON.parse(stdout)).toMatchObject({ status: 'ready' });
      expect(code).toBe(0);
      expect(wholeTables(place)).toHaveLength(count);
    },
    safe: (place) => wholeTables(place).length,
    isCli: true,
  };
}

function checkpointOf({ work }: Place): { levels?: number[]; goals?: { bound: number }[] } {
  const isThere = readdirSync(work).includes('checkpoint.json');
  return isThere ? JSON.parse(readFileSync(join(work, 'checkpoint.json'), 'utf8')) : {};
}

function blocks(threads: number): Scenario {
  return {
    name: `checkpoints of blocks, ${threads} threads`,
    command: ({ work }) => blockSearch(work, threads),
    check: ({ stdout }, { work }) => {
      expect(JSON.parse(stdout)).toMatchObject({ reachesGoal: true, length: 131 });
      expect(readdirSync(work)).toEqual([]);
    },
    safe: (place) => checkpointOf(place).levels?.length ?? 0,
    isCli: false,
  };
}

function tiles(metric: 'stm' | 'mtm', length: number): Scenario {
  return {
    name: `checkpoints of tiles, ${metric}`,
    command: ({ work }) => tileSearch(work, metric),
    check: ({ stdout }, { work }) => {
      expect(JSON.parse(stdout)).toMatchObject({ reachesGoal: true, length });
      expect(readdirSync(work)).toEqual([]);
    },
    safe: (place) => checkpointOf(place).goals?.[0]?.bound ?? 0,
    isCli: false,
  };
}

const spill: Scenario = {
  name: 'states on the disk',
  command: () => cli(['solve', '-', '-m', 'steps', '--memory', '1', '--json'], HALF),
  check: ({ code, stdout }) => {
    expect(JSON.parse(stdout)).toMatchObject({ status: 'solved', optimal: true, length: 205 });
    expect(code).toBe(0);
  },
  safe: () => 0,
  isCli: true,
};

/** The easiest of Korf's hundred (Korf 1985): numbers, tiles, lengths. */
const BATCH = readFileSync(new URL('../../data/korf100.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^(12|16|42|55|79|71) /.test(line))
  .map((line) => line.split(' ').map(Number));
const BOARDS = BATCH.map((numbers) =>
  [1, 5, 9, 13].map((at) => numbers.slice(at, at + 4).join(' ')).join('/'),
).join('\n');
const LENGTHS = BATCH.map((numbers) => numbers[17]!);

function lengthsIn(stdout: string): readonly number[] {
  const whole = stdout.slice(0, stdout.lastIndexOf('\n') + 1);
  return (whole.match(/^\d+/gm) ?? []).map(Number);
}

const batch: Scenario = {
  name: 'a batch',
  command: () => cli(['solve', '-', '--goal', 'blank-first', '--jobs', '2'], `${BOARDS}\n`),
  check: ({ code, stdout }) => {
    expect(lengthsIn(stdout)).toEqual(LENGTHS);
    expect(code).toBe(0);
  },
  answersBefore: (stdout) => {
    const lengths = lengthsIn(stdout);
    expect(lengths).toEqual(LENGTHS.slice(0, lengths.length));
  },
  safe: (place) => wholeTables(place).length,
  isCli: true,
};

const graph: Scenario = {
  name: 'a graph',
  command: () => cli(['analyse', KLOTSKI, '-m', 'moves', '--graph', 'g.dot']),
  check: ({ code }, place) => {
    expect(wholeGraphs(place)).toBe(1);
    expect(code).toBe(0);
  },
  safe: (place) => wholeGraphs(place),
  isCli: true,
};

/** Throws where the file is there and is not whole. */
function wholeGraphs({ work }: Place): number {
  if (!readdirSync(work).includes('g.dot')) return 0;
  const text = readFileSync(join(work, 'g.dot'), 'utf8');
  expect([text.startsWith('graph '), text.endsWith('}\n')]).toEqual([true, true]);
  return 1;
}

export const SCENARIOS: readonly Scenario[] = [
  tables('stm', 2),
  tables('mtm', 4),
  blocks(1),
  blocks(2),
  tiles('stm', 66),
  tiles('mtm', 35),
  spill,
  batch,
  graph,
];
