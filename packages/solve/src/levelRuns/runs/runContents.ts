/*
 * A run file: sorted keys of some hash partitions, a section for each. A section is divided into
 * blocks, each with a checksum. The description comes last, as text with a checksum: version,
 * search, job, and where the blocks are. So a file is written in one go, a block can be found by a
 * key, and a truncated or changed file is recognised.
 */

export const VERSION = 1;
/** The last bytes of a file: how long the text is, and what follows it. */
export const TAIL_BYTES = 8;
export const TAIL_MARK = 0x52_4c_47_31;

/** First key, address, bytes, keys, checksum. */
export type Block = readonly [string, number, number, number, number];
export type Section = {
  readonly partition: number;
  readonly count: number;
  readonly blocks: readonly Block[];
};

export type Contents = {
  readonly version: number;
  /** Identifies the puzzle, the metric and the encoding. */
  readonly fingerprint: string;
  /** The job that wrote the file, and what it found. */
  readonly job: string;
  readonly answer: object;
  readonly sections: readonly Section[];
};
