import { rankReachable } from '@glissade/core';
import { describe, expect, it } from 'vitest';
import { goalWithGap, stepped } from '../../../../tests/arbitrary/tiles.ts';
import { tileDistances } from '../../../../tests/arbitrary/tileTables.ts';
import { forbiddenSequences } from './forbiddenSequences.ts';
import { moveAutomaton } from './moveAutomaton.ts';

const DX = [0, 1, 0, -1];
const DY = [-1, 0, 1, 0];

type Spot = { readonly x: number; readonly y: number };

/** What a word does, as a text, and the rectangle it needs: told move by move, with no hashing. */
function tell(word: string): { effect: string; box: number[] } {
  const cameFrom = new Map<string, string>();
  const name = ({ x, y }: Spot) => `${x},${y}`;
  let gap: Spot = { x: 0, y: 0 };
  let box = [0, 0, 0, 0];
  for (const letter of word) {
    const from = { x: gap.x + DX[Number(letter)]!, y: gap.y + DY[Number(letter)]! };
    const tile = cameFrom.get(name(from)) ?? name(from);
    cameFrom.delete(name(from));
    cameFrom.set(name(gap), tile);
    if (tile === name(gap)) cameFrom.delete(name(gap));
    gap = from;
    const { x, y } = gap;
    box = [Math.min(box[0]!, x), Math.min(box[1]!, y), Math.max(box[2]!, x), Math.max(box[3]!, y)];
  }
  return { effect: `${name(gap)} ${[...cameFrom].map(String).sort().join(' ')}`, box };
}

/** The naive twin: every word up to a length, the forbidden ones told by their exact effects. */
function naiveForbidden(lengthMax: number): string[] {
  const forbidden: string[] = [];
  const boxesOf = new Map([[tell('').effect, [[0, 0, 0, 0]]]]);
  let words = [''];
  for (let length = 1; length <= lengthMax; length++) {
    const longer: string[] = [];
    for (const head of words) {
      for (const letter of '0123') {
        const word = head + letter;
        if (forbidden.some((end) => word.endsWith(end))) continue;
        const { effect, box } = tell(word);
        const boxes = boxesOf.get(effect) ?? [];
        boxesOf.set(effect, boxes);
        const hasTwin = boxes.some(
          (other) =>
            other[0]! >= box[0]! &&
            other[1]! >= box[1]! &&
            other[2]! <= box[2]! &&
            other[3]! <= box[3]!,
        );
        if (hasTwin) forbidden.push(word);
        else longer.push(word);
        if (!hasTwin) boxes.push(box);
      }
    }
    words = longer;
  }
  return forbidden;
}

describe('forbiddenWords', () => {
  it('are those that exact effects tell', () => {
    expect(forbiddenSequences(10)).toEqual(naiveForbidden(10));
  });

  it('begins with taking back and half the ways round a block', () => {
    expect(forbiddenSequences(6).slice(0, 5)).toEqual(['02', '13', '20', '31', '103210']);
    expect(forbiddenSequences(10)).toHaveLength(354);
  });
});

describe('moveAutomaton', () => {
  it.each([
    { width: 3, height: 3, gap: 8 },
    { width: 2, height: 4, gap: 2 },
  ])('still reaches every state of $width×$height at its distance', ({ width, height, gap }) => {
    const automaton = moveAutomaton(10);
    const goal = goalWithGap(width, height, gap);
    const distances = tileDistances(width, goal, 'stm');
    const reached = new Set([rankReachable(goal)]);
    let level = [{ tiles: goal, state: 0 }];
    let words = 0;
    for (let depth = 1; level.length > 0 && depth < 18; depth++) {
      const next: typeof level = [];
      for (const { tiles, state } of level) {
        for (let direction = 0; direction < 4; direction++) {
          const there = automaton[state * 4 + direction]!;
          const moved = there < 0 ? undefined : stepped(width, tiles, direction);
          if (!moved || distances[rankReachable(moved)] !== depth) continue;
          next.push({ tiles: moved, state: there });
          reached.add(rankReachable(moved));
          words++;
        }
      }
      level = next;
    }
    const near = distances.filter((distance) => distance < 18).length;
    expect(reached.size).toBe(near);
    expect(words).toBeLessThan(near * 1.3);
  });
});
