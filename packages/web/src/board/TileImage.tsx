import type { Puzzle } from '@glissade/core';
import { photoCorner } from '@glissade/picture/figures';
import { CELL } from '@glissade/picture/outline';
import { type JSX, Show } from 'solid-js';
import { mayAnimate } from '../settings/settings.ts';
import { shownPicture } from './tilePicture.ts';

/** The whole picture, without gaps, once the tiles are in order. */
export function MergedPicture(props: {
  readonly puzzle: Puzzle;
  readonly id: string;
}): JSX.Element {
  const size = () => [props.puzzle.board.width * CELL, props.puzzle.board.height * CELL] as const;
  return (
    <Show when={shownPicture(props.puzzle)}>
      {(picture) => (
        <>
          <clipPath id={`${props.id}-whole`}>
            <rect width={size()[0]} height={size()[1]} rx="14" />
          </clipPath>
          <image
            class="merged"
            classList={{ still: !mayAnimate() }}
            clip-path={`url(#${props.id}-whole)`}
            href={picture().address}
            width={size()[0]}
            height={size()[1]}
            preserveAspectRatio="xMidYMid slice"
          />
        </>
      )}
    </Show>
  );
}

/** The part of the own picture that belongs on a tile: the part that lies at the tile's home. */
export function TileImage(props: {
  readonly puzzle: Puzzle;
  readonly piece: number;
  readonly path: string;
  readonly id: string;
}): JSX.Element {
  const corner = () => photoCorner(props.puzzle, props.piece);
  const clip = () => `${props.id}-tile-${props.piece}`;
  return (
    <Show when={shownPicture(props.puzzle)}>
      {(picture) => (
        <>
          <clipPath id={clip()}>
            <path d={props.path} />
          </clipPath>
          <g clip-path={`url(#${clip()})`}>
            <image
              href={picture().address}
              x={corner()[0]}
              y={corner()[1]}
              width={props.puzzle.board.width * CELL}
              height={props.puzzle.board.height * CELL}
              preserveAspectRatio="xMidYMid slice"
            />
          </g>
        </>
      )}
    </Show>
  );
}
