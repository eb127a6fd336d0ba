import { CheckpointError } from '@glissade/platform/files/checkpointError';
import { describe, expect, test } from 'vitest';
import { Death, MemoryFolder } from '../../../../tests/storage/memoryFolder.ts';
import { DeepeningCheckpoint } from './checkpoint.ts';

/** What a process finds after one that died. */
const after = (folder: MemoryFolder) => new MemoryFolder({}, folder.survivors(false));

describe('how far a search by bounds has come', () => {
  test('is found again: bounds, and subtrees of the present bound', () => {
    const folder = new MemoryFolder();
    const kept = new DeepeningCheckpoint(folder, 'a', 2, 0);
    kept.goals[0]!.raise(40);
    kept.goals[0]!.finish('012');
    kept.goals[0]!.raise(42);
    kept.goals[0]!.finish('210');
    kept.goals[0]!.finish('213');
    kept.goals[1]!.raise(41);
    const again = new DeepeningCheckpoint(after(folder), 'a', 2);
    const goals = again.goals.map(({ bound, finished }) => [bound, [...finished]]);
    expect(goals).toEqual([
      [42, ['210', '213']],
      [41, []],
    ]);
    again.goals[0]!.raise(41);
    expect(again.goals[0]!.bound).toBe(42);
    expect(again.goals[0]!.finished.size).toBe(2);
  });

  test('is another one for another question, and nothing where it cannot be read', () => {
    const folder = new MemoryFolder();
    new DeepeningCheckpoint(folder, 'a', 1, 0).goals[0]!.raise(3);
    expect(() => new DeepeningCheckpoint(folder, 'b', 1)).toThrow(
      'contains the checkpoint of another',
    );
    for (const text of ['', '{', '{"version":2}', 'null']) {
      folder.writeText('checkpoint.json', text);
      expect(() => new DeepeningCheckpoint(folder, 'a', 1)).toThrow(CheckpointError);
    }
  });

  test('is gone when it is cleared, and kept so often only', () => {
    const folder = new MemoryFolder();
    const kept = new DeepeningCheckpoint(folder, 'a', 1, 1e9);
    for (let bound = 1; bound < 50; bound++) kept.goals[0]!.raise(bound);
    expect(folder.names()).toEqual([]);
    kept.save();
    expect(folder.names()).toEqual(['checkpoint.json']);
    kept.clear();
    expect(folder.names()).toEqual([]);
  });

  test('a full disk does not stop a search; what the process dies of is not hidden', () => {
    const full = new DeepeningCheckpoint(new MemoryFolder({ bytesMax: 3 }), 'a', 1, 0);
    expect(() => full.goals[0]!.raise(5)).not.toThrow();
    const dying = new DeepeningCheckpoint(new MemoryFolder({ operationsMax: 1 }), 'a', 1, 0);
    dying.goals[0]!.raise(5);
    expect(() => dying.goals[0]!.raise(6)).toThrow(Death);
  });
});
