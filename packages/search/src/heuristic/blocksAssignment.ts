/**
 * The cheapest assignment: each row gets a column of its own, and the sum of the costs is least.
 *
 * Interchangeable pieces may go to the places of the goal in any order, so the least total distance
 * is an admissible estimate. It is consistent, since a unit changes the distances of only one
 * piece. Rejected: the sum of the distances from each place to its nearest piece, which is quicker
 * but inconsistent.
 *
 * The Hungarian method with potentials: rows are added one by one, each by a shortest augmenting
 * path.
 *
 * Cost: O(rows^2 * columns).
 * Source: H. W. Kuhn, The Hungarian method for the assignment problem, Naval Research Logistics
 * Quarterly 2 (1955); the shortest-path form is by N. Tomizawa (1971).
 */

/** Stands for "impossible" inside the method: larger than any sum of distances on a board. */
const FORBIDDEN = 1e9;

type Matching = {
  readonly rowPrice: number[];
  readonly columnPrice: number[];
  /** The row (from 1) that holds each column (from 1), 0 if none; entry 0: the row being added. */
  readonly rowOf: number[];
};

/** The search for a column for one more row; one entry a column, entry 0 is the new row's own. */
type Chain = {
  /** What it costs still to bring this column into the chain. */
  readonly slack: number[];
  readonly cameFrom: number[];
  readonly done: boolean[];
};

/** The least sum, Infinity if there is none. `costs[row][column]`, Infinity where impossible. */
export function cheapestAssignment(costs: readonly (readonly number[])[]): number {
  const chosen = assignCheapest(costs);
  if (!chosen) return Infinity;
  return chosen.reduce((sum, column, row) => sum + costs[row]![column]!, 0);
}

/** The column of each row in an assignment of the least sum; undefined if there is none. */
export function assignCheapest(costs: readonly (readonly number[])[]): number[] | undefined {
  const rows = costs.length;
  const columns = costs[0]?.length ?? 0;
  if (rows > columns) return undefined;
  const finite = costs.map((row) => row.map((cost) => Math.min(cost, FORBIDDEN)));
  const zeros = (length: number) => new Array<number>(length + 1).fill(0);
  const matching = { rowPrice: zeros(rows), columnPrice: zeros(columns), rowOf: zeros(columns) };
  for (let row = 1; row <= rows; row++) addRow(finite, matching, row);
  const chosen = new Array<number>(rows).fill(0);
  for (let column = 1; column <= columns; column++) {
    const row = matching.rowOf[column]!;
    if (row > 0) chosen[row - 1] = column - 1;
  }
  const isPossible = chosen.every((column, row) => costs[row]![column]! < Infinity);
  return isPossible ? chosen : undefined;
}

/** Finds the cheapest chain of columns that change hands so that the new row gets one too. */
function addRow(costs: readonly (readonly number[])[], matching: Matching, newRow: number): void {
  const { rowOf } = matching;
  const chain: Chain = {
    slack: rowOf.map(() => Infinity),
    cameFrom: rowOf.map(() => 0),
    done: rowOf.map(() => false),
  };
  rowOf[0] = newRow;
  let column = 0;
  do {
    chain.done[column] = true;
    const nearest = nearestColumn(costs, matching, chain, column);
    shiftPrices(matching, chain, chain.slack[nearest]!);
    column = nearest;
  } while (rowOf[column] !== 0);
  while (column !== 0) {
    const before = chain.cameFrom[column]!;
    rowOf[column] = rowOf[before]!;
    column = before;
  }
}

/** Updates the slacks by the row that holds `column`; the open column with the least of them. */
function nearestColumn(
  costs: readonly (readonly number[])[],
  { rowPrice, columnPrice, rowOf }: Matching,
  { slack, cameFrom, done }: Chain,
  column: number,
): number {
  const row = rowOf[column]!;
  let nearest = -1;
  for (let next = 1; next < rowOf.length; next++) {
    if (done[next]) continue;
    const reduced = costs[row - 1]![next - 1]! - rowPrice[row]! - columnPrice[next]!;
    if (reduced < slack[next]!) {
      slack[next] = reduced;
      cameFrom[next] = column;
    }
    if (nearest < 0 || slack[next]! < slack[nearest]!) nearest = next;
  }
  return nearest;
}

/** Shifts the potentials so that the nearest open column has no slack left. */
function shiftPrices(
  { rowPrice, columnPrice, rowOf }: Matching,
  { slack, done }: Chain,
  amount: number,
): void {
  for (let column = 0; column < rowOf.length; column++) {
    if (done[column]) {
      rowPrice[rowOf[column]!]! += amount;
      columnPrice[column]! -= amount;
    } else {
      slack[column]! -= amount;
    }
  }
}
