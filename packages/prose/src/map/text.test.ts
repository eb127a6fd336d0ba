import { mapSync } from '@glissade/analysis/map/mapping';
import { parsePuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { markNames } from './dots.ts';
import { MAP_FORMATS, type MapFormat, mapText } from './mapText.ts';
import { MAP_GROUNDS, rampColor } from './ramp.ts';

const puzzle = parsePuzzle('start:\nAB.\ngoal:\n..B');

function written(format: MapFormat, language: 'en' | 'zh' = 'en', title = 'Tom & <Jerry>') {
  const outcome = mapSync(puzzle);
  if (outcome.status !== 'mapped') throw new Error(outcome.status);
  return [...mapText({ puzzle, ...outcome, title, language }, format)].join('');
}

describe('the text of a map', () => {
  test.each(MAP_FORMATS)('as %s is this', (format) => {
    expect(written(format)).toMatchSnapshot();
  });

  test('in Chinese has no English words', () => {
    const texts = [...written('svg', 'zh', '横行').matchAll(/<text[^>]*>([^<]*)</g)];
    expect(texts.length).toBeGreaterThan(5);
    for (const [, text] of texts) expect(text).not.toMatch(/[a-z]/);
  });

  test('tells all marks of a dot', () => {
    const outcome = mapSync(puzzle);
    if (outcome.status !== 'mapped') throw new Error(outcome.status);
    expect(markNames(outcome.map).get(0)).toEqual(['start', 'line']);
    const goal = outcome.map.marks.goals[0]!;
    expect(markNames(outcome.map).get(goal)).toEqual(['goal', 'line']);
  });
});

describe('the ramp', () => {
  const lightness = ([r, g, b]: readonly number[]) => 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  test.each(MAP_GROUNDS)('gets darker the farther the goal, on a %s ground', (ground) => {
    const shades = Array.from({ length: 21 }, (_, i) => lightness(rampColor(i / 20, ground)));
    expect(shades).toEqual([...shades].sort((a, b) => b - a));
    expect(shades[0]! - shades[20]!).toBeGreaterThan(100);
    expect(rampColor(2, ground)).toEqual(rampColor(1, ground));
  });
});
