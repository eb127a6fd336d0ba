import { blockSearcher } from '@glissade/blocks/bfs/blockSearcher';
import { parsePuzzle, replay } from '@glissade/core';
import { sealText, unsealText } from '@glissade/platform/files/sealedText';
import type { Searcher } from '@glissade/search/searcher';
import { tilesSearcher } from '@glissade/tiles/tilesSearcher';
import fc from 'fast-check';
import { MemoryFolder } from '../../storage/memoryFolder.ts';
import { type Damage, damageArbitrary, damagedBy } from '../damage.ts';
import { attempt, expectThat, Fault, target } from '../target.ts';
import { type Recipe, wildValue } from '../values.ts';

/** What is done to one of the files, counted by name. */
type Change = { readonly file: number } & (
  | { readonly damage: Damage }
  /** A value at a place of the JSON, which then is sealed as if nothing were wrong. */
  | { readonly key: number; readonly value: Recipe }
);

type Input = { readonly search: number; readonly changes: readonly Change[] };

type Search = {
  readonly optimum: number;
  readonly metric: 'steps' | 'stm' | 'mtm';
  readonly open: (folder: MemoryFolder) => Searcher;
  readonly slices: number;
};

/** 25,955 states, 116 steps. */
const KLOTSKI = 'start:\n2003\n2003\n4115\n4785\n6..9\ngoal:\n....\n....\n....\n.00.\n.00.\n';
const NEAR = '1 3 4 10/6 7 2 8/5 11 12 15/9 13 14 0';

function blockSearch(metric: 'steps', slices: number): Search {
  const puzzle = parsePuzzle(KLOTSKI);
  return {
    optimum: 116,
    metric,
    slices,
    open: (checkpoint) => blockSearcher({ puzzle, metric }, { checkpoint, checkpointMs: 0 }),
  };
}

function tileSearch(metric: 'stm' | 'mtm', optimum: number): Search {
  const puzzle = parsePuzzle(NEAR);
  const options = { nodesAlone: 20, checkpointMs: 0, memoryBytesMax: 1e6 };
  return {
    optimum,
    metric,
    slices: 2,
    open: (checkpoint) => tilesSearcher({ puzzle, metric }, { ...options, checkpoint }),
  };
}

const SEARCHES: readonly Search[] = [
  blockSearch('steps', 3),
  blockSearch('steps', 12),
  tileSearch('stm', 26),
  tileSearch('mtm', 16),
];

const SLICE = 1000;
const SLICES_MAX = 100_000;

const interrupted = new Map<number, ReadonlyMap<string, Uint8Array>>();

/** What a search leaves that is stopped. */
function filesOf(index: number): ReadonlyMap<string, Uint8Array> {
  const known = interrupted.get(index);
  if (known) return known;
  const { open, slices } = SEARCHES[index]!;
  const folder = new MemoryFolder();
  const searcher = open(folder);
  for (let slice = 0; slice < slices; slice++) {
    if (searcher.step(SLICE)) throw new Error('solved before there was a checkpoint');
  }
  searcher.close?.();
  const files = folder.survivors(false);
  if (!files.has('checkpoint.json')) throw new Error('there is no checkpoint');
  interrupted.set(index, files);
  return files;
}

function changedFiles(
  files: ReadonlyMap<string, Uint8Array>,
  changes: readonly Change[],
): Map<string, Uint8Array> {
  const changed = new Map(files);
  for (const change of changes) {
    const names = [...changed.keys()].sort();
    const name = names[change.file % Math.max(1, names.length)];
    const bytes = name === undefined ? undefined : changed.get(name);
    if (name === undefined || !bytes) continue;
    const next = 'damage' in change ? damagedBy(bytes, change.damage) : forged(bytes, change);
    if (next) changed.set(name, next);
    else changed.delete(name);
  }
  return changed;
}

/** Sealed anew; only what cannot be meant, for a forger could as well write another answer. */
function forged(
  bytes: Uint8Array,
  { key, value }: { readonly key: number; readonly value: Recipe },
): Uint8Array {
  const contents = unsealText(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  if (!contents || (typeof value === 'number' && value >= 0)) return bytes;
  const keys = Object.keys(contents);
  const name = keys[key % keys.length]!;
  return new TextEncoder().encode(sealText({ ...contents, [name]: value }));
}

function check({ search: index, changes }: Input): void {
  const { open, optimum, metric } = SEARCHES[index]!;
  const files = changedFiles(filesOf(index), changes);
  attempt(['CheckpointError'], () => {
    const searcher = open(new MemoryFolder({}, files));
    for (let slice = 0; slice < SLICES_MAX; slice++) {
      const outcome = searcher.step(SLICE);
      if (!outcome) continue;
      searcher.close?.();
      expectThat(outcome.status === 'solved', () => `ends as ${outcome.status}`);
      judge(index, outcome.steps, optimum, metric);
      return;
    }
    throw new Fault('hang', 'no end');
  });
}

function judge(
  index: number,
  steps: Parameters<typeof replay>[1],
  optimum: number,
  metric: Search['metric'],
): void {
  const { reachesGoal, lengths } = replay(parsePuzzle(index < 2 ? KLOTSKI : NEAR), steps);
  expectThat(reachesGoal, () => 'the line does not reach the goal');
  expectThat(lengths[metric] === optimum, () => `length ${lengths[metric]}, not ${optimum}`);
}

const change: fc.Arbitrary<Change> = fc.oneof(
  { arbitrary: fc.record({ file: fc.nat(20), damage: damageArbitrary }), weight: 3 },
  { arbitrary: fc.record({ file: fc.nat(20), key: fc.nat(9), value: wildValue }), weight: 1 },
);

export const checkpoints = target<Input>({
  name: 'checkpoints',
  title: 'folders of searches to be taken up again',
  counts: 'inputs',
  inputs: () =>
    fc.record({
      search: fc.nat(SEARCHES.length - 1),
      changes: fc.array(change, { minLength: 1, maxLength: 3 }),
    }),
  check,
  share: 2,
  timeMsMax: 10_000,
  batch: 40,
});
