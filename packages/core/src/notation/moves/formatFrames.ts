/* Writes a line as boards, one under another (frames) or side by side (columns). */
import { defaultMetric, type Metric } from '../../move/metric.ts';
import { Position } from '../../move/position.ts';
import { type Steps, unpackStep } from '../../move/step.ts';
import type { Puzzle, State } from '../../puzzle/puzzle.ts';
import { drawRows } from '../drawings/formatState.ts';
import { largest } from '../drawings/picture.ts';
import { formatUnit, unitsOf } from './formatMoves.ts';

/** A board of a line, and what led to it. */
type Frame = { readonly name: string; readonly rows: readonly string[] };

/**
 * The boards of a legal line one under another, each with its number and move above it, a move
 * being what counts 1 in the metric, `defaultMetric(puzzle)` if not given. The first board, `from`,
 * has no heading. Throws on illegal steps.
 *
 * @example
 * ```ts
 * import { formatFrames, parseMoves, parsePuzzle } from 'glissade';
 * const puzzle = parsePuzzle('start:\nA..\ngoal:\n..A');
 * console.log(formatFrames(puzzle, parseMoves(puzzle, 'AR2')).split('\n'));
 * // → [ 'A..', '', '1. AR2', '..A' ]
 * ```
 */
export function formatFrames(
  puzzle: Puzzle,
  steps: Steps,
  metric: Metric = defaultMetric(puzzle),
  from: State = puzzle.start,
): string {
  const [first, ...frames] = framesOf(puzzle, steps, metric, from);
  const parts = frames.map(({ name, rows }, index) => `${index + 1}. ${name}\n${rows.join('\n')}`);
  return [first!.rows.join('\n'), ...parts].join('\n\n');
}

/**
 * The boards of a legal line side by side, as many as fit into the width, in bands.
 * Above each stands its unit step with its number, `5R[001]`; the first board, `from`, has `[000]`.
 * Numbers count on from band to band; `parseMoves` reads the headings. Throws on illegal steps.
 *
 * @example
 * ```ts
 * import { parseMoves, parsePuzzle } from 'glissade';
 * import { formatColumns } from 'glissade/core';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * console.log(formatColumns(puzzle, parseMoves(puzzle, 'L2')).split('\n')[0]);
 * // → [000]    7L[001]  8L[002]
 * ```
 */
export function formatColumns(
  puzzle: Puzzle,
  steps: Steps,
  widthMax = 80,
  from: State = puzzle.start,
): string {
  const digits = Math.max(3, String(steps.length).length);
  const columns = framesOf(puzzle, steps, 'steps', from).map(({ name, rows }, index) => [
    `${name}[${String(index).padStart(digits, '0')}]`,
    ...rows,
  ]);
  const widest = largest(columns.flat().map(lengthOf));
  const perBand = Math.max(1, Math.floor((widthMax + 2) / (widest + 2)));
  const bands: string[] = [];
  for (let at = 0; at < columns.length; at += perBand) {
    bands.push(besides(columns.slice(at, at + perBand), widest));
  }
  return bands.join('\n\n');
}

function framesOf(puzzle: Puzzle, steps: Steps, metric: Metric, from: State): Frame[] {
  const position = new Position(puzzle, from);
  const frames: Frame[] = [{ name: '', rows: drawRows(puzzle, position.state) }];
  for (const unit of unitsOf(steps, metric)) {
    for (const step of unit) {
      const refusal = position.play(unpackStep(step));
      if (refusal) throw new Error(`move ${frames.length} is not legal: ${refusal.reason}`);
    }
    const name = formatUnit(puzzle, unit, metric);
    frames.push({ name, rows: drawRows(puzzle, position.state) });
  }
  return frames;
}

function besides(columns: readonly (readonly string[])[], width: number): string {
  const lines = columns[0]!.map((_, line) =>
    columns.map((column) => column[line]! + ' '.repeat(width - lengthOf(column[line]!))).join('  '),
  );
  return lines.map((line) => line.trimEnd()).join('\n');
}

function lengthOf(text: string): number {
  return [...text].length;
}
