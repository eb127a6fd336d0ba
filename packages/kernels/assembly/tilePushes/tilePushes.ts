// Tile puzzles in multi-tile pushes: the tables and the search.
//
// The host opens a board (turned so that the last push goes along a row), takes tables and builds
// them or writes those it has kept, adds views, then for each start and bound: places the views,
// gives them their slack, begins, and calls `search` until it ends. For several threads it has the
// tree cut, writes the ways to the leaves and shares them (subtrees.ts).
import { openPages } from '../blocks/levels/pages.ts';
import { boardBytes, openBoard } from './cliques.ts';
import {
  addView,
  begin,
  forgetViews,
  lineAt,
  nodesExpanded,
  nodesGenerated,
  placeView,
  search,
  setSlack,
  stepsOfLine,
  stopAtLeaves,
  wayAt,
} from './pushSearch.ts';
import { enterLeaf, runLeaf, shareLeaves } from './subtrees.ts';
import { beginTable, buildLevel, forgetBuilding, tableBytes, takeTable } from './pushTables.ts';

export { boardBytes };
export { enterLeaf, runLeaf, shareLeaves };
export { beginTable, buildLevel, tableBytes, takeTable };
export {
  addView,
  begin,
  lineAt,
  nodesExpanded,
  nodesGenerated,
  placeView,
  search,
  setSlack,
  stepsOfLine,
  stopAtLeaves,
  wayAt,
};

/** Opens a board of up to 25 cells, for patterns of so many tiles (6 at most); 0: no memory. */
export function open(width: i32, height: i32, goalRow: i32, size: i32, pagesMax: i32): i32 {
  openPages(min(pagesMax, 65535), <usize>memory.size() << 16);
  forgetViews();
  forgetBuilding();
  return openBoard(width, height, goalRow, size) ? 1 : 0;
}
