/*
 * A family of puzzles as the survey sees it: jobs, each an independent piece of work that is known
 * by its number, and what a job finds, class by class. A class has the same board, the
 * same multiset of pieces and the same goal piece. Another family is another file of `families/`.
 */
import type { Cells } from './geometry/kinds.ts';

/** A metric in which a survey measures block puzzles. */
export type BlockSurveyMetric = 'moves' | 'slides' | 'steps';

/** A metric of a survey; those of tile boards are stm and mtm. */
export type SurveyMetric = BlockSurveyMetric | 'stm' | 'mtm';

/** What is counted of a class, or of several together. */
export type Counts = {
  /** States that the family has as starts. */
  readonly starts: number;
  /** States that can be reached from the starts. */
  readonly states: number;
  /** Sets of states that can be reached from one another. */
  readonly components: number;
  /** Components with a goal. */
  readonly solvable: number;
  /** Starts that can reach a goal. */
  readonly solvableStarts: number;
  /** States of the largest component. */
  readonly largest: number;
};

/** What is counted of the classes of a row. */
export type RowCounts = Counts & {
  readonly columns: readonly number[];
  readonly classes: number;
  /** What the family counts besides, by name. */
  readonly extra: Readonly<Record<string, number>>;
  /** The greatest length, -1 where no start can reach a goal. */
  readonly longest: number;
};

/** A start as far from all goals as any of its component. */
export type Hardest = {
  readonly length: number;
  /** States of its component. */
  readonly states: number;
  /** Cells of each piece, the goal's first. */
  readonly pieces: () => readonly Cells[];
};

export type ClassResult = {
  /** The columns of the family's table, in their order. */
  readonly columns: readonly number[];
  /** Names the class within its family. */
  readonly name: () => string;
  /** Classes that it stands for, mirror images included. */
  readonly classes: number;
  readonly counts: Counts;
  /** What the family counts besides, by name. */
  readonly extra?: Readonly<Record<string, number>>;
  /** The greatest length, -1 where no start can reach a goal, and starts that have it. */
  readonly longest: number;
  readonly hardestCount: number;
  /** The hardest components, hardest first, at most as many as asked for. */
  readonly hardest: readonly Hardest[];
};

export type SurveyFamily = {
  /** As it is written: `simple 4x4`. */
  readonly name: string;
  /** The metrics of its rows. */
  readonly metrics: readonly SurveyMetric[];
  /** How a row with these columns begins: their names, and its metric. */
  readonly head: (columns: readonly number[]) => RowHead;
  /** Names that `where` may use. */
  readonly filters: readonly string[];
  /** Finds out which jobs there are; yields between portions of work. */
  readonly listJobs: () => Generator<undefined, JobList>;
  /** What is counted over all rows, by name. */
  readonly totals: (rows: readonly RowCounts[]) => Readonly<Record<string, number | string>>;
  /** The puzzle, in native form, whose start was drawn so. */
  readonly puzzle: (picture: readonly string[]) => string;
  readonly width: number;
  readonly height: number;
  /** Rows that show these pieces; `drawPieces` where there is nothing else to say. */
  readonly draw: (pieces: readonly Cells[]) => readonly string[];
};

/** The jobs of a family, numbered from 0. Whatever a job needs is made when it is run. */
export type JobList = {
  readonly count: number;
  /** The work of a job, roughly, in any unit; all are alike where it is missing. */
  readonly weight?: (job: number) => number;
  /** Searches the classes of a job; yields undefined between portions of work. */
  readonly run: (job: number) => Iterable<ClassResult | undefined>;
  /** How far the job under way is, where a family of few jobs knows it; `share` from 0 to 1. */
  readonly underway?: () => { readonly share: number; readonly states: number };
};

export type RowHead = { readonly metric: SurveyMetric } & Readonly<Record<string, number | string>>;

/** What a survey is asked, beside its family. */
export type FamilyOptions = {
  readonly metric: BlockSurveyMetric;
  /** Hardest components that are kept for each row. */
  readonly top: number;
  /** Mirror images count once. */
  readonly symmetry: boolean;
  /** Ranges of columns: only such classes are searched. */
  readonly where: Where;
};

/** Whether a class with these values is asked for. */
export function isWithin(where: Where, values: Readonly<Record<string, number>>): boolean {
  return Object.entries(where).every(([name, [least, greatest]]) => {
    const value = values[name];
    return value !== undefined && value >= least && value <= greatest;
  });
}

/** By name of a value of the class, the least and the greatest. */
export type Where = Readonly<Record<string, readonly [least: number, greatest: number]>>;
