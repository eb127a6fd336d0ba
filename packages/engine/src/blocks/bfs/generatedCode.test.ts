import { createBreadthFirst, writeExpander } from '@glissade/kernels';
import { describe, expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../../../../../tests/data/readBlocks.ts';
import { emptyStats } from '../../search/searcher.ts';
import { KernelSearch } from './breadthFirst.ts';
import { countTowards, isWritten } from './generatedCode.ts';
import { kernelTask } from './searchTask.ts';

describe('code written for a puzzle', () => {
  // Anything wrong in it is refused by the platform, and then nobody would see it being used.
  test.each(['klotski', 'hrd-146', 'climb15', 'rush-fogleman-16'])('%s: is valid', (id) => {
    for (const metric of ['steps', 'slides', 'moves'] as const) {
      const { form } = kernelTask({ puzzle: puzzleOf(blockEntry(id)), metric }, { tracks: false })!;
      const kernel = createBreadthFirst('narrow')!;
      kernel.memory.grow(Math.ceil(form.bytes / 65_536));
      kernel.buildTables(form.write(kernel.memory.buffer, metric, true));
      const module = writeExpander(kernel);
      expect(module).toBeDefined();
      expect(writeExpander(kernel, module)).toBe(module);
    }
  });

  test('is made when the searches of a puzzle have found enough states, and kept', () => {
    const puzzle = puzzleOf(blockEntry('motorcar'));
    const task = kernelTask({ puzzle, metric: 'moves' })!;
    const what = { form: task.form, metric: 'moves', toGoal: false } as const;
    const whole = () => {
      const search = KernelSearch.open(task, { statesToWrite: 6000 }, emptyStats(), false)!;
      while (!search.exhausted) search.advance(1e6);
      return search.levels;
    };
    const first = whole();
    expect(countTowards(what, 0)).toBe(4199);
    expect(isWritten(what)).toBe(false);
    for (let run = 0; run < 3; run++) expect(whole()).toEqual(first);
    expect(isWritten(what)).toBe(true);
    expect(isWritten({ ...what, toGoal: true })).toBe(false);
  });
});
