/* The symmetries of a tile board that leave the gap's goal cell where it is. */

/** Cells are numbered by bytes here. */
const CELLS_MAX = 256;

/** The symmetries of a board that leave one cell where it is, each as a map from cell to cell. */
export function symmetriesFixing(width: number, height: number, cell: number): Uint8Array[] {
  if (width * height > CELLS_MAX) throw new RangeError(`at most ${CELLS_MAX} cells`);
  const maps = [false, true].flatMap((isTransposed) =>
    isTransposed && width !== height
      ? []
      : [false, true].flatMap((flipsX) =>
          [false, true].map((flipsY) =>
            Uint8Array.from({ length: width * height }, (_, from) => {
              const [x, y] = [from % width, Math.floor(from / width)];
              const u = flipsX ? width - 1 - x : x;
              const v = flipsY ? height - 1 - y : y;
              return isTransposed ? u * width + v : v * width + u;
            }),
          ),
        ),
  );
  return maps.filter((map) => map[cell] === cell);
}
