import { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import { finish } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import type { StateGraph } from '../../analyse/space/stateGraph.ts';
import { placeByPivots } from './pivotMds.ts';
import { choosePivots } from './pivots.ts';
import { relax } from './sparseStress.ts';

/** A graph of these edges. */
function graphOf(count: number, edges: readonly (readonly [number, number])[]): StateGraph {
  const next: number[][] = Array.from({ length: count }, () => []);
  for (const [a, b] of edges) {
    next[a]!.push(b);
    next[b]!.push(a);
  }
  const firsts = Int32Array.from({ length: count + 1 }, (_, i) =>
    next.slice(0, i).reduce((sum, list) => sum + list.length, 0),
  );
  return { count, firsts, successors: Int32Array.from(next.flat()) };
}

const pathGraph = (count: number) =>
  graphOf(
    count,
    Array.from({ length: count - 1 }, (_, i) => [i, i + 1] as const),
  );
const cycleGraph = (count: number) =>
  graphOf(
    count,
    Array.from({ length: count }, (_, i) => [i, (i + 1) % count] as const),
  );
const gridGraph = (side: number) =>
  graphOf(
    side * side,
    Array.from({ length: side * side }, (_, i) => i).flatMap((i) => [
      ...((i + 1) % side > 0 ? [[i, i + 1] as const] : []),
      ...(i + side < side * side ? [[i, i + side] as const] : []),
    ]),
  );

function layOut(graph: StateGraph, seed = 0) {
  const meter = new MemoryMeter(1e9);
  const pivots = finish(choosePivots(graph, seed, meter))!;
  const first = finish(placeByPivots(pivots, seed));
  const places = first.slice();
  let rounds = 0;
  finish(relax(graph, pivots, places, () => rounds++));
  return { pivots, first, places, rounds };
}

const between = (places: Float32Array, a: number, b: number) =>
  Math.hypot(places[a * 2]! - places[b * 2]!, places[a * 2 + 1]! - places[b * 2 + 1]!);

/** Distances by Floyd and Warshall, and the full stress of a picture. */
function stressOf({ count, firsts, successors }: StateGraph, places: Float32Array): number {
  const d = Array.from({ length: count }, (_, a) =>
    Array.from({ length: count }, (_, b) => (a === b ? 0 : 1e9) as number),
  );
  for (let a = 0; a < count; a++) {
    for (let e = firsts[a]!; e < firsts[a + 1]!; e++) d[a]![successors[e]!] = 1;
  }
  for (let k = 0; k < count; k++) {
    for (let a = 0; a < count; a++) {
      for (let b = 0; b < count; b++) d[a]![b] = Math.min(d[a]![b]!, d[a]![k]! + d[k]![b]!);
    }
  }
  let stress = 0;
  for (let a = 0; a < count; a++) {
    for (let b = 0; b < a; b++) stress += (between(places, a, b) / d[a]![b]! - 1) ** 2;
  }
  return stress / ((count * (count - 1)) / 2);
}

describe('pivots', () => {
  test('know the distances by breadth-first search, and lie far apart', () => {
    const { pivots } = layOut(pathGraph(101));
    expect([...pivots.pivots.slice(0, 3)]).toEqual([0, 100, 50]);
    expect(pivots.distanceMax).toBe(100);
    for (let state = 0; state <= 100; state++) {
      for (const [p, pivot] of pivots.pivots.entries()) {
        const distance = pivots.distances[state * pivots.pivots.length + p];
        expect(distance).toBe(Math.abs(pivot - state));
      }
    }
  });

  test('ask for no more memory than there is', () => {
    expect(finish(choosePivots(pathGraph(100), 0, new MemoryMeter(2000)))).toBeUndefined();
  });
});

describe('the layout', () => {
  test('draws a path as a line of edges of length 1', () => {
    const { places } = layOut(pathGraph(80));
    expect(between(places, 0, 79)).toBeGreaterThan(79 * 0.97);
    for (let i = 0; i < 79; i++) expect(Math.abs(between(places, i, i + 1) - 1)).toBeLessThan(0.1);
  });

  test('draws a ring as a circle', () => {
    const { places } = layOut(cycleGraph(60));
    const radii = Array.from({ length: 60 }, (_, i) =>
      Math.hypot(places[i * 2]!, places[i * 2 + 1]!),
    );
    const middle = [0, 1].map(
      (axis) => places.filter((_, i) => i % 2 === axis).reduce((a, b) => a + b) / 60,
    );
    expect(Math.hypot(...middle)).toBeLessThan(0.5);
    expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(1.5);
  });

  test.each([
    ['a grid', gridGraph(12), 0.03],
    ['a ring', cycleGraph(90), 0.1],
    ['one state', pathGraph(1), 0.01],
    ['two states', pathGraph(2), 0.01],
  ])('of %s has little stress, and less than the first picture', (_, graph, most) => {
    const { first, places } = layOut(graph);
    expect(places.every(Number.isFinite)).toBe(true);
    if (graph.count < 2) return;
    expect(stressOf(graph, places)).toBeLessThan(most);
    expect(stressOf(graph, places)).toBeLessThanOrEqual(stressOf(graph, first) + 1e-9);
  });

  test('is the same for the same seed, and another for another', () => {
    const graph = gridGraph(9);
    expect(layOut(graph, 7).places).toEqual(layOut(graph, 7).places);
    expect(layOut(graph, 8).places).not.toEqual(layOut(graph, 7).places);
  });
});
