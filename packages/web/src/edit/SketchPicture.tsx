import { shapeOf } from '@glissade/core';
import { CELL, outlinePath, type Square } from '@glissade/picture/outline';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { type Layer, labelsOf, type Sketch } from './sketch.ts';

/** The sketch: its start, and one of its goals as dotted outlines above it. */
export function SketchPicture(props: {
  readonly sketch: Sketch;
  readonly goal: number;
  readonly chosen: string;
  readonly isAiming: boolean;
  readonly faultCell: number | undefined;
}): JSX.Element {
  const squares = (holds: (cell: number) => boolean) => squaresOf(props.sketch, holds);
  const path = (holds: (cell: number) => boolean, inset: number, radius: number) =>
    outlinePath(squares(holds), { inset, radius });
  const type = (cell: number) => props.sketch.cells[cell];
  const pieces = createMemo(() => looksOf(props.sketch, props.sketch.start, 4));
  const goals = createMemo(() => looksOf(props.sketch, props.sketch.goals[props.goal]!, 13));
  return (
    <svg
      class="edit-picture"
      classList={{ aiming: props.isAiming }}
      viewBox={`0 0 ${props.sketch.width * CELL} ${props.sketch.height * CELL}`}
      aria-hidden="true"
    >
      <path class="floor" d={path((cell) => type(cell) !== 'outside', 0, 12)} />
      <path class="wall" d={path((cell) => type(cell) === 'wall', 0, 6)} />
      <path class="gate" d={path((cell) => type(cell) === 'gate', 10, 12)} />
      <path class="edit-lines" d={gridLines(props.sketch)} />
      <For each={pieces()}>
        {(look) => <Piece look={look} isChosen={props.chosen === look.label} />}
      </For>
      <For each={goals()}>
        {(look) => (
          <g class="edit-goal" classList={{ 'edit-chosen': props.chosen === look.label }}>
            <path class="target" d={look.path} />
            <text x={look.x + 22} y={look.y + 20} font-size="24">
              {look.label}
            </text>
          </g>
        )}
      </For>
      <Show when={props.faultCell !== undefined}>
        <path class="edit-fault" d={path((cell) => cell === props.faultCell, 3, 14)} />
      </Show>
    </svg>
  );
}

/** A piece with its label, and a line along which it moves where it has an axis. */
function Piece(props: { readonly look: Look; readonly isChosen: boolean }): JSX.Element {
  const { label, path, x, y, tone, isNamed, axis } = props.look;
  return (
    <g
      class={`piece tone-${tone}`}
      classList={{ 'goal-piece': isNamed, 'edit-chosen': props.isChosen }}
    >
      <path class="piece-body" d={path} />
      <text x={x} y={y} font-size="34">
        {label}
      </text>
      <Show when={axis}>
        <path
          class="edit-axis"
          d={axis === 'h' ? `M${x - 26} ${y + 30}h52` : `M${x + 30} ${y - 26}v52`}
        />
      </Show>
    </g>
  );
}

function squaresOf({ width, cells }: Sketch, holds: (cell: number) => boolean): Square[] {
  return cells.flatMap((_, cell) =>
    holds(cell) ? [[cell % width, Math.floor(cell / width)] as const] : [],
  );
}

function gridLines({ width, height }: Sketch): string {
  const columns = Array.from(
    { length: width - 1 },
    (_, i) => `M${(i + 1) * CELL} 0V${height * CELL}`,
  );
  const rows = Array.from({ length: height - 1 }, (_, i) => `M0 ${(i + 1) * CELL}H${width * CELL}`);
  return [...columns, ...rows].join('');
}

type Look = ReturnType<typeof looksOf>[number];

/** How each piece of a layer is drawn, in reading order. */
function looksOf(sketch: Sketch, layer: Layer, inset: number) {
  const { width, axes, goals } = sketch;
  const labels = [...new Set(layer)].filter((label) => label !== '');
  const known = new Set(labelsOf(sketch));
  const shapes: string[] = [];
  return labels.map((label) => {
    const cells = layer.flatMap((each, cell) => (each === label ? [cell] : []));
    const shape = JSON.stringify(shapeOf(sketch, cells).shape);
    const index = shapes.indexOf(shape);
    const [first] = cells;
    const axis = axes[label];
    return {
      label,
      path: outlinePath(
        squaresOf(sketch, (cell) => layer[cell] === label),
        { inset, radius: 14 },
      ),
      x: ((first! % width) + 0.5) * CELL,
      y: (Math.floor(first! / width) + 0.5) * CELL,
      tone: (index >= 0 ? index : shapes.push(shape) - 1) % 4,
      isNamed: known.has(label) && goals.some((goal) => goal.includes(label)),
      axis: axis === 'h' || axis === 'v' ? axis : undefined,
    };
  });
}
