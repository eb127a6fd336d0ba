import { buildPuzzle, readPuzzle } from '@glissade/core';
import fc from 'fast-check';
import { blockPuzzleSpec, tilePuzzleSpec } from '../../arbitrary/puzzle.ts';
import { goodTexts } from '../sources.ts';
import { attempt, expectThat, target } from '../target.ts';
import { type Recipe, revive, wildValue } from '../values.ts';
import { checkWritten } from '../written.ts';

type Change = {
  /** Which value of the tree, counted in order. */
  readonly at: number;
  readonly to: Recipe | 'remove' | 'double';
};

type Tree = { readonly [key: string]: Recipe };

const changes: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.record({
    at: fc.nat(10_000),
    to: fc.oneof(
      { arbitrary: wildValue, weight: 3 },
      { arbitrary: fc.integer({ min: -2, max: 40 }), weight: 4 },
      { arbitrary: fc.constantFrom('remove' as const, 'double' as const), weight: 1 },
    ),
  }),
  { maxLength: 4 },
);

/** A tree with some of its values changed, whatever they are. */
function changed(tree: Recipe, all: readonly Change[]): Recipe {
  return all.reduce((now, change) => {
    const count = countValues(now);
    return changedAt(now, { ...change, at: change.at % count }, { passed: 0 })!;
  }, tree);
}

function countValues(tree: Recipe): number {
  if (typeof tree !== 'object' || tree === null) return 1;
  return 1 + Object.values(tree).reduce<number>((sum, one) => sum + countValues(one ?? null), 0);
}

function changedAt(tree: Recipe, change: Change, place: { passed: number }): Recipe | undefined {
  const isHere = place.passed++ === change.at;
  if (isHere && change.to === 'remove') return change.at === 0 ? null : undefined;
  if (isHere && change.to === 'double') return [tree, tree];
  if (isHere) return change.to;
  if (typeof tree !== 'object' || tree === null) return tree;
  const entries = Object.entries(tree).map(
    ([key, value]) => [key, changedAt(value ?? null, change, place)] as const,
  );
  const kept = entries.filter(([, value]) => value !== undefined) as [string, Recipe][];
  return Array.isArray(tree) ? kept.map(([, value]) => value) : Object.fromEntries(kept);
}

/** JSON texts among the good ones. */
function jsonTrees(): Tree[] {
  return goodTexts().flatMap((text) => {
    try {
      const tree: unknown = JSON.parse(text);
      return typeof tree === 'object' && tree !== null ? [tree as Tree] : [];
    } catch {
      return [];
    }
  });
}

function checkJson(tree: Recipe): void {
  const text = JSON.stringify(tree);
  const reading = attempt(['ParseError'], () => readPuzzle(text));
  if (reading) checkWritten(reading.puzzle);
}

export const json = target<Recipe>({
  name: 'json',
  title: 'puzzles as JSON',
  counts: 'inputs',
  inputs: () =>
    fc
      .tuple(fc.constantFrom(...jsonTrees()), changes)
      .map(([tree, all]) => JSON.parse(JSON.stringify(changed(tree, all)))),
  check: checkJson,
  share: 1,
  timeMsMax: 2000,
  batch: 2000,
});

/** Specs have the types that they say; the values are anything that these allow. */
const valueChanges = fc.array(
  fc.record({
    at: fc.nat(10_000),
    number: fc.oneof(
      fc.integer({ min: -2, max: 40 }),
      fc.constantFrom<Recipe[]>({ $: 'NaN' }, { $: 'Infinity' }, 0.5, 2 ** 32, -1),
    ),
    word: fc.constantFrom('', 'A', '1', 'B', '\ud800', '__proto__'),
  }),
  { maxLength: 4 },
);

type ValueChange = { readonly at: number; readonly number: Recipe; readonly word: string };

/** Numbers become other numbers, labels other labels; what has a fixed list of words stays. */
function withValues(tree: Recipe, all: readonly ValueChange[]): Recipe {
  let leaves = 0;
  const visit = (value: Recipe, wanted: number, change: ValueChange): Recipe => {
    if (typeof value === 'object' && value !== null && !('$' in value)) {
      if (Array.isArray(value)) return value.map((one) => visit(one, wanted, change));
      const entries = Object.entries(value).map(([key, one]) => [
        key,
        visit(one ?? null, wanted, change),
      ]);
      return Object.fromEntries(entries);
    }
    if (leaves++ !== wanted) return value;
    if (typeof value === 'number') return change.number;
    return /^[a-z]{1,7}$/.test(String(value)) ? value : change.word;
  };
  return all.reduce((now, change) => {
    leaves = 0;
    visit(now, -1, change);
    const wanted = change.at % leaves;
    leaves = 0;
    return visit(now, wanted, change);
  }, tree);
}

function checkSpec(recipe: Recipe): void {
  const spec = revive(recipe) as Parameters<typeof buildPuzzle>[0];
  const puzzle = attempt(['PuzzleError'], () => buildPuzzle(spec));
  if (!puzzle) return;
  expectThat(puzzle.start.length === puzzle.pieces.length, () => 'a piece without a place');
  expectThat(puzzle.goals.length > 0, () => 'no goal');
}

export const specs = target<Recipe>({
  name: 'specs',
  title: 'puzzles as objects, for buildPuzzle',
  counts: 'inputs',
  inputs: () =>
    fc
      .tuple(fc.oneof(blockPuzzleSpec(), tilePuzzleSpec({ sideMax: 3 })), valueChanges)
      .map(([spec, all]) => withValues(spec as unknown as Recipe, all)),
  check: checkSpec,
  share: 1,
  timeMsMax: 2000,
  batch: 2000,
});
