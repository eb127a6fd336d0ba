/*
 * Columbia, CSMM.101x "Search Algorithms" (2017): `driver.py bfs|dfs|ast BOARD` writes output.txt.
 * The gap moves, tried in the order Up, Down, Left, Right; the goal has the gap first. A node is
 * removed, checked, then expanded; a state on the frontier or explored is not added again.
 */
import type { Course, Result } from './course.ts';
import { gapMovesOf } from './course.ts';
import { memoryMaxMegabytes } from './memory.ts';

export const WORD_OF: Readonly<Record<string, string>> = {
  U: 'Up',
  D: 'Down',
  L: 'Left',
  R: 'Right',
};

const gapOrder = 'UDLR';

/** The words of the course, and how others call the same. */
const METHOD = /^\s*(?:python3?\s+\S+\s+)?(bfs|dfs|(?:a|ida)\*|ast(?:ar)?|ida(?:star)?)\s/i;

export const COLUMBIA: Course = {
  name: 'columbia',
  goal: 'blank-first',
  methods: {
    bfs: { engine: 'bfs-late', gapOrder },
    dfs: { engine: 'dfs-marked', gapOrder },
    astar: { engine: 'astar', heuristic: 'manhattan', ties: 'fifo', gapOrder },
    idastar: { engine: 'idastar', heuristic: 'manhattan', gapOrder },
  },
  methodIn: (text) => {
    const word = METHOD.exec(text)?.[1]?.toLowerCase();
    if (word?.startsWith('a')) return 'astar';
    return word?.startsWith('i') ? 'idastar' : word;
  },
  format: formatOutput,
};

function formatOutput({ puzzle, outcome, counts }: Result): string | undefined {
  if (outcome.status !== 'solved' || !counts) return undefined;
  const path = gapMovesOf(puzzle, outcome).map((letter) => `'${WORD_OF[letter]}'`);
  return [
    `path_to_goal: [${path.join(', ')}]`,
    `cost_of_path: ${path.length}`,
    `nodes_expanded: ${outcome.stats.expanded}`,
    `search_depth: ${path.length}`,
    `max_search_depth: ${counts.depthMax}`,
    `running_time: ${(outcome.stats.timeMs / 1000).toFixed(8)}`,
    `max_ram_usage: ${memoryMaxMegabytes().toFixed(8)}`,
  ].join('\n');
}
