// Scores the groups of tiles, or of cells, for the successors of a part that pass. The successors
// are sorted by the key that determines their groups: the tile that moves, or the move of the gap.
// Chunks of successors with one key are then scored by scores.ts or dualScores.ts.
import { countScore } from './scoreHistogram.ts';
import { deltaKey, meanDeltaOf, recordDelta, OF_TILES } from './meanDeltas.ts';
import { addCellRows } from './dualScores.ts';
import {
  successorScores,
  deltas,
  hasDualGroups,
  head,
  keys,
  owners,
  partRoom,
  places,
} from './beamMemory.ts';
import { BASE, CHUNK } from './beamRecords.ts';
import { addTileRows } from './scores.ts';
import { keysOf, sortSuccessors } from './sortSuccessors.ts';

/** Adds the deltas of one kind of groups to the scores of the successors of a part. */
export function scoreGroups(depth: i32, part: i32, groups: i32): void {
  const count = sortSuccessors(depth, part, groups);
  let at: usize = 0;
  for (let key = 0; key < keysOf(groups); key++) {
    const end = <usize>load<u32>(places + (<usize>key << 2));
    for (; at < end; at += CHUNK) {
      const chunk = min(CHUNK, end - at);
      if (groups == OF_TILES) addTileRows(key, at, chunk);
      else addCellRows(key, at, chunk);
    }
    at = end;
  }
  addDeltas(<usize>part * partRoom, count, groups);
}

/** Adds deltas to scores, minus what was predicted of them, and counts the scores. */
function addDeltas(begins: usize, count: usize, groups: i32): void {
  const base = load<i32>(head + BASE);
  const arePredicted = hasDualGroups();
  for (let place: usize = 0; place < count; place++) {
    const owner = <usize>load<u32>(owners + (place << 2));
    const at = successorScores + ((begins + owner) << 2);
    const gain = load<i32>(deltas + (place << 2));
    let score = load<i32>(at) + gain;
    if (arePredicted) {
      const both = load<u32>(keys + (owner << 2));
      const key = deltaKey(both >> 8, both & 255);
      recordDelta(key, groups, gain);
      score -= meanDeltaOf(key, groups);
    }
    store<i32>(at, score);
    countScore(score, base);
  }
}
