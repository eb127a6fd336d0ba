/** One row of a drawing: a character (code point) a cell. */
export type PictureRow = {
  readonly line: number;
  /** Column of its first character. */
  readonly column: number;
  /** Columns from one cell to the next: 2 where blanks separate them. */
  readonly step: number;
  readonly characters: readonly string[];
};
