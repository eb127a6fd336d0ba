/** The cells of a straight piece in its lane: a row of a board so wide, or a column. */
export function laneCells(
  axis: 'h' | 'v',
  lane: number,
  from: number,
  length: number,
  width: number,
): number[] {
  return Array.from({ length }, (_, at) =>
    axis === 'h' ? lane * width + from + at : (from + at) * width + lane,
  );
}

/** The row or column in which a straight piece lies. */
export function laneOf(axis: 'h' | 'v', cell: number, width: number): number {
  return axis === 'h' ? Math.floor(cell / width) : cell % width;
}
