import { describe, expect, test } from 'vitest';
import type { SpaceMap } from '../worker/solver.ts';
import { paintMarks } from './paintMarks.ts';

const colors = { ground: '#fff', ink: '#000', line: '#0a0', game: '#00f', here: '#00f' };
const size = { width: 400, height: 300 };

/** Rings of so many goal states at so many pixels an edge: how many, and how opaque. */
function ringsOf(goals: number, scale: number) {
  const marks = {
    start: -1,
    goals: Array.from({ length: goals }, (_, i) => i),
    milestones: [],
    doors: [],
    line: [],
  };
  const map = { places: new Float32Array(goals * 2), marks } as unknown as SpaceMap;
  const seen: number[] = [];
  let rings = 0;
  const nothing = () => {};
  const context = {
    globalAlpha: 1,
    clearRect: nothing,
    beginPath: nothing,
    moveTo: nothing,
    arc: () => rings++,
    stroke() {
      seen.push(this.globalAlpha);
    },
  };
  const canvas = context as unknown as CanvasRenderingContext2D;
  paintMarks(canvas, { map, game: [], here: -1 }, colors, { x: 0, y: 0, scale }, size);
  return { rings, opacity: seen[0]! };
}

describe('rings of goal states', () => {
  test('are plain where dots stand apart, and faint where they would hide them', () => {
    expect(ringsOf(20, 10)).toEqual({ rings: 20, opacity: 1 });
    expect(ringsOf(20, 2).rings).toBe(20);
    expect(ringsOf(20, 2).opacity).toBeLessThan(1);
  });

  test('wait longer where they are many, since those lie close', () => {
    expect(ringsOf(4000, 10).rings).toBe(0);
    expect(ringsOf(4000, 25)).toEqual({ rings: 4000, opacity: 1 });
  });
});
