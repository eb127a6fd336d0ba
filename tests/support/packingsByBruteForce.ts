/*
 * `simple HxW` by another way than the survey's: cells are labelled one after the other, states are
 * texts, and every component is searched with nothing but sets of texts.
 */

/** What there is of one number of pieces. */
export type BruteRow = {
  starts: number;
  states: number;
  components: number;
  longest: number;
  hardestCount: number;
};

/** All packings of the board: by cell, the first cell of its piece, or -1 where it is free. */
export function* allPackings(width: number, height: number): Generator<number[]> {
  const labels: number[] = new Array(width * height).fill(-2);
  function* fill(cell: number): Generator<number[]> {
    if (cell === labels.length) {
      if (isConnected(labels, width)) yield labels.slice();
      return;
    }
    const owners = new Set(labels.slice(0, cell).filter((label) => label >= 0));
    for (const label of [-1, cell, ...owners]) {
      labels[cell] = label;
      yield* fill(cell + 1);
    }
    labels[cell] = -2;
  }
  yield* fill(0);
}

/** Whether the cells of each label hang together. */
function isConnected(labels: readonly number[], width: number): boolean {
  for (const label of new Set(labels)) {
    if (label < 0) continue;
    const found = new Set([label]);
    for (const cell of found) {
      for (const next of around(cell, width, labels.length)) {
        if (labels[next] === label) found.add(next);
      }
    }
    if (found.size !== labels.filter((one) => one === label).length) return false;
  }
  return true;
}

function around(cell: number, width: number, cells: number): number[] {
  const column = cell % width;
  return [
    ...(cell >= width ? [cell - width] : []),
    ...(column < width - 1 ? [cell + 1] : []),
    ...(cell + width < cells ? [cell + width] : []),
    ...(column > 0 ? [cell - 1] : []),
  ];
}

/** Pieces as sorted cells; the goal piece first, the others in any order. */
type Pieces = readonly (readonly number[])[];

const textOf = ([goal, ...others]: Pieces) =>
  `${goal!.join(',')}|${others.map(String).sort().join('|')}`;

/** The rows by number of pieces, from 1 to one less than there are cells. */
export function surveyByBruteForce(width: number, height: number): BruteRow[] {
  const rows = Array.from({ length: width * height - 1 }, (): BruteRow => {
    return { starts: 0, states: 0, components: 0, longest: -1, hardestCount: 0 };
  });
  const seen = new Set<string>();
  for (const packing of allPackings(width, height)) {
    const owners = [...new Set(packing)].filter((label) => label >= 0).sort((a, b) => a - b);
    if (owners[0] !== 0 || owners.length === packing.length) continue;
    const pieces = owners.map((owner) =>
      packing.flatMap((label, cell) => (label === owner ? [cell] : [])),
    );
    const row = rows[owners.length - 1]!;
    row.starts++;
    if (seen.has(textOf(pieces))) continue;
    const component = componentOf(pieces, width, height);
    for (const state of component.keys()) seen.add(state);
    row.components++;
    row.states += component.size;
    measure(component, row, width * height);
  }
  return rows;
}

/** All states that can be reached, and their successors. */
function componentOf(start: Pieces, width: number, height: number) {
  const found = new Map<string, { pieces: Pieces; next: string[] }>();
  const waiting: Pieces[] = [start];
  for (const pieces of waiting) {
    const text = textOf(pieces);
    if (found.has(text)) continue;
    const moved = movesOf(pieces, width, height);
    found.set(text, { pieces, next: moved.map(textOf) });
    waiting.push(...moved);
  }
  return found;
}

function movesOf(pieces: Pieces, width: number, height: number): Pieces[] {
  return pieces.flatMap((piece, number) => {
    const taken = new Set(pieces.flatMap((other) => (other === piece ? [] : other)));
    const placings = [piece];
    const known = new Set([piece.join()]);
    for (const placing of placings) {
      for (const [dx, dy] of [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ] as const) {
        const moved = placing.map((cell) => {
          const x = (cell % width) + dx;
          const y = Math.floor(cell / width) + dy;
          return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
        });
        if (known.has(moved.join()) || moved.some((cell) => cell < 0 || taken.has(cell))) continue;
        known.add(moved.join());
        placings.push(moved);
      }
    }
    return placings
      .slice(1)
      .map((placing) => pieces.map((one, i) => (i === number ? placing : one)));
  });
}

function measure(
  component: ReadonlyMap<string, { pieces: Pieces; next: string[] }>,
  row: BruteRow,
  cells: number,
): void {
  const distance = new Map<string, number>();
  for (const [text, { pieces }] of component) {
    if (pieces[0]!.includes(cells - 1)) distance.set(text, 0);
  }
  for (const [text, length] of distance) {
    for (const next of component.get(text)!.next) {
      if (!distance.has(next)) distance.set(next, length + 1);
    }
  }
  for (const [text, length] of distance) {
    if (!component.get(text)!.pieces[0]!.includes(0)) continue;
    if (length > row.longest) {
      row.longest = length;
      row.hardestCount = 0;
    }
    if (length === row.longest) row.hardestCount++;
  }
}
