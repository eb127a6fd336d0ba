import { replay } from '@glissade/core';
import { expect, test } from 'vitest';
import { BreadthFirstSearch } from '../../packages/engine/src/blocks/bfs/breadthFirst.ts';
import { kernelTask } from '../../packages/engine/src/blocks/bfs/kernelTask.ts';
import { stepsAlong } from '../../packages/engine/src/blocks/paths/stepsAlong.ts';
import { temporaryFile } from '../../packages/engine/src/files/port.node.ts';
import { emptyStats } from '../../packages/engine/src/search/searcher.ts';
import { blockEntry, puzzleOf } from '../data/readBlocks.ts';

const MEMORY_BYTES_MAX = 2_000_000_000;
/**
 * Levels 39 to 103 of Climb-15 in moves, by our own search (three minutes of one thread). Those up
 * to 81 add up to 133,480,198 states, as js2 found too (133 M: github.com/Xuth/js2 readme.txt).
 */
const FIRST = 39;
const LEVELS = [
  107_209, 121_843, 139_587, 160_608, 185_578, 214_672, 247_993, 286_822, 333_393, 387_333, 447_170,
  512_356, 584_438, 657_338, 738_385, 827_288, 927_352, 1_041_430, 1_168_301, 1_313_223, 1_470_612,
  1_649_653, 1_844_653, 2_057_608, 2_289_886, 2_550_353, 2_836_714, 3_148_792, 3_482_363, 3_841_748,
  4_234_511, 4_667_419, 5_134_462, 5_634_975, 6_166_352, 6_730_012, 7_324_974, 7_942_102, 8_569_544,
  9_212_618, 9_871_380, 10_561_043, 11_269_416, 11_998_261, 12_740_509, 13_476_051, 14_201_827,
  14_924_917, 15_631_288, 16_328_014, 17_009_868, 17_664_949, 18_278_601, 18_846_819, 19_345_097,
  19_761_983, 20_101_602, 20_353_417, 20_522_416, 20_594_557, 20_563_982, 20_440_307, 20_241_348,
  19_933_129, 19_541_203,
];

test('climb15 in 2000 MB and a file: 104 moves, proved', () => {
  const puzzle = puzzleOf(blockEntry('climb15'));
  const task = kernelTask({ puzzle, metric: 'moves' })!;
  const stats = emptyStats();
  const options = { memoryBytesMax: MEMORY_BYTES_MAX, temporaryFile };
  const search = BreadthFirstSearch.open(task, options, stats, true)!;
  try {
    let progress = search.advance(1e7);
    while (progress === 'running' || progress === 'level') progress = search.advance(1e7);
    expect(progress).toBe('goal');
    expect(search.levels.slice(FIRST)).toEqual(LEVELS);
    const upTo81 = search.levels.slice(0, 82).reduce((sum, size) => sum + size, 0);
    expect(upTo81).toBe(133_480_198);
    expect(stats.peakBytes).toBeLessThanOrEqual(MEMORY_BYTES_MAX);
    const steps = stepsAlong(task.problem, search.pathToGoal(), 'moves');
    const { illegal, reachesGoal, lengths } = replay(puzzle, steps);
    expect(illegal).toBeUndefined();
    expect(reachesGoal).toBe(true);
    expect(lengths.moves).toBe(104);
  } finally {
    search.close(true);
  }
});
