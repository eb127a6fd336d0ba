/* What a depth-first search in steps knows of each node of its line, in typed arrays. */

/** By depth: what holds at that node. */
export type Stack = {
  /** Directions of the gap still to be tried, as bits. */
  readonly todo: Uint8Array;
  /** Direction of the gap that led here. */
  readonly directions: Uint8Array;
  readonly gaps: Uint16Array;
  /** State of the automaton. */
  readonly automatonStates: Int16Array;
  /** Marks of the walking distances. */
  readonly rows: Int32Array;
  readonly columns: Int32Array;
  /** Manhattan distance, where it is used. */
  readonly distances: Int32Array;
  /** Sum of each view: [depth * views + view]. */
  readonly sums: Int32Array;
  /** Pushes so far, when looking for ties. */
  readonly runs: Int32Array;
};

/** A stack for so many nodes on a line, with what another holds. */
export function newStack(size: number, views: number, before?: Stack): Stack {
  const stack: Stack = {
    todo: new Uint8Array(size),
    directions: new Uint8Array(size),
    gaps: new Uint16Array(size),
    automatonStates: new Int16Array(size),
    rows: new Int32Array(size),
    columns: new Int32Array(size),
    distances: new Int32Array(size),
    sums: new Int32Array(size * views),
    runs: new Int32Array(size),
  };
  if (!before) return stack;
  stack.todo.set(before.todo);
  stack.directions.set(before.directions);
  stack.gaps.set(before.gaps);
  stack.automatonStates.set(before.automatonStates);
  stack.rows.set(before.rows);
  stack.columns.set(before.columns);
  stack.distances.set(before.distances);
  stack.sums.set(before.sums);
  stack.runs.set(before.runs);
  return stack;
}
