/** The states of one level of a stage's beam, in typed arrays. */
export class Level {
  readonly cells: number;
  count = 0;
  boards: Uint16Array;
  gaps: Uint16Array;
  /** Score without the stage's own moves. */
  scores: Int32Array;
  /** Node of the path tree. */
  pathNodes: Uint32Array;
  /** Last direction of the gap, 4: none. */
  last: Uint8Array;
  /** Two halves of a hash of the board. */
  low: Int32Array;
  high: Int32Array;

  constructor(cells: number, capacity: number) {
    this.cells = cells;
    this.boards = new Uint16Array(capacity * cells);
    this.gaps = new Uint16Array(capacity);
    this.scores = new Int32Array(capacity);
    this.pathNodes = new Uint32Array(capacity);
    this.last = new Uint8Array(capacity);
    this.low = new Int32Array(capacity);
    this.high = new Int32Array(capacity);
  }

  get bytes(): number {
    return this.boards.byteLength + this.gaps.length * 19;
  }

  board(index: number): Uint16Array {
    return this.boards.subarray(index * this.cells, (index + 1) * this.cells);
  }
}
