import type { Page } from 'playwright-core';

type Point = { readonly x: number; readonly y: number };

/** The middle of a cell on the screen; fractions lie between cells. */
export async function cellPoint(page: Page, column: number, row: number): Promise<Point> {
  const grid = page.getByRole('grid');
  const box = await grid.boundingBox();
  if (!box) throw new Error('there is no board');
  const columns = Number(await grid.getAttribute('aria-colcount'));
  const side = box.width / columns;
  return { x: box.x + (column + 0.5) * side, y: box.y + (row + 0.5) * side };
}

export type Cell = readonly [column: number, row: number];

/** Drags with the mouse from one cell over others, and lets go at the last. */
export async function dragOver(page: Page, cells: readonly Cell[], letGo = true): Promise<void> {
  const points = await Promise.all(cells.map(([column, row]) => cellPoint(page, column, row)));
  const [first, ...rest] = points;
  await page.mouse.move(first!.x, first!.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 });
  if (letGo) await page.mouse.up();
}

/** The text that the grid gives a cell, counted from 1 as it says them. */
export function cellAt(page: Page, row: number, column: number) {
  return page
    .getByRole('row')
    .nth(row - 1)
    .getByRole('gridcell')
    .nth(column - 1);
}

/** The label of what lies on a cell: "7", "free". */
export async function onCell(page: Page, row: number, column: number): Promise<string> {
  const text = await cellAt(page, row, column).getAttribute('aria-label');
  return (text ?? '').split(',')[0]!;
}

/** The number in the large counter. */
export async function counted(page: Page, id = 'count'): Promise<number> {
  return Number(await page.getByTestId(id).textContent());
}

/** The address of a tile board that is one push from solved: 8 lies left of its home. */
export const NEARLY = '#1_2_3-4_5_6-7_0_8';
