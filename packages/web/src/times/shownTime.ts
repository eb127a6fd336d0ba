import { settings } from '../settings/settings.ts';
import { formatTime } from './clock.ts';
import type { Solve } from './solve.ts';

/** A time with as many digits as the reader wants. */
export function shownTime(timeMs: number): string {
  return formatTime(timeMs, settings().milliseconds ? 3 : 2);
}

/** An average, which may be none: `–`, `DNF`. */
export function shownAverage(timeMs: number | undefined): string {
  if (timeMs === undefined || Number.isNaN(timeMs)) return '–';
  return Number.isFinite(timeMs) ? shownTime(timeMs) : 'DNF';
}

/** The result of a solve: `12.34`, `12.34+` with a penalty in it, `DNF (12.34)`. */
export function shownResult({ timeMs, dnf, penalty }: Solve): string {
  const time = `${shownTime(timeMs)}${penalty ? '+' : ''}`;
  return dnf ? `DNF (${time})` : time;
}
