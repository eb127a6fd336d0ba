import {
  equalStates,
  isGoalState,
  Position,
  type Puzzle,
  parsePuzzle,
  unpackStep,
} from '@glissade/core';
import { puzzleSpace } from '@glissade/search/problem/puzzleSpace';
import { describe, expect, test } from 'vitest';
import { randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { blockEntry, puzzleOf } from '../../../../tests/data/readBlocks.ts';
import { unreachedIn } from '../analyse/space/distances.ts';
import { explainSync } from '../explain/explain.ts';
import { type MapOptions, map, mapSync } from './mapping.ts';
import type { SpaceMap } from './spaceMap.ts';

const known = (id: string) => puzzleOf(blockEntry(id));

function mapped(puzzle: Puzzle, options: MapOptions = {}) {
  const outcome = mapSync(puzzle, options);
  if (outcome.status !== 'mapped') throw new Error(outcome.status);
  return outcome;
}

/** Neighbours of each dot, by the edges of the map. */
function neighboursIn({ count, edges }: SpaceMap): Set<number>[] {
  const next = Array.from({ length: count }, () => new Set<number>());
  for (let i = 0; i < edges.length; i += 2) {
    next[edges[i]!]!.add(edges[i + 1]!);
    next[edges[i + 1]!]!.add(edges[i]!);
  }
  return next;
}

const CASES = [
  ['a row', parsePuzzle('start:\nA..\ngoal:\n..A')],
  ['a mirrored board', parsePuzzle('start:\n.A.\nBC.\ngoal:\n...\n.A.')],
  ['the 5-puzzle', parsePuzzle('1 2 3/4 0 5')],
  ['no way to the goal', parsePuzzle('start:\nAB#.\ngoal:\n...A')],
  ['solved already', parsePuzzle('start:\nA.\ngoal:\nA.')],
  ...Array.from({ length: 30 }, (_, seed) => [`seed ${seed}`, randomPuzzle(seed, 3)] as const),
] as const;

describe('a map', () => {
  test.each(CASES)('of %s has the states and moves of the rules', (_, puzzle) => {
    const { map: drawn, index } = mapped(puzzle);
    const { successors } = puzzleSpace(puzzle, drawn.metric);
    const next = neighboursIn(drawn);
    expect(equalStates(puzzle, index.stateAt(0), puzzle.start)).toBe(true);
    expect(drawn.count).toBe(drawn.states);
    const goals = new Set(drawn.marks.goals);
    for (let dot = 0; dot < drawn.count; dot++) {
      const state = index.stateAt(dot);
      expect(index.dotOf(state)).toBe(dot);
      expect(isGoalState(puzzle, state)).toBe(goals.has(dot));
      const wanted = new Set(successors(state).map((each) => index.dotOf(each.state)));
      expect(next[dot]).toEqual(wanted);
    }
    expect(drawn.places.every(Number.isFinite)).toBe(true);
  });

  test.each(CASES)('of %s tells true distances, and ways that can be played', (_, puzzle) => {
    const { map: drawn, index } = mapped(puzzle);
    const next = neighboursIn(drawn);
    const unreached = unreachedIn(drawn.toGoal);
    for (let dot = 0; dot < drawn.count; dot++) {
      const from = Math.min(...[...next[dot]!].map((other) => drawn.fromStart[other]!));
      if (dot > 0) expect(drawn.fromStart[dot]).toBe(from + 1);
      const left = Math.min(...[...next[dot]!].map((other) => drawn.toGoal[other]!));
      const isGoal = drawn.marks.goals.includes(dot);
      if (drawn.toGoal[dot] !== unreached) expect(drawn.toGoal[dot]).toBe(isGoal ? 0 : left + 1);
      const position = new Position(puzzle);
      for (const step of index.wayTo(dot)) expect(position.play(unpackStep(step))).toBeUndefined();
      expect(index.dotOf(position.state)).toBe(dot);
    }
  });

  test.each(['dads', 'klotski'])('of %s marks what explain proves', (id) => {
    const puzzle = known(id);
    const facts = explainSync(puzzle);
    if (facts.status !== 'explained') throw new Error(facts.status);
    for (const fold of [false, true]) {
      const { map: drawn, index } = mapped(puzzle, { fold });
      const { marks } = drawn;
      expect([drawn.length, drawn.states, drawn.rooms]).toEqual([
        facts.length,
        facts.states,
        facts.rooms,
      ]);
      expect(drawn.count).toBe(fold ? facts.foldedStates : facts.states);
      expect(drawn.chapters).toEqual(facts.chapters);
      expect(marks.goals.length).toBe(fold ? new Set(marks.goals).size : facts.goalStates);
      expect(marks.line.length).toBe(facts.length + 1);
      const next = neighboursIn(drawn);
      for (const [i, dot] of marks.line.entries()) {
        expect(drawn.toGoal[dot]).toBe(facts.length - i);
        if (i > 0) expect(next[dot]!.has(marks.line[i - 1]!)).toBe(true);
      }
      const levels = (dots: Int32Array) => [
        ...new Set([...dots].map((dot) => drawn.fromStart[dot])),
      ];
      const after = (told: readonly { readonly after: number }[]) => told.map((one) => one.after);
      expect(levels(marks.milestones)).toEqual(after(facts.milestones));
      expect(levels(marks.doors)).toEqual(after(facts.doors));
      expect([drawn.milestones, drawn.doors]).toEqual([
        facts.milestones.length,
        facts.doors.length,
      ]);
      if (fold) expect(marks.milestones.length).toBe(facts.milestones.length);
      expect(isGoalState(puzzle, index.stateAt(marks.goals[0]!))).toBe(true);
    }
  });

  test('of Klotski has the 25,955 states that are known, and half of them folded', () => {
    const whole = mapped(known('klotski')).map;
    expect([whole.count, whole.foldable, whole.folded]).toEqual([25955, ['left-right'], []]);
    const { map: folded, index } = mapped(known('klotski'), { fold: true });
    expect([folded.count, folded.states, folded.folded]).toEqual([13011, 25955, ['left-right']]);
    for (const dot of [0, 500, 13010]) {
      const position = new Position(known('klotski'));
      for (const step of index.wayTo(dot)) expect(position.play(unpackStep(step))).toBeUndefined();
      expect(index.dotOf(position.state)).toBe(dot);
    }
  });
});

describe('a run', () => {
  test('tells a first layout and better ones, each with places of its own', async () => {
    const told: SpaceMap[] = [];
    const outcome = await map('start:\nAB.\n...\ngoal:\n...\n.BA', {
      onLayout: (layout) => told.push(layout),
    });
    if (outcome.status !== 'mapped') throw new Error(outcome.status);
    expect(told[0]!.edges).toBe(outcome.map.edges);
    expect(told[0]!.places).not.toBe(outcome.map.places);
    expect(told[0]!.places).not.toEqual(outcome.map.places);
  });

  test('ends at its limits, and when it is cancelled', async () => {
    const klotski = known('klotski');
    expect(await map(klotski, { limits: { nodes: 100 } })).toMatchObject({ limit: 'nodes' });
    expect(await map(klotski, { limits: { memoryBytes: 1e6 } })).toMatchObject({ limit: 'memory' });
    expect(await map('1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15')).toMatchObject({ limit: 'memory' });
    const signal = AbortSignal.abort();
    expect(await map(klotski, { signal })).toMatchObject({ status: 'cancelled' });
  });

  test('refuses options that it does not know', async () => {
    await expect(map('start:\nA.\ngoal:\n.A', { folded: true } as object)).rejects.toThrow(
      'map has no option "folded"',
    );
    await expect(map('start:\nA.\ngoal:\n.A', { seed: 0.5 })).rejects.toThrow('not a seed');
  });
});
