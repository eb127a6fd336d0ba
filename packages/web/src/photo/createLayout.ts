/* The pieces read from a picture while a user puts them right. */
import type { BlocksReading } from '@glissade/vision/blocks/readBlocks';
import { createSignal } from 'solid-js';
import { joinCells, type Layout, layoutOf, toggleBorder, toggleCell } from './blockLayout.ts';

export type CurrentLayout = ReturnType<typeof createLayout>;

/** The layout, the cell tapped last, and what is in doubt: a place no more once it is touched. */
export function createLayout(reading: BlocksReading) {
  const [layout, setLayout] = createSignal(layoutOf(reading));
  const [doubts, setDoubts] = createSignal(doubtsOf(reading));
  const [tapped, setTapped] = createSignal<number>();
  const put = (next: Layout, isSettled: (doubt: string) => boolean, cell?: number) => {
    setLayout(next);
    setDoubts(doubts().filter((doubt) => !isSettled(doubt)));
    setTapped(cell);
  };
  const within = (cells: readonly number[]) => (doubt: string) =>
    doubt.split('-').every((cell) => cells.includes(Number(cell)));
  return {
    layout,
    doubts,
    tapped,
    tapCell: (cell: number) =>
      put(toggleCell(layout(), cell), (doubt) => doubt === `${cell}`, cell),
    tapBorder: (a: number, b: number) =>
      put(toggleBorder(layout(), a, b), (doubt) => doubt === `${a}-${b}`),
    join: (cells: readonly number[]) => put(joinCells(layout(), cells), within(cells)),
    take: (pieces: readonly number[]) => put({ ...layout(), pieces }, () => true),
    accept: () => setDoubts([]),
  };
}

/** What is in doubt: a cell by its number, a border by the numbers of its cells. */
function doubtsOf({ doubtfulBorders, doubtfulCells }: BlocksReading): readonly string[] {
  return [...doubtfulCells.map(String), ...doubtfulBorders.map(([a, b]) => `${a}-${b}`)];
}
