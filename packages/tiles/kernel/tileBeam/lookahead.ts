// Predicts how moves change the score, and finds the best change of the two moves after a
// successor. The prediction is the change of the distances plus the mean delta of such moves so far
// (meanDeltas.ts). A level is cut by what its states can become, not only by what they are, so that
// no state is lost for a temporary loss. The predictions are looked up in a table of some kB, and
// each move counts three quarters of the one before it.
//
// DeepCubeA's boards, moves above the published solutions, without and with lookahead: 250 of 7x7,
// 2,000 wide, 13.7 and 12.0; 250 of 6x6, 2,000 wide, 3.3 and 3.0. Six random 10x10, 8,000 wide:
// 1,013 moves and one beam lost, 996 and none lost. A state takes a sixth longer on 7x7 and 6x6, a
// quarter on 10x10.
//
// Rejected: one move of lookahead (250 boards of 7x7, 1,000 wide: 16.5 without, 15.7 with one, 14.7
// with two, 14.1 with three, 13.8 with four, each three times as expensive as the one before it);
// two moves that count in full (15.3); continuations computed direction by direction instead of
// listed (three moves: 500 ns a state instead of 300).
import { NO_CELL } from '../../src/kernel/beamLayout.ts';
import { deltaKey, meanDeltaOf, OF_CELLS, OF_TILES } from './meanDeltas.ts';
import {
  cells,
  distanceOf,
  hasDualGroups,
  neighbours,
  predictedChanges,
  continuations,
} from './beamMemory.ts';

/** The predicted change of a move of the gap that moves a tile. */
// @ts-ignore: decorator
@inline
export function predictedChange(move: i32, tile: i32): i32 {
  return load<i16>(predictedChanges + (deltaKey(move, tile) << 1));
}

/** Predicts all moves of the gap, whose id has distances too. */
export function predictChanges(gapId: i32): void {
  for (let move = 0; move < cells << 2; move++) {
    const from = <i32>load<u8>(neighbours + move);
    if (from == NO_CELL) continue;
    const gap = move >> 2;
    const gapMoves = distanceOf(gapId, from) - distanceOf(gapId, gap);
    for (let tile = 0; tile < cells; tile++) {
      const key = deltaKey(move, tile);
      const meanDelta =
        hasDualGroups() ? meanDeltaOf(key, OF_TILES) + meanDeltaOf(key, OF_CELLS) : 0;
      const tileMoves = distanceOf(tile, gap) - distanceOf(tile, from);
      store<i16>(predictedChanges + (key << 1), gapMoves + tileMoves + meanDelta);
    }
  }
}

/**
 * Lists how the gap can continue from each cell without going back: three entries, some of them
 * repeated. There is at least one on boards of two rows and two columns or more.
 */
export function listContinuations(): void {
  for (let at = 0; at < cells << 2; at++) {
    const to = continuations + (<usize>at << 4);
    let count: usize = 0;
    for (let round = 0; count < 3; round++) {
      assert(count > 0 || round < 4);
      const direction = round & 3;
      const move = (at & ~3) | direction;
      const from = <u32>load<u8>(neighbours + move);
      if (direction == (at & 3) || from == NO_CELL) continue;
      store<u32>(to + (count << 2), ((move * cells) << 10) | (from << 2) | (direction ^ 2));
      count++;
    }
  }
}

/** The best predicted change of the next moves, once the gap is at cell * 4 + direction back. */
// @ts-ignore: decorator
@inline
export function bestAhead(board: usize, at: u32): i32 {
  const list = continuations + (<usize>at << 4);
  const one = bestAfter(board, load<u32>(list));
  const two = bestAfter(board, load<u32>(list, 4));
  return discounted(min(min(one, two), bestAfter(board, load<u32>(list, 8))));
}

// @ts-ignore: decorator
@inline
function bestAfter(board: usize, turn: u32): i32 {
  const list = continuations + (<usize>(turn & 1023) << 4);
  const one = changeOf(board, load<u32>(list));
  const two = changeOf(board, load<u32>(list, 4));
  return changeOf(board, turn) +
    discounted(min(min(one, two), changeOf(board, load<u32>(list, 8))));
}

// @ts-ignore: decorator
@inline
function changeOf(board: usize, turn: u32): i32 {
  const tile = <u32>load<u8>(board + <usize>((turn & 1023) >> 2));
  return load<i16>(predictedChanges + (<usize>((turn >> 10) + tile) << 1));
}

/** The weight of a move that is one further ahead. */
// @ts-ignore: decorator
@inline
function discounted(change: i32): i32 {
  return (change * 3) >> 2;
}
