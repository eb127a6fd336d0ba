import type { Puzzle, State } from '@glissade/core';
import { expect, test } from 'vitest';
import { type BlockEntry, puzzleOf, readBlocks } from '../../../../tests/data/readBlocks.ts';
import { analyseSync } from './analyse.ts';
import { distanceTableSync } from './evaluate/distanceTable.ts';
import type { DistanceTable } from './evaluate/heldTables.ts';

/**
 * The 282 puzzles of blocks.json with more than 6000 states: some two minutes. Most are starts in
 * spaces of others. A space is analysed once, and the optimum of every other start in it is read
 * from its distance tables.
 */
const METRICS = ['steps', 'slides', 'moves'] as const;

/** Everything but the start: pieces of one label have one shape. */
function familyOf(entry: BlockEntry): string {
  const { pieces, board } = puzzleOf(entry);
  const shapes = pieces.map(({ label, shape, axis }) => `${label} ${axis} ${shape.join()}`).sort();
  const { goals, same, reachableStates } = entry;
  return JSON.stringify([shapes, board, goals, same, reachableStates]);
}

const families = new Map<string, BlockEntry[]>();
for (const entry of readBlocks()) {
  if ((entry.reachableStates ?? 0) <= 6000) continue;
  const family = familyOf(entry);
  families.set(family, [...(families.get(family) ?? []), entry]);
}

/** The start of an entry as a state of another puzzle of its family. */
function startIn(puzzle: Puzzle, entry: BlockEntry): State {
  const { pieces, start } = puzzleOf(entry);
  const originOf = new Map(pieces.map(({ label }, piece) => [label, start[piece]!]));
  return Uint16Array.from(puzzle.pieces, ({ label }) => originOf.get(label)!);
}

function checkAnalysis(entry: BlockEntry): void {
  const analysis = analyseSync(puzzleOf(entry), { drawn: 1 });
  expect(analysis).toMatchObject({ status: 'analysed', states: entry.reachableStates });
  for (const { metric, length, hardest, goalDistances } of analysis.metrics) {
    const optimal = entry.optimal[metric];
    if (optimal !== undefined) expect(length ?? -1).toBe(optimal);
    const distance = entry.hardestDistance?.[metric];
    if (distance !== undefined) expect(hardest?.distance).toBe(distance);
    expect(goalDistances.length - 1).toBe(hardest?.distance ?? -1);
  }
}

function tablesOf(puzzle: Puzzle): DistanceTable[] {
  return METRICS.map((metric) => {
    const made = distanceTableSync(puzzle, { metric });
    if (made.status !== 'ready') throw new Error(`${puzzle.info.id}: no table in ${metric}`);
    return made.table;
  });
}

/** Whether the start of an entry is in these tables of another one; its optima are, if so. */
function isFound(tables: readonly DistanceTable[], first: BlockEntry, entry: BlockEntry): boolean {
  const start = startIn(tables[0]!.puzzle, entry);
  if (tables.every((table) => table.distanceOf(start) === undefined)) return false;
  expect(entry.hardestDistance, entry.id).toEqual(first.hardestDistance);
  for (const table of tables) {
    const optimal = entry.optimal[table.metric];
    if (optimal === undefined) continue;
    const distance = table.distanceOf(start);
    expect(distance === Number.POSITIVE_INFINITY ? -1 : distance, entry.id).toBe(optimal);
  }
  return true;
}

const named = [...families.values()].map((all) => [all[0]!.id, all.length, all] as const);

test.each(named)('%s, the first of %i alike: states, optimum, hardest', (_id, _count, alike) => {
  for (let left = alike; left.length > 0; ) {
    const [first, ...others] = left as [BlockEntry, ...BlockEntry[]];
    checkAnalysis(first);
    const tables = others.length > 0 ? tablesOf(puzzleOf(first)) : [];
    left = others.filter((entry) => !isFound(tables, first, entry));
  }
});
