import { finish, replay } from '@glissade/core';
import { expect, test } from 'vitest';
import { drawnPuzzle } from '../../../tests/support/puzzles.ts';
import { expandNode } from './expandNode.ts';
import { joinPaths } from './joinPaths.ts';
import { type Node, rootNode } from './node.ts';
import { NodeMeter } from './nodeMeter.ts';
import { puzzleSpace } from './problem/puzzleSpace.ts';
import { emptyStats } from './searcher.ts';

// B and C are alike: no goal names them.
const puzzle = drawnPuzzle(['CB.', '.A.'], [['...', 'A..']]);
const space = puzzleSpace(puzzle, 'steps');
const origins = (a: number, b: number, c: number) => {
  const state = puzzle.start.slice();
  for (const [label, cell] of Object.entries({ A: a, B: b, C: c })) {
    state[puzzle.pieces.findIndex((piece) => piece.label === label)] = cell;
  }
  return state;
};

function childAt<S>(node: Node<S>, key: string, of: typeof space): Node<S> {
  const children = finish(
    expandNode(of as never, node, new NodeMeter(of as never, emptyStats())),
  ) as Node<S>[];
  return children.find((child) => of.key(child.state as never) === key)!;
}

test('the second half names the pieces that are really there', () => {
  // Forward: B one cell to the right. Backward, from a goal with B and C exchanged.
  const forward = childAt(rootNode(puzzle.start), space.key(origins(4, 2, 0)), space);
  const goal = origins(3, 1, 2);
  const before = childAt(rootNode(goal), space.key(origins(3, 0, 2)), space);
  const backward = childAt(before, space.key(origins(4, 0, 2)), space);
  expect(forward.state).not.toEqual(backward.state);
  const steps = joinPaths(space, forward, backward);
  const played = replay(puzzle, steps);
  expect(played.illegal).toBeUndefined();
  expect(played.reachesGoal).toBe(true);
  // C, not B, goes back to the middle of the row.
  expect(played.end).toEqual(origins(3, 2, 1));
  expect(steps).toHaveLength(3);
});

test('a space that cannot be walked backwards is refused', () => {
  const forward = rootNode(puzzle.start);
  const far: Node<typeof puzzle.start> = rootNode(origins(3, 5, 2));
  const backward = { ...rootNode(puzzle.start), parent: far, steps: [0], g: 1 };
  expect(() => joinPaths(space, forward, backward)).toThrow('not among the successors');
});
