/**
 * To each row a column, each once, so that the costs sum to the least: the Hungarian method with
 * potentials, n³ steps. (H. W. Kuhn, "The Hungarian method for the assignment problem", 1955;
 * R. Jonker and A. Volgenant, 1987.)
 */
export function assign(costs: readonly (readonly number[])[]): number[] {
  const n = costs.length;
  const rowPotential = new Float64Array(n + 1);
  const columnPotential = new Float64Array(n + 1);
  const rowOf = new Int32Array(n + 1);
  for (let row = 1; row <= n; row++) {
    rowOf[0] = row;
    const least = new Float64Array(n + 1).fill(Number.POSITIVE_INFINITY);
    const from = new Int32Array(n + 1);
    const used = new Uint8Array(n + 1);
    let column = 0;
    while (rowOf[column] !== 0) {
      used[column] = 1;
      const at = rowOf[column]!;
      let next = 0;
      let delta = Number.POSITIVE_INFINITY;
      for (let other = 1; other <= n; other++) {
        if (used[other]) continue;
        const slack = costs[at - 1]![other - 1]! - rowPotential[at]! - columnPotential[other]!;
        if (slack < least[other]!) {
          least[other] = slack;
          from[other] = column;
        }
        if (least[other]! < delta) {
          delta = least[other]!;
          next = other;
        }
      }
      for (let other = 0; other <= n; other++) {
        if (used[other]) {
          rowPotential[rowOf[other]!]! += delta;
          columnPotential[other]! -= delta;
        } else least[other]! -= delta;
      }
      column = next;
    }
    while (column !== 0) {
      rowOf[column] = rowOf[from[column]!]!;
      column = from[column]!;
    }
  }
  const columns = new Array<number>(n).fill(0);
  for (let column = 1; column <= n; column++) columns[rowOf[column]! - 1] = column - 1;
  return columns;
}
