import { fileOf, type LevelAnswer, NOTHING, PARTITIONS, type ReduceJob } from './levelPart.ts';
import type { LevelReader } from './levelReader.ts';
import { Cursor, Lookup, mergeUnique } from './runs/merge.ts';
import { DamagedRun, type RunFile } from './runs/runFile.ts';
import type { RunWriter } from './runs/runWriter.ts';
import { Samples } from './samples.ts';

/**
 * Merges the sorted candidates of some hash partitions into sections of a level, without
 * duplicates. Every move can be reversed, in every metric and through gates. So a state that was
 * seen before is in one of the two levels before, and only these are read (Munagala and Ranade
 * 1999; in memory, Korf and Zhang 2000).
 */
export function reduceInto(
  writer: RunWriter,
  job: ReduceJob,
  reader: LevelReader,
  onDamage: (map: number) => void,
): Omit<LevelAnswer, 'bytes'> {
  const { level, number, files, maps, before } = job;
  const { format } = reader;
  const candidates = Array.from({ length: maps }, (_, map) =>
    telling(onDamage, map, () => reader.candidates(level - 1, map)),
  );
  // Partitions are by hash, so the first file is as good a sample as any.
  const samples = number === 0 ? new Samples() : undefined;
  let states = 0;
  for (let partition = 0; partition < PARTITIONS; partition++) {
    if (fileOf(partition, files) !== number) continue;
    const cursorOf = (blocks: Iterator<Uint32Array, void>) => new Cursor(blocks, format.words);
    const older = [2, 1].map((ago) => {
      const count = before[2 - ago]!;
      return new Lookup(cursorOf(reader.partition(level - ago, count, partition)), format);
    });
    const cursors = candidates.map((file, map) =>
      cursorOf(watched(file.keys(partition), () => onDamage(map))),
    );
    writer.beginSection(partition);
    mergeUnique(cursors, format, (keys, at) => {
      // Both are asked, even after a hit, so that both advance.
      if (older.map((run) => run.has(keys, at)).includes(true)) return;
      writer.add(keys, at);
      samples?.add(() => format.textOf(keys, at));
    });
    states += writer.endSection();
  }
  return { ...NOTHING, states, ...(samples ? { samples: samples.sorted } : {}) };
}

/** Reports which map job's file is damaged before the error is thrown on. */
function telling(onDamage: (map: number) => void, map: number, work: () => RunFile): RunFile {
  try {
    return work();
  } catch (error) {
    if (error instanceof DamagedRun) onDamage(map);
    throw error;
  }
}

function* watched(
  blocks: Generator<Uint32Array, void>,
  onDamage: () => void,
): Generator<Uint32Array, void> {
  try {
    yield* blocks;
  } catch (error) {
    if (error instanceof DamagedRun) onDamage();
    throw error;
  }
}
