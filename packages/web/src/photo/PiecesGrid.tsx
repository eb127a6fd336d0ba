import type { BlocksReading } from '@glissade/vision/blocks/readBlocks';
import { createMemo, For, type JSX } from 'solid-js';
import { photoText } from '../text/photoText.ts';
import { commonColor, type Layout, lettersOf } from './blockLayout.ts';
import { createDrag } from './createDrag.ts';

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
  const { columns, rows } = props.reading.grid;
  const cells = Array.from({ length: columns * rows }, (_, cell) => cell);
  const letters = createMemo(() => lettersOf(props.layout));
  const drag = createDrag(columns, rows, (drawn) => props.onDrag(drawn));
  return (
    <fieldset
      class="photo-blocks"
      aria-label={photoText().board}
      style={{ '--columns': String(columns), '--rows': String(rows) }}
      onPointerDown={drag.begin}
      onPointerMove={drag.go}
      onPointerUp={drag.finish}
      onPointerCancel={drag.end}
      onPointerLeave={drag.end}
    >
      <For each={cells}>
        {(cell) => (
          <Cell
            grid={props}
            letters={letters()}
            cell={cell}
            isDrawn={drag.drawn().includes(cell)}
            onClick={() => drag.isTap() && props.onCell(cell)}
          />
        )}
      </For>
      <For each={bordersOf(columns, cells)}>
        {(border) => (
          <Border
            grid={props}
            letters={letters()}
            border={border}
            onClick={() => drag.isTap() && props.onBorder(...border)}
          />
        )}
      </For>
    </fieldset>
  );
}

type Pair = readonly [a: number, b: number];

/** The pairs of cells beside and below each other. */
const bordersOf = (columns: number, cells: readonly number[]): readonly Pair[] =>
  cells.flatMap((cell) => [
    ...((cell + 1) % columns > 0 ? [[cell, cell + 1] as const] : []),
    ...(cell + columns < cells.length ? [[cell, cell + columns] as const] : []),
  ]);

type Part = {
  readonly grid: GridProps;
  /** The letter of each cell, which is empty where the cell is free. */
  readonly letters: readonly string[];
  readonly onClick: () => void;
};

const isOne = (letters: readonly string[], a: number, b: number) =>
  letters[a] !== '' && letters[a] === letters[b];

/** A piece has one colour, whatever is drawn on a cell of it. */
function colorOf({ grid, letters }: Part, cell: number): string {
  const own = [...letters.keys()].filter((other) => other === cell || isOne(letters, cell, other));
  return `rgb(${commonColor(own, grid.reading.colors).map(Math.round).join(' ')})`;
}

function Cell(props: Part & { readonly cell: number; readonly isDrawn: boolean }): JSX.Element {
  const letter = () => props.letters[props.cell]!;
  return (
    <button
      type="button"
      class="photo-block"
      classList={{
        gap: letter() === '',
        doubt: props.grid.doubts.includes(String(props.cell)),
        drawn: props.isDrawn,
      }}
      style={{ '--color': colorOf(props, props.cell) }}
      aria-label={cellLabel(props.grid, letter(), props.cell)}
      onClick={() => props.onClick()}
    />
  );
}

function Border(props: Part & { readonly border: Pair }): JSX.Element {
  const [a, b] = props.border;
  const { columns } = props.grid.reading.grid;
  const isAcross = b === a + 1;
  const joined = () => isOne(props.letters, a, b);
  return (
    <button
      type="button"
      class="photo-border"
      classList={{
        across: isAcross,
        joined: joined(),
        open: props.letters[a] === '' && props.letters[b] === '',
        doubt: props.grid.doubts.includes(`${a}-${b}`),
      }}
      style={{
        '--x': String((a % columns) + (isAcross ? 1 : 0.5)),
        '--y': String(Math.floor(a / columns) + (isAcross ? 0.5 : 1)),
        '--color': colorOf(props, a),
      }}
      aria-label={borderLabel(props.grid, joined(), a, b)}
      onClick={() => props.onClick()}
    />
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

function borderLabel(props: GridProps, isJoined: boolean, a: number, b: number): string {
  const words = photoText();
  const state = isJoined ? words.joined : words.parted;
  const said = props.doubts.includes(`${a}-${b}`) ? words.doubtful(state) : state;
  return words.border(...placeOf(props, a), b === a + 1 ? words.beside : words.below, said);
}
