/* What a depth-first search in pushes knows of each push of its line, in typed arrays. */

/** By level: the node reached by the current push, and that push. */
export type PushStack = {
  readonly gaps: Uint16Array;
  readonly rows: Int32Array;
  readonly columns: Int32Array;
  /** Direction of the gap in the current push, and its length so far. */
  readonly directions: Uint8Array;
  readonly runs: Uint16Array;
  /** Steps before the current push. */
  readonly steps: Int32Array;
};

/** A stack for lines of so many pushes. */
export function newPushStack(bound: number): PushStack {
  const size = bound + 2;
  return {
    gaps: new Uint16Array(size),
    rows: new Int32Array(size),
    columns: new Int32Array(size),
    directions: new Uint8Array(size),
    runs: new Uint16Array(size),
    steps: new Int32Array(size),
  };
}
