import { columnOf, type Puzzle, rowOf } from '@glissade/core';
import { CELL } from '@glissade/picture/outline';
import { looksOf } from '@glissade/picture/scene';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { HeuristicParts } from '../worker/laneMessages.ts';
import { countText } from './numbers.ts';

const LOOKS = 6;

type Tile = HeuristicParts['tiles'][number];

/** What a heuristic counts, drawn over the board: by tile, by pair, by pattern. */
export function PartsOverlay(props: {
  readonly puzzle: Puzzle;
  readonly state: Uint16Array;
  readonly parts: HeuristicParts;
  readonly piece: number;
}): JSX.Element {
  const corner = (cell: number): Corner => [
    columnOf(props.puzzle.board, cell) * CELL,
    rowOf(props.puzzle.board, cell) * CELL,
  ];
  const cornerOf = (piece: number) => corner(props.state[piece]!);
  const middleOf = (piece: number) => middle(cornerOf(piece)).join(' ');
  const pairs = createMemo(() => props.parts.lines.flatMap((line) => line.pairs));
  const isBlocks = () => props.puzzle.type === 'blocks';
  const chosen = () =>
    isBlocks() ? undefined : props.parts.tiles.find(({ piece }) => piece === props.piece);
  const looks = createMemo(() => looksOf(props.puzzle));
  const homes = () => (isBlocks() ? props.parts.tiles : []);
  const counted = () => props.parts.tiles.filter(({ adds }) => adds !== 0);
  return (
    <g class="race-overlay">
      <Patterns parts={props.parts} cornerOf={cornerOf} />
      <For each={pairs()}>
        {([one, other]) => (
          <path class="race-conflict" d={`M${middleOf(one)}L${middleOf(other)}`} />
        )}
      </For>
      <For each={homes()}>
        {({ piece, goal }) => (
          <path
            class="race-home"
            d={looks()[piece]!.path}
            transform={`translate(${corner(goal).join(' ')})`}
          />
        )}
      </For>
      <Show when={chosen()}>
        {(tile) => <Way from={cornerOf(tile().piece)} to={corner(tile().goal)} />}
      </Show>
      <For each={counted()}>{(tile) => <Badge tile={tile} corner={cornerOf(tile.piece)} />}</For>
    </g>
  );
}

/** Where a cell begins, in drawing units. */
type Corner = readonly [x: number, y: number];

const middle = ([x, y]: Corner): Corner => [x + CELL / 2, y + CELL / 2];

/** The way of a tile to its home by Manhattan distance. */
function Way(props: { readonly from: Corner; readonly to: Corner }): JSX.Element {
  const end = () => middle(props.to);
  return (
    <>
      <path class="race-way" d={`M${middle(props.from).join(' ')}V${end()[1]}H${end()[0]}`} />
      <rect
        class="race-home"
        x={props.to[0] + 4}
        y={props.to[1] + 4}
        width={CELL - 8}
        height={CELL - 8}
        rx="8"
      />
    </>
  );
}

/** What a tile adds. */
function Badge(props: { readonly tile: Tile; readonly corner: Corner }): JSX.Element {
  const adds = () => countText(props.tile.adds);
  return (
    <g transform={`translate(${props.corner[0] + CELL - 20} ${props.corner[1] + 20})`}>
      <circle class="race-badge" r="19" />
      <text class="race-badge-text" font-size={adds().length > 2 ? '16' : '26'}>
        {adds()}
      </text>
    </g>
  );
}

/** A frame on each tile, in the look of its pattern. */
function Patterns(props: {
  readonly parts: HeuristicParts;
  readonly cornerOf: (piece: number) => Corner;
}): JSX.Element {
  return (
    <For each={props.parts.patterns}>
      {({ pieces }, i) => (
        <For each={pieces}>
          {(piece) => (
            <rect
              class={`race-pattern race-pattern-${i() % LOOKS}`}
              x={props.cornerOf(piece)[0] + 8}
              y={props.cornerOf(piece)[1] + 8}
              width={CELL - 16}
              height={CELL - 16}
              rx="10"
            />
          )}
        </For>
      )}
    </For>
  );
}
