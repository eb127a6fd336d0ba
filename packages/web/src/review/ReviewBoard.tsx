import { unitsOf } from '@glissade/core';
import { looksOf } from '@glissade/picture/scene';
import { createMemo, For, type JSX } from 'solid-js';
import { Arrow } from '../board/Arrow.tsx';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { named } from '../board/named.ts';
import type { BoardArrow } from '../game/gameStore.ts';
import { arrowsOf } from '../panels/hintLadder.ts';
import type { Review } from './useReview.ts';

/** The board after the move that is looked at: how that move went, and how a better one goes. */
export function ReviewBoard(props: { readonly review: Review }): JSX.Element {
  const puzzle = createMemo(() => named(props.review.line().puzzle));
  const looks = createMemo(() => looksOf(puzzle()));
  const before = () => props.review.line().states[props.review.at() - 1];
  const played = () => {
    const [unit, from] = [props.review.line().units[props.review.at() - 1], before()];
    return unit && from ? arrowsOf(puzzle(), from, [unit]) : [];
  };
  const better = () => {
    const [line, from] = [props.review.better(), before()];
    if (!line || !from) return [];
    return arrowsOf(puzzle(), from, unitsOf(line, props.review.line().metric).slice(0, 1));
  };
  // What was moved lies where the arrows point: its label stays free.
  const ShortArrow = (of: { readonly arrow: BoardArrow; readonly style: string }) => (
    <Arrow puzzle={puzzle()} looks={looks()} arrow={of.arrow} style={of.style} isShort={true} />
  );
  return (
    <BoardPicture
      puzzle={puzzle()}
      state={props.review.line().states[props.review.at()]!}
      isLarge={true}
    >
      <For each={played()}>{(arrow) => <ShortArrow arrow={arrow} style="arrow-played" />}</For>
      <For each={better()}>{(arrow) => <ShortArrow arrow={arrow} style="arrow-better" />}</For>
    </BoardPicture>
  );
}
