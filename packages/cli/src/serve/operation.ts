/* What an operation is. */
import type { PuzzleEntry } from '../input/entries.ts';
import type { Shell } from '../shell.ts';
import type { ParamSchemas, Params } from './params.ts';

/** What one request may use. */
export type RequestLimits = {
  readonly timeMs: number;
  readonly memoryBytes: number;
  readonly threads: number;
};

/** A request at work; its answer is what the verb tells its output. */
export type Asked = {
  readonly shell: Shell;
  readonly params: Params;
  readonly limits: RequestLimits;
};

export type Operation = {
  readonly name: string;
  readonly summary: string;
  readonly params: (limits: RequestLimits) => ParamSchemas;
  readonly required: readonly string[];
  /** The published schema of its answer; undefined for one of its own. */
  readonly schema?: string;
  readonly answerSchema?: object;
  /** Whether it can tell better and better answers before the last. */
  readonly streams?: boolean;
  readonly work: (asked: Asked, entry: PuzzleEntry) => Promise<unknown> | unknown;
};
