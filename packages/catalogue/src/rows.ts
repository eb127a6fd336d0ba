/**
 * Reads a data table: one row a line, cells between ` | `, empty lines ignored. Throws where a row
 * has another number of cells than the table.
 */
export function readRows(table: string, cellCount: number): string[][] {
  const rows: string[][] = [];
  for (const line of table.split('\n')) {
    if (line === '') continue;
    const cells = line.split(' | ');
    if (cells.length !== cellCount) {
      throw new Error(`expected ${cellCount} cells, found ${cells.length}: ${line}`);
    }
    rows.push(cells);
  }
  return rows;
}

/** `"116 90 81"` as numbers; `-` (not proved) as undefined. */
export function readLengths(cell: string): (number | undefined)[] {
  return cell.split(' ').map((length) => (length === '-' ? undefined : Number(length)));
}
