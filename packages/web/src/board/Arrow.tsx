import type { Puzzle } from '@glissade/core';
import { arrowAlong } from '@glissade/picture/arrow';
import type { PieceLook } from '@glissade/picture/scene';
import type { JSX } from 'solid-js';
import type { BoardArrow } from '../game/gameStore.ts';

/** The way of a piece, from where it starts to where it comes, or just before that. */
export function Arrow(props: {
  readonly puzzle: Puzzle;
  readonly looks: readonly PieceLook[];
  readonly arrow: BoardArrow;
  readonly style?: string;
  readonly isShort?: boolean;
}): JSX.Element {
  const shape = () => {
    const { piece, from, path } = props.arrow;
    return arrowAlong(props.puzzle, props.looks[piece]!, from, path, props.isShort === true);
  };
  return (
    <g class={`arrow rank-${props.arrow.rank ?? 0} ${props.style ?? ''}`}>
      <polyline points={shape().points} />
      <path d={shape().head} />
    </g>
  );
}
