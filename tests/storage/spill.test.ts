import { blockSearcher } from '@glissade/blocks/bfs/blockSearcher';
import type { KernelOptions } from '@glissade/blocks/bfs/searchTask';
import { packedStateCounter } from '@glissade/blocks/reference/stateCounter';
import { type Metric, type Puzzle, replay } from '@glissade/core';
import type { RawOutcome, Searcher } from '@glissade/search/searcher';
import { describe, expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../data/readBlocks.ts';
import { kernelBuilds } from '../support/kernelBuilds.ts';
import { oneIn } from '../support/oneIn.ts';
import { runSliced } from '../support/spaces.ts';
import { Death, MemoryFolder } from './memoryFolder.ts';

const CENTURY = puzzleOf(blockEntry('century'));
const LARGE = puzzleOf(blockEntry('se95123'));
const BYTES = 8 * 2 ** 20;
const KLOTSKI = puzzleOf(blockEntry('klotski'));

const run = (searcher: Searcher, budget = 20_000) => runSliced(searcher, budget);

function expectLength(puzzle: Puzzle, metric: Metric, outcome: RawOutcome, length: number): void {
  if (outcome.status !== 'solved') throw new Error(`ended ${JSON.stringify(outcome)}`);
  const { illegal, reachesGoal, lengths } = replay(puzzle, outcome.steps);
  expect({ illegal, reachesGoal }).toEqual({ illegal: undefined, reachesGoal: true });
  expect(lengths[metric]).toBe(length);
}

/** Little memory, so that states must go to the disk. */
function spilling(folder: MemoryFolder, options: KernelOptions = {}) {
  return blockSearcher(
    { puzzle: LARGE, metric: 'steps' },
    {
      memoryBytesMax: BYTES,
      temporaryFile: () => folder.open('states'),
      ...options,
    },
  );
}

describe.each(kernelBuilds)('states on the disk, %s build', (_, create) => {
  test('the same line with less memory', () => {
    const folder = new MemoryFolder();
    const searcher = spilling(folder, { create });
    expectLength(LARGE, 'steps', run(searcher), 295);
    expect(searcher.stats.peakBytes).toBeLessThanOrEqual(BYTES);
    expect(folder.bytesWritten).toBeGreaterThan(16e6);
  });

  test('keys of several words', () => {
    const folder = new MemoryFolder();
    const searcher = spilling(folder, { create, wide: true });
    while (folder.bytesWritten < 2e6) expect(searcher.step(5000)).toBeUndefined();
    expect(searcher.stats.peakBytes).toBeLessThanOrEqual(BYTES);
    searcher.close?.();
  });

  test('without a disk the memory is the limit; a full disk is another', () => {
    const memory = spilling(new MemoryFolder(), { create, temporaryFile: () => undefined });
    expect(run(memory)).toEqual({ status: 'undecided', limit: 'memory' });
    const disk = spilling(new MemoryFolder({ bytesMax: 2e6 }), { create });
    expect(run(disk)).toEqual({ status: 'undecided', limit: 'disk' });
    expect(disk.stats.lowerBound).toBeGreaterThan(50);
  });
});

/** A search with a checkpoint after every level. */
function kept(folder: MemoryFolder, options: KernelOptions = {}) {
  const all = { checkpoint: folder, checkpointMs: 0, ...options };
  return blockSearcher({ puzzle: KLOTSKI, metric: 'moves' }, all);
}

/** Runs until the process is killed in the middle of an operation; true when it got an answer. */
function runUntilDeath(searcher: Searcher): RawOutcome | undefined {
  try {
    return run(searcher, 500);
  } catch (error) {
    if (error instanceof Death) return undefined;
    throw error;
  }
}

type Contents = { readonly levels: readonly number[] };

describe('checkpoints', () => {
  const whole = new MemoryFolder();
  const outcome = run(kept(whole));
  const levels = klotskiLevels();

  test('an answer empties the folder', () => {
    expectLength(KLOTSKI, 'moves', outcome, 81);
    expect(whole.names()).toEqual([]);
  });

  test('killed in any operation, flushed or not: the same counts, the same length', () => {
    let killed = 0;
    for (let operationsMax = 1; operationsMax < whole.operations; operationsMax += 7 * oneIn(3)) {
      for (const lossy of [false, true]) {
        const dying = new MemoryFolder({ operationsMax });
        if (runUntilDeath(kept(dying))) continue;
        killed++;
        const left = new MemoryFolder({}, dying.survivors(lossy));
        const text = left.readText('checkpoint.json');
        const safe = text === undefined ? [] : (JSON.parse(text) as Contents).levels;
        expect(levels.slice(0, safe.length)).toEqual(safe);
        expectLength(KLOTSKI, 'moves', run(kept(left), 2000), 81);
      }
    }
    expect(killed).toBeGreaterThan(40 / oneIn(3));
  });

  test('killed again and again, with keys of any length and tables cut', () => {
    for (const options of [{}, { wide: true }, { slotsToSplit: 1 }]) {
      let files: ReadonlyMap<string, Uint8Array> = new Map();
      let lives = 0;
      for (let end: RawOutcome | undefined; !end; lives++) {
        const folder = new MemoryFolder({ operationsMax: 60 + lives * 10 }, files);
        end = runUntilDeath(kept(folder, options));
        if (end) expectLength(KLOTSKI, 'moves', end, 81);
        files = folder.survivors(lives % 2 === 0);
      }
      expect(lives).toBeGreaterThan(3);
    }
  });

  // A part that is written before its process dies lists more levels than the checkpoint says.
  test('killed between a part and its checkpoint, then soon again', () => {
    for (let operationsMax = 40; operationsMax < 47; operationsMax++) {
      const first = new MemoryFolder({ operationsMax });
      expect(runUntilDeath(kept(first))).toBeUndefined();
      for (let more = 4; more < 13; more++) {
        const second = new MemoryFolder({ operationsMax: more }, first.survivors(true));
        expect(runUntilDeath(kept(second))).toBeUndefined();
        const third = new MemoryFolder({}, second.survivors(true));
        expectLength(KLOTSKI, 'moves', run(kept(third), 2000), 81);
      }
    }
  });

  test('stopped and gone on with, also after all is known', () => {
    const folder = new MemoryFolder();
    const first = kept(folder);
    for (let n = 0; n < 60; n++) first.step(100);
    first.close?.();
    expect(folder.names()).toContain('checkpoint.json');
    const second = kept(folder);
    second.step(1);
    expect(second.stats.lowerBound).toBeGreaterThan(10);
    expectLength(KLOTSKI, 'moves', run(second), 81);
  });

  test("another search's folder is refused", () => {
    const folder = new MemoryFolder();
    const first = kept(folder);
    for (let n = 0; n < 60; n++) first.step(100);
    const steps = { puzzle: KLOTSKI, metric: 'steps' } as const;
    expect(() => blockSearcher(steps, { checkpoint: folder })).toThrow('another search');
    const century = { puzzle: CENTURY, metric: 'moves' } as const;
    expect(() => blockSearcher(century, { checkpoint: folder })).toThrow('another search');
    const spoilt = new MemoryFolder();
    spoilt.writeText('checkpoint.json', '{"version": 1');
    expect(() => kept(spoilt)).toThrow('cannot be read');
  });

  test('what cannot be kept is refused', () => {
    const checkpoint = new MemoryFolder();
    const options = { checkpoint, memoryBytesMax: 200_000 };
    expect(() => blockSearcher({ puzzle: KLOTSKI, metric: 'moves' }, options)).toThrow(
      'cannot be taken up',
    );
  });

  test('a full disk ends the search, level by level known', () => {
    const searcher = kept(new MemoryFolder({ bytesMax: 50_000 }));
    expect(run(searcher)).toEqual({ status: 'undecided', limit: 'disk' });
    expect(searcher.stats.lowerBound).toBeGreaterThan(10);
  });
});

/** States at each distance in moves, by the plain twin of the kernel. */
function klotskiLevels(): readonly number[] {
  const searcher = packedStateCounter({ puzzle: KLOTSKI, metric: 'moves' });
  const end = searcher.step(1e9);
  if (end?.status !== 'counted') throw new Error('not counted');
  return end.levels;
}
