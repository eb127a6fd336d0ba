/*
 * Lines of play cut and joined: pure functions of their steps. None of them needs the puzzle, so
 * none of them can tell whether what it makes is legal; that is what `replay` is for. Taking a
 * whole line back is `inverseSteps`.
 */
import { beginsUnit, type Metric } from './metric.ts';
import { inverseStep, type Steps } from './step.ts';

/**
 * The line without steps that the very next step takes back, again and again until there are none:
 * `URRLD` becomes `URD`. It ends where the line ended, and is legal if that was. The line given is
 * untouched.
 *
 * @example
 * ```ts
 * import { parseMoves, parsePuzzle } from 'glissade';
 * import { formatTileMoves, simplifySteps } from 'glissade/core';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * console.log(formatTileMoves(simplifySteps(parseMoves(puzzle, 'LRL2')))); // → L2
 * ```
 */
export function simplifySteps(steps: Steps): Steps {
  const kept = new Uint32Array(steps.length);
  let count = 0;
  for (const step of steps) {
    if (kept[count - 1] === inverseStep(step)) count--;
    else kept[count++] = step;
  }
  return kept.slice(0, count);
}

/**
 * Lines one after another. A new array.
 *
 * @example
 * ```ts
 * import { parseMoves, parsePuzzle } from 'glissade';
 * import { concatSteps, formatTileMoves, inverseSteps } from 'glissade/core';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * const there = parseMoves(puzzle, 'L2');
 * console.log(formatTileMoves(concatSteps(there, inverseSteps(there)))); // → L2R2
 * ```
 */
export function concatSteps(...lines: readonly Steps[]): Steps {
  const joined = new Uint32Array(lines.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const line of lines) {
    joined.set(line, at);
    at += line.length;
  }
  return joined;
}

/**
 * The units of a metric from number `from` to before number `to`, counted from 0; negative numbers
 * count from the end, as in Array.slice. A new array.
 *
 * @example
 * ```ts
 * import { parseMoves, parsePuzzle } from 'glissade';
 * import { formatTileMoves, sliceSteps } from 'glissade/core';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * const steps = parseMoves(puzzle, 'L2DR2');
 * console.log(formatTileMoves(sliceSteps(steps, 'mtm', 0, 2))); // → L2D
 * ```
 */
export function sliceSteps(
  steps: Steps,
  metric: Metric,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): Steps {
  const starts: number[] = [];
  for (let i = 0; i < steps.length; i++) if (beginsUnit(steps, i, metric)) starts.push(i);
  const placeOf = (unit: number) => {
    const number = unit < 0 ? Math.max(0, starts.length + unit) : unit;
    return starts[number] ?? steps.length;
  };
  return steps.slice(placeOf(from), Math.max(placeOf(from), placeOf(to)));
}
