// What moves are foreseen to change: what distances say, and what groups have said of such moves
// on average (meanDeltas.ts). And what the two moves after a child would change at best, as far as
// that: a level is cut by what its states may come to, not only by what they are, so that none is
// lost for a passing loss. These moves are looked up in a table of some kB, and each counts three
// quarters of the one before it.
//
// DeepCubeA's boards, moves beyond those published, without and with: 250 of 7x7, 2,000 wide, 13.7
// and 12.0; 250 of 6x6, 2,000 wide, 3.3 and 3.0. Six random 10x10, 8,000 wide: 1,013 moves and one
// lost, 996 and none lost. A state takes a sixth longer of 7x7 and 6x6, a quarter of 10x10.
//
// Refused: one move ahead (250 boards of 7x7, 1,000 wide: 16.5 without, 15.7 with one, 14.7 with
// two, 14.1 with three, 13.8 with four, each three times as dear as the one before it); two moves
// that count whole (15.3); ways found direction by direction, not listed (three moves: a state in
// 500 ns instead of 300).
import { NO_CELL } from '../../src/beamLayout.ts';
import { deltaKey, meanDeltaOf, OF_CELLS, OF_TILES } from './meanDeltas.ts';
import { cells, distanceOf, hasDualGroups, neighbours, predictedChanges, continuations } from './memory.ts';

/** What a move of the gap changes, by guess, when it moves a tile. */
// @ts-ignore: decorator
@inline
export function predictedChange(move: i32, tile: i32): i32 {
  return load<i16>(predictedChanges + (deltaKey(move, tile) << 1));
}

/** Works out what all moves of the gap, which has an id too, are foreseen to change. */
export function predictChanges(gapId: i32): void {
  for (let move = 0; move < cells << 2; move++) {
    const from = <i32>load<u8>(neighbours + move);
    if (from == NO_CELL) continue;
    const gap = move >> 2;
    const gapMoves = distanceOf(gapId, from) - distanceOf(gapId, gap);
    for (let tile = 0; tile < cells; tile++) {
      const key = deltaKey(move, tile);
      const meanDelta = hasDualGroups() ? meanDeltaOf(key, OF_TILES) + meanDeltaOf(key, OF_CELLS) : 0;
      const tileMoves = distanceOf(tile, gap) - distanceOf(tile, from);
      store<i16>(predictedChanges + (key << 1), gapMoves + tileMoves + meanDelta);
    }
  }
}

/**
 * Lists where the gap can go on to from each cell, not back: three ways, some told twice. There is
 * one at least, on boards of two rows and two columns or more.
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

/** What the next moves change at best, by guess, once the gap is at cell * 4 + the way back. */
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
  return changeOf(board, turn) + discounted(min(min(one, two), changeOf(board, load<u32>(list, 8))));
}

// @ts-ignore: decorator
@inline
function changeOf(board: usize, turn: u32): i32 {
  const tile = <u32>load<u8>(board + <usize>((turn & 1023) >> 2));
  return load<i16>(predictedChanges + (<usize>((turn >> 10) + tile) << 1));
}

/** What a move counts that is one further ahead. */
// @ts-ignore: decorator
@inline
function discounted(change: i32): i32 {
  return (change * 3) >> 2;
}
