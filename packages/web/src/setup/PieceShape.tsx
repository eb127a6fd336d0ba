import type { Shape } from '@glissade/core';
import { CELL } from '@glissade/picture/outline';
import { labelSize, type PieceLook } from '@glissade/picture/scene';
import type { JSX } from 'solid-js';
import type { Table } from './pieceSet.ts';

/** A piece with its label, drawn from its first cell. */
export function PieceShape(props: {
  readonly table: Pick<Table, 'type'>;
  readonly look: PieceLook;
}): JSX.Element {
  return (
    <g class={`piece tone-${props.look.tone}`} classList={{ 'goal-piece': props.look.isGoalPiece }}>
      <path class="piece-body" d={props.look.path} />
      <text
        x={props.look.labelAt[0]}
        y={props.look.labelAt[1]}
        font-size={`${labelSize(props.table, props.look)}`}
      >
        {props.look.label}
      </text>
    </g>
  );
}

/** A piece beside the board, small. */
export function SmallPiece(props: {
  readonly shape: Shape;
  readonly children: JSX.Element;
}): JSX.Element {
  const box = () => {
    const [xs, ys] = [props.shape.map(([dx]) => dx), props.shape.map(([, dy]) => dy)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) + 1 - left, Math.max(...ys) + 1 - top];
    return [left * CELL, top * CELL, width * CELL, height * CELL] as const;
  };
  return (
    <svg
      viewBox={box().join(' ')}
      style={{ width: `${box()[2] * 0.3}px`, height: `${box()[3] * 0.3}px` }}
      aria-hidden="true"
    >
      {props.children}
    </svg>
  );
}
