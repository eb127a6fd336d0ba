import type { Command } from './runAndSignal.ts';

const packages = new URL('../../../packages/', import.meta.url).href;
const core = new URL('../../../packages/core/dist/index.js', import.meta.url).href;

/** 81,340 states; 131 steps. */
const CENTURY = 'start:\nABBC\nDBBE\nDF.E\nGF.H\nIIJJ\ngoal:\n....\n....\n....\n.BB.\n.BB.\n';
/** Number 60 of Korf's hundred. */
const KORF_60 = '0 8 10 6/11 7 9 1/12 4 13 14/15 3 2 5';

type Asked = {
  readonly folder: string;
  readonly start: string;
  readonly puzzle: string;
  readonly metric: string;
  readonly budget: number;
};

/** A search that keeps its checkpoints far more often than the command line does. */
function program({ folder, start, puzzle, metric, budget }: Asked): Command {
  const text = `
    import { parsePuzzle, replay } from '${core}';
    import { blockSearcher } from '${packages}blocks/dist/bfs/blockSearcher.js';
    import { tilesSearcher } from '${packages}tiles/dist/tilesSearcher.js';
    import { openFolder } from '${packages}platform/dist/files/port.node.js';
    const puzzle = parsePuzzle(${JSON.stringify(puzzle)});
    const checkpoint = openFolder(${JSON.stringify(folder)});
    const searcher = ${start};
    console.error('begun');
    let outcome = searcher.step(1);
    const takenUpAt = searcher.stats.lowerBound;
    while (!outcome) outcome = searcher.step(${budget});
    searcher.close();
    const { reachesGoal, lengths } = replay(puzzle, outcome.steps);
    console.log(JSON.stringify({ reachesGoal, length: lengths.${metric}, takenUpAt }));`;
  return { args: ['--input-type=module', '--eval', text] };
}

/** It keeps every level. */
export function blockSearch(folder: string, threads: number): Command {
  const start = `blockSearcher({ puzzle, metric: 'steps' }, {
    threads: ${threads}, statesToParallelize: 500, waitForThreads: true,
    checkpoint, checkpointMs: 0,
  })`;
  return program({ folder, start, puzzle: CENTURY, metric: 'steps', budget: 200 });
}

/** It keeps finished subtrees soon. */
export function tileSearch(folder: string, metric: string): Command {
  const start = `tilesSearcher({ puzzle, metric: '${metric}' }, {
    threads: 2, nodesAlone: 2000, checkpoint, checkpointMs: 20,
  })`;
  return program({ folder, start, puzzle: KORF_60, metric, budget: 5000 });
}
