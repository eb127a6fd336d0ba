/*
 * What a worker does for the jobs of a search in runs. A job that finds its own file returns the
 * answer in it and does nothing again. So a job that is done twice, by whichever worker, counts
 * once.
 */

import type { KernelOptions } from '@glissade/blocks/bfs/searchTask';
import { buildPuzzle } from '@glissade/core';
import { Expander } from './expander.ts';
import {
  candidatesFile,
  type LevelAnswer,
  type LevelJob,
  type LevelTask,
  levelFile,
  type MapJob,
  NOTHING,
  PARTITIONS,
  type ReduceJob,
  type SweepJob,
} from './levelPart.ts';
import { LevelReader } from './levelReader.ts';
import { Partitioning } from './partitioning.ts';
import { pathBack } from './pathBack.ts';
import { reduceInto } from './reduceLevel.ts';
import { DamagedRun, openRun } from './runs/runFile.ts';
import { type RunStore, UNFINISHED } from './runs/runStore.ts';
import { type RunWriter, writeRun } from './runs/runWriter.ts';

/** Files of a search, and of its answers where it goes on by itself. */
const OWN_FILES = [
  /^(level|candidates)-\d+-\d+(-[0-9a-z]+\.part)?$/,
  /^answer-(start|path|(map|reduce|sweep)[\d-]+)(\.next)?$/,
];

export class LevelWork {
  private readonly expander: Expander;
  private readonly store: RunStore;

  /** Throws where the puzzle is none, or no kernel can search it here. */
  constructor({ puzzle, metric }: LevelTask, store: RunStore, options: KernelOptions) {
    this.expander = Expander.open(buildPuzzle(puzzle), metric, options);
    this.store = store;
  }

  /** For one job: files may be written anew between two. */
  private reader(): LevelReader {
    const { format, fingerprint } = this.expander;
    return new LevelReader(this.store, format, fingerprint);
  }

  /** Throws FolderError, and DamagedRun for a level that cannot be read. */
  do(job: LevelJob): LevelAnswer {
    switch (job.do) {
      case 'start':
        return this.once(job, levelFile(0, 0), (writer) => this.start(writer));
      case 'map':
        return this.once(job, candidatesFile(job.level, job.number), (writer) =>
          this.map(job, writer),
        );
      case 'reduce':
        return this.reduce(job);
      case 'path': {
        const { steps, read } = pathBack(this.expander, this.reader(), job);
        return { ...NOTHING, states: read, line: steps };
      }
      case 'sweep':
        return this.sweep(job);
    }
  }

  /** Does the job unless its file tells what it found. */
  private once(
    job: LevelJob,
    name: string,
    work: (writer: RunWriter) => Omit<LevelAnswer, 'bytes'>,
  ): LevelAnswer {
    const { format, fingerprint } = this.expander;
    const told = JSON.stringify(job);
    const known = this.found(name, told);
    if (known) return known;
    return writeRun(this.store, name, format, (writer) => {
      const found = work(writer);
      const answer = { ...found, bytes: writer.bytes };
      writer.finish({ fingerprint, job: told, answer });
      return answer;
    });
  }

  private found(name: string, job: string): LevelAnswer | undefined {
    const { format, fingerprint } = this.expander;
    try {
      const file = openRun(this.store, name, format, fingerprint);
      return file?.contents.job === job ? (file.contents.answer as LevelAnswer) : undefined;
    } catch (error) {
      // It is written anew.
      if (error instanceof DamagedRun) return undefined;
      throw error;
    }
  }

  private start(writer: RunWriter): Omit<LevelAnswer, 'bytes'> {
    const { format } = this.expander;
    const { key, isGoal } = this.expander.start();
    writer.beginSection(format.partitionOf(key, 0, PARTITIONS));
    writer.add(key, 0);
    writer.endSection();
    return { ...NOTHING, states: 1, ...(isGoal ? { goal: format.textOf(key, 0) } : {}) };
  }

  private map(job: MapJob, writer: RunWriter): Omit<LevelAnswer, 'bytes'> {
    const { expander } = this;
    const reader = this.reader();
    const { level, files, from, to } = job;
    const portions = Array.from(reader.range(level, files, from, to), (keys) => keys.slice());
    const words = portions.reduce((sum, keys) => sum + keys.length, 0);
    const found = new Partitioning(expander.format);
    const expansion = expander.expand(words / expander.format.words, portions, (keys) =>
      found.add(keys),
    );
    let states = 0;
    if (expansion.goal === undefined) {
      for (const [partition, keys] of found.sorted()) {
        writer.beginSection(partition);
        writer.addAll(keys);
        states += writer.endSection();
      }
    }
    return { ...expansion, states };
  }

  private reduce(job: ReduceJob): LevelAnswer {
    const name = levelFile(job.level, job.number);
    const damaged = new Set<number>();
    try {
      return this.once(job, name, (writer) =>
        reduceInto(writer, job, this.reader(), (number) => damaged.add(number)),
      );
    } catch (error) {
      // Candidates can be generated again, and then this level is merged again.
      if (error instanceof DamagedRun && damaged.size > 0) {
        return { ...NOTHING, damaged: [...damaged] };
      }
      throw error;
    }
  }

  private sweep({ level }: SweepJob): LevelAnswer {
    // The folder may hold what others keep there.
    const belongs = (name: string) => {
      if (level === undefined) return OWN_FILES.some((own) => own.test(name));
      if (name.startsWith(`candidates-${level}-`)) return true;
      return name.endsWith(UNFINISHED) && Number(/^[a-z]+-(\d+)-/.exec(name)?.[1]) <= level;
    };
    for (const name of this.store.names()) if (belongs(name)) this.store.remove(name);
    return NOTHING;
  }
}
