/*
 * School 42, N-Puzzle: A* or a variant, the goal a spiral. The subject asks for five things and
 * leaves their form to the student: the number of states ever selected in the opened set, the most
 * states in memory at the same time, the number of moves, the states of the solution in order, or
 * that the puzzle is unsolvable.
 */
import { parseMoves, statesAlong } from '@glissade/core';
import type { Course, Result } from './course.ts';
import { gridText } from './gridText.ts';

export const FORTY_TWO: Course = {
  name: '42',
  goal: 'spiral',
  methods: {
    astar: { engine: 'astar' },
    ucs: { engine: 'ucs' },
    greedy: { engine: 'greedy' },
    idastar: { engine: 'idastar' },
  },
  format: formatReport,
};

function formatReport({ puzzle, outcome, counts, engine }: Result): string | undefined {
  if (outcome.status === 'unsolvable') return 'This puzzle is unsolvable';
  if (outcome.status !== 'solved' || !counts) return undefined;
  // IDA* forgets what it leaves; the others keep every state that they have opened.
  const inMemory = engine === 'idastar' ? counts.pathAndFrontierMax : counts.open;
  return [
    // The goal is selected, too, though not expanded.
    `Total number of states ever selected in the opened set: ${outcome.stats.expanded + 1}`,
    `Maximum number of states in memory at the same time: ${inMemory}`,
    `Number of moves: ${outcome.length}`,
    ...statesAlong(puzzle, parseMoves(puzzle, outcome.moves)).flatMap((state) => [
      '',
      gridText(puzzle, state),
    ]),
  ].join('\n');
}
