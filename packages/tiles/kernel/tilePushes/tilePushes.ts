// IDA* for tile puzzles in multi-tile pushes, with pattern databases.
//
// The host opens a board (transposed where the last push goes along a column). It builds tables, or
// writes tables from the cache, and adds views. For each start and bound it places the views, sets
// their slack, begins, and calls `search` until it ends. For several threads it cuts the tree and
// writes the paths to the leaves for all threads (subtrees.ts).
import { openPages } from '../../../platform/kernel/pages.ts';
import { openBoard } from './cliques.ts';
import { forgetBuilding } from './pushTables.ts';
import { forgetViews } from './pushViews.ts';

export { boardBytes } from './cliques';
export { enterLeaf, runLeaf, shareLeaves } from './subtrees';
export { beginTable, buildLevel, tableBytes, takeTable } from './pushTables';
export { addView, placeView, setSlack } from './pushViews';
export {
  begin,
  lineAt,
  nodesExpanded,
  nodesGenerated,
  search,
  stepsOfLine,
  stopAtLeaves,
  pathPushAt,
} from './pushSearch';

/** Opens a board of up to 25 cells, for patterns of so many tiles (6 at most); 0: no memory. */
export function open(width: i32, height: i32, goalRow: i32, size: i32, pagesMax: i32): i32 {
  openPages(min(pagesMax, 65535), <usize>memory.size() << 16);
  forgetViews();
  forgetBuilding();
  return openBoard(width, height, goalRow, size) ? 1 : 0;
}
