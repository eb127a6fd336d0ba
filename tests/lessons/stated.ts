import { readFileSync } from 'node:fs';
import type { LaneSpec } from '@glissade/analysis/recording/lane';
import { startRecording } from '@glissade/analysis/recording/recording';
import { parsePuzzle } from '@glissade/core';
import type { HeuristicName } from '@glissade/solve/engines/heuristics';
import { solveSync } from '@glissade/solve/solve';
import { expect } from 'vitest';

/* The figures that the lessons state, computed again; each must stand in both languages. */

export const EASY = '1 3 6/4 2 0/7 5 8';
export const MIDDLE = '8 6 4/0 7 2/5 1 3';
export const HARDEST = '8 6 7/2 5 4/3 0 1';
export const GOAL = '1 2 3/4 5 6/7 8 0';
export const GREY_LOW = 'start:\n864\n.72\n513\ngoal:\n123\n4..\n...';
export const GREY_HIGH = 'start:\n864\n.72\n513\ngoal:\n...\n.56\n78.';

const page = (language: string, name: string) =>
  readFileSync(new URL(`../../site/${language}learn/${name}.md`, import.meta.url), 'utf8');

/** Each figure is in the English lesson and in the Chinese one, not within a longer number. */
export function expectStated(name: string, figures: readonly (number | string)[]): void {
  for (const language of ['', 'zh/']) {
    const text = page(language, name);
    const missing = figures.filter((figure) => {
      const shown = typeof figure === 'number' ? figure.toLocaleString('en') : figure;
      const pattern = shown.replaceAll(/[.^]/g, '\\$&');
      return !new RegExp(`(?<![\\d,.])${pattern}(?![\\d])`).test(text);
    });
    expect({ language, name, missing }).toEqual({ language, name, missing: [] });
  }
}

export function endOf(board: string, lane: LaneSpec) {
  const recording = startRecording(parsePuzzle(board), lane);
  while (!recording.work());
  return recording.end!;
}

export const expandedBy = (board: string, engine: string, heuristic?: HeuristicName) =>
  endOf(board, { engine, ...(heuristic ? { heuristic } : {}) }).stats.expanded;

export const lengthOf = (board: string, metric: 'steps' | 'stm') => {
  const outcome = solveSync(parsePuzzle(board), { metric });
  if (outcome.status !== 'solved') throw new Error(outcome.status);
  return outcome.length;
};
