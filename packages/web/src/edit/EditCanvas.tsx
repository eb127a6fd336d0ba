import { shapeOf } from '@glissade/core';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { CELL, outlinePath, type Square } from '../board/outline.ts';
import { text } from '../text/text.ts';
import type { Editor } from './editor.ts';
import { type Layer, labelsOf, type Sketch } from './sketch.ts';

/** The sketch as a picture that is painted on, under a grid that can be walked with the keys. */
export function EditCanvas(props: {
  readonly editor: Editor;
  readonly faultCell: number | undefined;
}): JSX.Element {
  const sketch = () => props.editor.sketch();
  const [cursor, setCursor] = createSignal(0);
  let element!: HTMLDivElement;
  let isDown = false;
  const cellAt = (event: PointerEvent) => {
    const box = element.getBoundingClientRect();
    const column = Math.floor(((event.clientX - box.left) / box.width) * sketch().width);
    const row = Math.floor(((event.clientY - box.top) / box.height) * sketch().height);
    const isInside = column >= 0 && column < sketch().width && row >= 0 && row < sketch().height;
    return isInside ? row * sketch().width + column : -1;
  };
  const onDown = (event: PointerEvent) => {
    const cell = cellAt(event);
    if (cell < 0 || event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    isDown = true;
    setCursor(cell);
    props.editor.begin(cell, event.shiftKey);
  };
  const onMove = (event: PointerEvent) => {
    const cell = isDown ? cellAt(event) : -1;
    if (cell >= 0) props.editor.goOn(cell);
  };
  const onKey = (event: KeyboardEvent) => {
    const next = nextCursor(sketch(), cursor(), event.key);
    if (next === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (next === undefined) props.editor.begin(cursor(), event.shiftKey);
    else {
      setCursor(next);
      element.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
    }
  };
  return (
    <div
      class="edit-canvas"
      style={{
        '--edit-ratio': sketch().width / sketch().height,
        '--edit-columns': sketch().width,
      }}
    >
      <SketchPicture
        sketch={sketch()}
        chosen={props.editor.chosen()}
        isAiming={props.editor.tool() === 'goal'}
        faultCell={props.faultCell}
      />
      <div
        ref={element}
        class="edit-grid"
        role="grid"
        tabindex="-1"
        aria-label={text().edit.canvas}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={() => {
          isDown = false;
        }}
        onPointerCancel={() => {
          isDown = false;
        }}
        onKeyDown={onKey}
      >
        <For each={Array.from({ length: sketch().height }, (_, row) => row)}>
          {(row) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the cells are focused, not the rows
            // biome-ignore lint/a11y/useSemanticElements: a table cannot be painted on
            <div role="row" class="edit-row">
              <For each={Array.from({ length: sketch().width }, (_, column) => column)}>
                {(column) => {
                  const cell = () => row * sketch().width + column;
                  return (
                    // biome-ignore lint/a11y/useSemanticElements: a table cannot be painted on
                    <div
                      role="gridcell"
                      data-cell={cell()}
                      tabindex={cursor() === cell() ? 0 : -1}
                      aria-label={cellText(sketch(), cell())}
                      onFocus={() => setCursor(cell())}
                    />
                  );
                }}
              </For>
            </div>
          )}
        </For>
      </div>
    </div>
  );
}

function nextCursor({ width, height }: Sketch, cursor: number, key: string): number | undefined {
  const column = cursor % width;
  const moves: Readonly<Record<string, number>> = {
    ArrowUp: cursor >= width ? -width : 0,
    ArrowDown: cursor < width * (height - 1) ? width : 0,
    ArrowLeft: column > 0 ? -1 : 0,
    ArrowRight: column < width - 1 ? 1 : 0,
    Home: -column,
    End: width - 1 - column,
  };
  const move = moves[key];
  return move === undefined ? undefined : cursor + move;
}

function cellText({ width, cells, start, goals }: Sketch, cell: number): string {
  const { edit } = text();
  const what = start[cell] ? edit.pieceNamed(start[cell]!) : edit.cellNames[cells[cell]!];
  const goal = goals[0]![cell];
  const place = edit.place(Math.floor(cell / width) + 1, (cell % width) + 1);
  return [what, ...(goal ? [edit.goalOf(goal)] : []), place].join(', ');
}

function SketchPicture(props: {
  readonly sketch: Sketch;
  readonly chosen: string;
  readonly isAiming: boolean;
  readonly faultCell: number | undefined;
}): JSX.Element {
  const squares = (holds: (cell: number) => boolean) => squaresOf(props.sketch, holds);
  const path = (holds: (cell: number) => boolean, inset: number, radius: number) =>
    outlinePath(squares(holds), { inset, radius });
  const type = (cell: number) => props.sketch.cells[cell];
  const pieces = createMemo(() => looksOf(props.sketch, props.sketch.start, 4));
  const goals = createMemo(() => looksOf(props.sketch, props.sketch.goals[0]!, 13));
  return (
    <svg
      class="edit-picture"
      classList={{ aiming: props.isAiming }}
      viewBox={`0 0 ${props.sketch.width * CELL} ${props.sketch.height * CELL}`}
      aria-hidden="true"
    >
      <path class="floor" d={path((cell) => type(cell) !== 'outside', 0, 12)} />
      <path class="wall" d={path((cell) => type(cell) === 'wall', 5, 10)} />
      <path class="gate" d={path((cell) => type(cell) === 'gate', 10, 12)} />
      <path class="edit-lines" d={gridLines(props.sketch)} />
      <For each={pieces()}>
        {(look) => (
          <g
            class={`piece tone-${look.tone}`}
            classList={{ hero: look.isNamed, 'edit-chosen': props.chosen === look.label }}
          >
            <path class="piece-body" d={look.path} />
            <text x={look.x} y={look.y} font-size="34">
              {look.label}
            </text>
            <Show when={look.axis}>
              {(axis) => (
                <path
                  class="edit-axis"
                  d={axis() === 'h' ? `M${look.x - 26} ${look.y + 30}h52` : `M${look.x + 30} ${look.y - 26}v52`}
                />
              )}
            </Show>
          </g>
        )}
      </For>
      <For each={goals()}>
        {(look) => (
          <g class="edit-goal" classList={{ 'edit-chosen': props.chosen === look.label }}>
            <path class="target" d={look.path} />
            <text x={look.x + 22} y={look.y + 26} font-size="24">
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

function squaresOf({ width, cells }: Sketch, holds: (cell: number) => boolean): Square[] {
  return cells.flatMap((_, cell) =>
    holds(cell) ? [[cell % width, Math.floor(cell / width)] as const] : [],
  );
}

function gridLines({ width, height }: Sketch): string {
  const columns = Array.from({ length: width - 1 }, (_, i) => `M${(i + 1) * CELL} 0V${height * CELL}`);
  const rows = Array.from({ length: height - 1 }, (_, i) => `M0 ${(i + 1) * CELL}H${width * CELL}`);
  return [...columns, ...rows].join('');
}

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
