import type { BlocksReading } from '@glissade/vision/blocks/readBlocks';
import { createMemo, createSignal, For, type JSX } from 'solid-js';
import { photoText } from '../text/photoText.ts';
import { commonColor, type Layout, lettersOf } from './blockLayout.ts';

type GridProps = {
  readonly reading: BlocksReading;
  readonly layout: Layout;
  /** What the piece of a letter is called. */
  readonly pieceSaid: (letter: string) => string;
  readonly doubts: readonly string[];
  readonly onCell: (cell: number) => void;
  readonly onBorder: (a: number, b: number) => void;
  /** Cells over which a finger was drawn, two or more: they are to be one piece. */
  readonly onDrag: (cells: readonly number[]) => void;
};

/** The pieces as they were read: cells to be tapped or drawn over, and what is between them. */
export function PiecesGrid(props: GridProps): JSX.Element {
  const words = photoText;
  const { columns, rows } = props.reading.grid;
  const cells = Array.from({ length: columns * rows }, (_, cell) => cell);
  const borders = cells.flatMap((cell) => [
    ...((cell + 1) % columns > 0 ? [[cell, cell + 1] as const] : []),
    ...(cell + columns < cells.length ? [[cell, cell + columns] as const] : []),
  ]);
  const letters = createMemo(() => lettersOf(props.layout));
  const isOne = (a: number, b: number) => letters()[a] !== '' && letters()[a] === letters()[b];
  /** A piece has one colour, whatever is drawn on a cell of it. */
  const color = (cell: number) => {
    const own = cells.filter((other) => other === cell || isOne(cell, other));
    return `rgb(${commonColor(own, props.reading.colors).map(Math.round).join(' ')})`;
  };
  const drag = createDrag(columns, rows, (drawn) => props.onDrag(drawn));
  return (
    <fieldset
      class="photo-blocks"
      aria-label={words().board}
      style={{ '--columns': String(columns), '--rows': String(rows) }}
      onPointerDown={drag.begin}
      onPointerMove={drag.go}
      onPointerUp={drag.finish}
      onPointerCancel={drag.end}
      onPointerLeave={drag.end}
    >
      <For each={cells}>
        {(cell) => (
          <button
            type="button"
            class="photo-block"
            classList={{
              gap: letters()[cell] === '',
              doubt: props.doubts.includes(String(cell)),
              drawn: drag.drawn().includes(cell),
            }}
            style={{ '--color': color(cell) }}
            aria-label={cellLabel(props, letters()[cell]!, cell)}
            onClick={() => drag.isTap() && props.onCell(cell)}
          />
        )}
      </For>
      <For each={borders}>
        {([a, b]) => (
          <button
            type="button"
            class="photo-border"
            classList={{
              across: b === a + 1,
              joined: isOne(a, b),
              open: letters()[a] === '' && letters()[b] === '',
              doubt: props.doubts.includes(`${a}-${b}`),
            }}
            style={{
              '--x': String((a % columns) + (b === a + 1 ? 1 : 0.5)),
              '--y': String(Math.floor(a / columns) + (b === a + 1 ? 0.5 : 1)),
              '--color': color(a),
            }}
            aria-label={borderLabel(props, isOne(a, b), a, b)}
            onClick={() => drag.isTap() && props.onBorder(a, b)}
          />
        )}
      </For>
    </fieldset>
  );
}

const placeOf = ({ reading }: GridProps, cell: number) => {
  const { columns } = reading.grid;
  return [Math.floor(cell / columns) + 1, (cell % columns) + 1] as const;
};

function cellLabel(props: GridProps, letter: string, cell: number): string {
  const words = photoText();
  const what = letter === '' ? words.free : props.pieceSaid(letter);
  const said = props.doubts.includes(String(cell)) ? words.doubtful(what) : what;
  return words.cell(...placeOf(props, cell), said);
}

function borderLabel(props: GridProps, isOne: boolean, a: number, b: number): string {
  const words = photoText();
  const state = isOne ? words.joined : words.parted;
  const said = props.doubts.includes(`${a}-${b}`) ? words.doubtful(state) : state;
  return words.border(...placeOf(props, a), b === a + 1 ? words.beside : words.below, said);
}

/** The cells over which one pointer is drawn; what ends where it began is a tap. */
function createDrag(columns: number, rows: number, onDone: (cells: readonly number[]) => void) {
  const [drawn, setDrawn] = createSignal<readonly number[]>([]);
  let isDown = false;
  let isTap = true;
  const cellAt = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = (currentTarget as Element).getBoundingClientRect();
    const [x, y] = [((clientX - left) / width) * columns, ((clientY - top) / height) * rows];
    const isInside = x >= 0 && y >= 0 && x < columns && y < rows;
    return isInside ? Math.floor(x) + Math.floor(y) * columns : undefined;
  };
  const end = () => {
    isDown = false;
    setDrawn([]);
  };
  return {
    drawn,
    /** Whether the last press was one: a click follows a drag, too. */
    isTap: () => isTap,
    begin: (event: PointerEvent) => {
      const cell = cellAt(event);
      isDown = event.isPrimary && event.button === 0 && cell !== undefined;
      isTap = true;
      if (isDown) setDrawn([cell!]);
    },
    go: (event: PointerEvent) => {
      const cell = cellAt(event);
      if (!isDown || cell === undefined || drawn().includes(cell)) return;
      isTap = false;
      setDrawn([...drawn(), cell]);
    },
    finish: () => {
      if (isDown && drawn().length > 1) onDone(drawn());
      end();
    },
    end,
  };
}
