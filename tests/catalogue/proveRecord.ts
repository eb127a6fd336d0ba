import { type PuzzleRecord, puzzleOf } from '@glissade/catalogue';
import type { Metric } from '@glissade/core';
import { solveSync } from '@glissade/solve/solve';
import { expect } from 'vitest';

/** Solves a record in these metrics and expects the optima it states, or its unsolvability. */
export function proveRecord(record: PuzzleRecord, metrics: readonly Metric[]): void {
  const puzzle = puzzleOf(record);
  for (const metric of metrics) {
    const outcome = solveSync(puzzle, { metric });
    const place = `${record.id} in ${metric}`;
    if (!record.solvable) {
      expect(outcome.status, place).toBe('unsolvable');
      continue;
    }
    if (outcome.status !== 'solved') throw new Error(`${place}: ${outcome.status}`);
    expect(outcome.optimal, place).toBe(true);
    expect(outcome.length, place).toBe(record.optimum[metric]);
  }
}

/** The metrics in which a record states an optimum, equal ones of a tile puzzle once. */
export function statedMetrics({ type, optimum }: PuzzleRecord): Metric[] {
  const stated = Object.keys(optimum) as Metric[];
  return type === 'blocks'
    ? stated
    : stated.filter((metric) => metric === 'stm' || metric === 'mtm');
}
