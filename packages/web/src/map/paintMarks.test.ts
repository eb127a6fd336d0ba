import { describe, expect, test } from 'vitest';
import type { SpaceMap } from '../worker/solver.ts';
import { paintMarks } from './paintMarks.ts';

const colors = { ground: '#fff', ink: '#000', line: '#0a0', game: '#00f', here: '#00f' };
const size = { width: 400, height: 300 };

/** How opaque rings of so many goal states are, at so many pixels an edge. */
function ringsOf(goals: number, scale: number): number {
  const marks = {
    start: -1,
    goals: Array.from({ length: goals }, (_, i) => i),
    milestones: [],
    doors: [],
    line: [],
  };
  const map = { places: new Float32Array(goals * 2), marks } as unknown as SpaceMap;
  const seen: number[] = [];
  const nothing = () => {};
  const context = {
    globalAlpha: 1,
    clearRect: nothing,
    beginPath: nothing,
    moveTo: nothing,
    arc: nothing,
    stroke() {
      seen.push(this.globalAlpha);
    },
  };
  const canvas = context as unknown as CanvasRenderingContext2D;
  paintMarks(canvas, { map, game: [], here: -1 }, colors, { x: 0, y: 0, scale }, size);
  return seen[0]!;
}

describe('rings of goal states', () => {
  test('are plain where dots stand apart, and faint where they would hide them', () => {
    expect(ringsOf(20, 10)).toBe(1);
    expect(ringsOf(20, 2)).toBeLessThan(1);
  });

  test('stay faint longer where they are many, since those lie close', () => {
    expect(ringsOf(4000, 10)).toBeLessThan(0.5);
    expect(ringsOf(4000, 25)).toBe(1);
  });
});
