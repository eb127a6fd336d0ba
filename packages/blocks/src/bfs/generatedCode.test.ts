import { emptyStats } from '@glissade/search/searcher';
import { describe, expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../../../../tests/data/readBlocks.ts';
import { writeExpander } from '../kernel/emit/writeExpander.ts';
import { createBreadthFirst } from '../kernel/wideBreadthFirst.ts';
import { BreadthFirstSearch } from './breadthFirstSearch.ts';
import { countStates, isGenerated } from './generatedCode.ts';
import { kernelTask } from './kernelTask.ts';

describe('code written for a puzzle', () => {
  // Anything wrong in it is refused by the platform, and then nobody would see it being used.
  test.each(['klotski', 'hrd-146', 'climb15', 'rush-fogleman-16'])('%s: is valid', (id) => {
    for (const metric of ['steps', 'slides', 'moves'] as const) {
      const { encoding } = kernelTask(
        { puzzle: puzzleOf(blockEntry(id)), metric },
        { lanes: false },
      )!;
      const kernel = createBreadthFirst('narrow')!;
      kernel.memory.grow(Math.ceil(encoding.bytes / 65_536));
      kernel.buildTables(encoding.write(kernel.memory.buffer, metric, true));
      const module = writeExpander(kernel);
      expect(module).toBeDefined();
      expect(writeExpander(kernel, module)).toBe(module);
    }
  });

  test('is generated when the searches of a puzzle have found enough states, and kept', () => {
    const puzzle = puzzleOf(blockEntry('motorcar'));
    const task = kernelTask({ puzzle, metric: 'moves' })!;
    const what = { encoding: task.encoding, metric: 'moves', toGoal: false } as const;
    const whole = () => {
      const search = BreadthFirstSearch.overAllStates(
        task,
        { statesToGenerateCode: 6000 },
        emptyStats(),
      )!;
      while (!search.exhausted) search.advance(1e6);
      return search.levels;
    };
    const first = whole();
    expect(countStates(what, 0)).toBe(4199);
    expect(isGenerated(what)).toBe(false);
    for (let run = 0; run < 3; run++) expect(whole()).toEqual(first);
    expect(isGenerated(what)).toBe(true);
    expect(isGenerated({ ...what, toGoal: true })).toBe(false);
  });
});
