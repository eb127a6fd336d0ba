import { createSignal, For, type JSX, onMount } from 'solid-js';
import { editText } from '../text/editText.ts';
import { text } from '../text/text.ts';
import { holdTouches } from '../ui/holdTouches.ts';
import type { Editor } from './editor.ts';
import { SketchPicture } from './SketchPicture.tsx';
import type { Sketch } from './sketch.ts';
import { isAtCorner, type Point } from './strokeWay.ts';

/** A pointer paints while it is down. */
function createStrokes(editor: Editor, element: () => Element, onCell: (cell: number) => void) {
  let isDown = false;
  const pointAt = (event: PointerEvent) => pointUnder(event, element(), editor.sketch());
  const down = (event: PointerEvent) => {
    const cell = cellOf(pointAt(event), editor.sketch());
    if (cell < 0 || event.button !== 0) return;
    element().setPointerCapture(event.pointerId);
    isDown = true;
    onCell(cell);
    editor.begin(cell, event.shiftKey);
  };
  const move = (event: PointerEvent) => {
    if (!isDown) return;
    const point = pointAt(event);
    const cell = isAtCorner(point) ? -1 : cellOf(point, editor.sketch());
    if (cell >= 0) editor.goOn(cell);
  };
  const release = () => {
    isDown = false;
    editor.end();
  };
  return { down, move, release };
}

/** The sketch as a picture that is painted on, under a grid that can be walked with the keys. */
export function EditCanvas(props: {
  readonly editor: Editor;
  readonly faultCell: number | undefined;
}): JSX.Element {
  const sketch = () => props.editor.sketch();
  const [cursor, setCursor] = createSignal(0);
  let element!: HTMLDivElement;
  const strokes = createStrokes(props.editor, () => element, setCursor);
  onMount(() => holdTouches(element));
  const onKey = (event: KeyboardEvent) => {
    const next = walkOrPaint(event, props.editor, cursor());
    if (next === undefined) return;
    setCursor(next);
    element.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
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
        goal={props.editor.goal()}
        chosen={props.editor.chosen()}
        isAiming={props.editor.tool() === 'goal'}
        faultCell={props.faultCell}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be painted on */}
      <div
        ref={element}
        class="edit-grid"
        role="grid"
        tabIndex={-1}
        aria-label={editText().canvas}
        onPointerDown={strokes.down}
        onPointerMove={strokes.move}
        onPointerUp={strokes.release}
        onPointerCancel={strokes.release}
        onKeyDown={onKey}
      >
        <Cells editor={props.editor} cursor={cursor()} onCursor={setCursor} />
      </div>
    </div>
  );
}

/** A key paints like a tap, or leads to another cell. */
function walkOrPaint(event: KeyboardEvent, editor: Editor, cursor: number): number | undefined {
  const next = nextCursor(editor.sketch(), cursor, event.key);
  const isTap = event.key === 'Enter' || event.key === ' ';
  if (next !== undefined || isTap) event.preventDefault();
  if (next === undefined && isTap) {
    editor.begin(cursor, event.shiftKey);
    editor.end();
  }
  return next;
}

/** Where a pointer is on the board, in cells. */
function pointUnder(event: PointerEvent, element: Element, { width, height }: Sketch): Point {
  const box = element.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) / box.width) * width,
    y: ((event.clientY - box.top) / box.height) * height,
  };
}

/** The cell there, or -1. */
function cellOf({ x, y }: Point, { width, height }: Sketch): number {
  const isInside = x >= 0 && x < width && y >= 0 && y < height;
  return isInside ? Math.floor(y) * width + Math.floor(x) : -1;
}

/** What screen readers and the keyboard see. */
function Cells(props: {
  readonly editor: Editor;
  readonly cursor: number;
  readonly onCursor: (cell: number) => void;
}): JSX.Element {
  const sketch = () => props.editor.sketch();
  return (
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
                  tabIndex={props.cursor === cell() ? 0 : -1}
                  aria-label={cellText(sketch(), props.editor.goal(), cell())}
                  onFocus={() => props.onCursor(cell())}
                />
              );
            }}
          </For>
        </div>
      )}
    </For>
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

function cellText({ width, cells, start, goals }: Sketch, shown: number, cell: number): string {
  const edit = editText();
  const what = start[cell] ? edit.pieceNamed(start[cell]!) : edit.cellNames[cells[cell]!];
  const goal = goals[shown]![cell];
  const place = edit.place(Math.floor(cell / width) + 1, (cell % width) + 1);
  return [what, ...(goal ? [edit.goalOf(goal)] : []), place].join(text().board.comma);
}
