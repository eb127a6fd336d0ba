import type { Metric } from '@glissade/core';
import type { ReasonChain } from '../reasons/reason.ts';
import type { Chapter } from './chapter.ts';
import type { DifficultyEstimate } from './difficultyEstimate.ts';
import type {
  LandmarkPair,
  PieceBox,
  SolutionDoor,
  SolutionLandmark,
  SolutionState,
} from './factTypes.ts';
import type { SymmetryName } from './space/symmetry.ts';

/** A move that brings the goal pieces nearer to their places and the goal farther away. */
export type Trap = {
  /** Moves of the line before it. */
  readonly after: number;
  /** The move as text. */
  readonly moves: string;
  /**
   * Moves from there, at the least, until the goal pieces can be nearer still. `isExact`: it is
   * the number of moves that this takes.
   */
  readonly depth: number;
  /** Whether `depth` is the number of moves that this takes. */
  readonly isExact: boolean;
};

/** How far a player gets who only brings the goal pieces nearer. */
export type Intuition = {
  /** Steps that the goal pieces would need on an empty board, after each move of the line. */
  readonly apparentDistance: readonly number[];
  /** Moves of the line, from 1, that take the goal pieces farther away. */
  readonly away: readonly number[];
  /** Every shortest solution has at least so many of them. */
  readonly awayMin: number;
  /**
   * The longest part of the line that begins with a move that takes the goal pieces away, and ends
   * with the first that makes good for it: its first and last move. Missing where no move does.
   */
  readonly detour?: {
    /** Number of the first move, from 1. */
    readonly from: number;
    /** Number of the last move. */
    readonly to: number;
  };
  /** The longest part of the line in which the goal pieces come no nearer than they were. */
  readonly waiting?: {
    /** Number of the first move, from 1. */
    readonly from: number;
    /** Number of the last move. */
    readonly to: number;
  };
  /**
   * The greatest distance to the goal of any state that can be reached with no more moves than a
   * shortest solution has.
   */
  readonly farthest: number;
  /** The moves that mislead, in the order of the line. */
  readonly traps: readonly Trap[];
};

/** A part of the space that one state alone connects with the rest, away from the goal. */
export type EnteredDeadEnd = {
  /** The state by which it is entered and left. */
  readonly entrance: string;
  /** States in it. */
  readonly size: number;
  /** How many moves lead in from the entrance. */
  readonly depth: number;
};

/** The dead ends that can be met before the goal. */
export type DeadEnds = {
  /** How many there are. */
  readonly count: number;
  /** States in all of them. */
  readonly states: number;
  /** Of so many states that can be reached before the goal. */
  readonly of: number;
  /** Some of them, the largest first. */
  readonly largest: readonly EnteredDeadEnd[];
};

/** Symmetries of the puzzle; each is named by what is done to the board. */
export type SymmetryFacts = {
  /** What leaves board, pieces and goals as they are. */
  readonly puzzle: readonly SymmetryName[];
  /** Those of them that leave the start as it is: every solution has such an image. */
  readonly start: readonly SymmetryName[];
  /** Those by which milestones and doors were told of together. */
  readonly folded: readonly SymmetryName[];
  /** Those of the puzzle in which some pieces take the labels of others. */
  readonly relabelled: readonly SymmetryName[];
};

/** What an explanation cost. */
export type ExplanationStats = {
  /** States expanded. */
  readonly expanded: number;
  /** Bytes held at the most. */
  readonly peakBytes: number;
  /** Milliseconds from the call. */
  readonly timeMs: number;
};

/** All that is proved of a puzzle whose goal can be reached and is not met at the start. */
export type Facts = {
  /** The metric that all lengths and moves are counted in. */
  readonly metric: Metric;
  /** The length of a shortest solution. */
  readonly length: number;
  /** States that can be reached from the start, interchangeable pieces told apart nowhere. */
  readonly states: number;
  /** With mirror images counted once: the same number where nothing is mirrored. */
  readonly foldedStates: number;
  /** Those of them that meet the goal. */
  readonly goalStates: number;
  /**
   * What the first moves of shortest solutions are good for, from the goal backwards. Missing for
   * tile puzzles, and where none is found.
   */
  readonly chain?: ReasonChain;
  /** As `analyse` counts them. */
  readonly optimalSolutions: number | string;
  /** A shortest solution. */
  readonly line: string;
  /** How many goals the puzzle has: any of them will do. */
  readonly goals: number;
  /** Labels of the pieces that a goal names. */
  readonly goalPieces: readonly string[];
  /** All pieces. */
  readonly pieces: readonly PieceBox[];
  /** States on shortest solutions after each number of moves, mirror images counted once. */
  readonly widths: readonly number[];
  /** States of the line between start and goal that all shortest solutions pass. */
  readonly milestones: readonly SolutionState[];
  /** States of the line that all solutions pass, in order. */
  readonly doors: readonly SolutionDoor[];
  /** Every solution ends with a move from one state. */
  readonly lastMoveForced: boolean;
  /**
   * States between two doors, by the number of the room. Both ends are counted; all goal states
   * count as one, and so do a door and its images.
   */
  readonly rooms: readonly number[];
  /** The parts of a shortest solution, in order. */
  readonly chapters: readonly Chapter[];
  /** What holds at some moment of every solution, in the order of `earliest`. */
  readonly landmarks: readonly SolutionLandmark[];
  /**
   * Two landmarks, one of them of a goal piece, that hold together at some moment of every
   * solution, where this says more than landmarks, doors and goals. Missing in large spaces, where
   * they are not looked for.
   */
  readonly landmarkPairs?: readonly LandmarkPair[];
  /** Where a player who follows the goal pieces goes wrong. */
  readonly intuition: Intuition;
  /** The parts of the space that lead nowhere. */
  readonly deadEnds: DeadEnds;
  /** How the puzzle may be turned or mirrored. */
  readonly symmetry: SymmetryFacts;
  /** Labels of the pieces that no shortest solution moves. */
  readonly unmoved: readonly string[];
  /** An estimate from these facts, not proved: see docs/explain.md. */
  readonly difficulty: DifficultyEstimate;
};

/** What `explain` resolves to: plain JSON, described by the published schema. */
export type Explanation =
  | ({
      /** All states were met. */
      readonly status: 'explained';
      /** What it cost. */
      readonly stats: ExplanationStats;
    } & Facts)
  | {
      /** No state that can be reached meets the goal. */
      readonly status: 'unsolvable';
      /** The metric asked. */
      readonly metric: Metric;
      /** By the parity of the start, or because all states were met. */
      readonly proof: 'parity' | 'exhausted';
      /** States that can be reached; 0 where parity proves it, because they are not counted. */
      readonly states: number;
      /** What it cost. */
      readonly stats: ExplanationStats;
    }
  | {
      /** A limit was reached first. */
      readonly status: 'undecided';
      /** Which limit. */
      readonly limit: 'time' | 'memory' | 'nodes';
      /** The metric asked. */
      readonly metric: Metric;
      /** States that were met before the limit; there may be more. */
      readonly statesMin: number;
      /** What it cost. */
      readonly stats: ExplanationStats;
    }
  | {
      /** The signal was aborted. */
      readonly status: 'cancelled';
      /** The metric asked. */
      readonly metric: Metric;
      /** States that were met by then; there may be more. */
      readonly statesMin: number;
      /** What it cost. */
      readonly stats: ExplanationStats;
    };
