import { columnOf, dxOf, dyOf, type Puzzle, rowOf } from '@glissade/core';
import type { JSX } from 'solid-js';
import type { BoardArrow } from '../game/gameStore.ts';
import { CELL } from './outline.ts';
import type { PieceLook } from './scene.ts';

/** How far from the label an arrow begins. */
const CLEAR = 28;
/** How far from the label of what lies there its head ends. */
const SHORT = 34;

/** The corner of a cell in drawing units. */
export function placeOf({ board }: Puzzle, cell: number): [x: number, y: number] {
  return [columnOf(board, cell) * CELL, rowOf(board, cell) * CELL];
}

/** The way of a piece, from where it starts to where it comes, or just before that. */
export function Arrow(props: {
  readonly puzzle: Puzzle;
  readonly looks: readonly PieceLook[];
  readonly arrow: BoardArrow;
  readonly style?: string;
  readonly isShort?: boolean;
}): JSX.Element {
  const points = () => {
    const { piece, from, path } = props.arrow;
    const look = props.looks[piece]!;
    const [left, top] = placeOf(props.puzzle, from);
    let [x, y] = [left + look.labelAt[0], top + look.labelAt[1]];
    const first = path[0] ?? 'R';
    // Beside the label, not over it.
    const all = [[x + dxOf(first) * CLEAR, y + dyOf(first) * CLEAR] as const];
    for (const direction of path) {
      x += dxOf(direction) * CELL;
      y += dyOf(direction) * CELL;
      all.push([x, y]);
    }
    const last = path.at(-1) ?? 'R';
    const short = props.isShort ? SHORT : 0;
    return [...all.slice(0, -1), [x - dxOf(last) * short, y - dyOf(last) * short] as const];
  };
  const head = () => {
    const [x, y] = points().at(-1)!;
    const last = props.arrow.path.at(-1);
    const angle = { U: -90, R: 0, D: 90, L: 180 }[last ?? 'R'];
    return `translate(${x} ${y}) rotate(${angle})`;
  };
  return (
    <g class={`arrow rank-${props.arrow.rank ?? 0} ${props.style ?? ''}`}>
      <polyline
        points={points()
          .map((point) => point.join(','))
          .join(' ')}
      />
      <path d="M-15 -16L4 0L-15 16" transform={head()} />
    </g>
  );
}
