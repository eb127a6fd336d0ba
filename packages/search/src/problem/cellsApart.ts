/** The Manhattan distance of two cells: the rows and columns between them. */
export function cellsApart(width: number, a: number, b: number): number {
  return (
    Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width))
  );
}
