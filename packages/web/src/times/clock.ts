/** A stop clock as a value. Times are milliseconds on one clock that never goes back. */
export type Clock = {
  /** What had run when it was last stopped. */
  readonly sumMs: number;
  /** When it was last started; undefined while it stands. */
  readonly sinceMs?: number;
};

export const STOPPED: Clock = { sumMs: 0 };

export function startClock(clock: Clock, nowMs: number): Clock {
  return clock.sinceMs === undefined ? { ...clock, sinceMs: nowMs } : clock;
}

/** Stops at a whole millisecond, so that what is shown and what is kept are the same. */
export function stopClock(clock: Clock, nowMs: number): Clock {
  return { sumMs: Math.round(readClock(clock, nowMs)) };
}

export function readClock({ sumMs, sinceMs }: Clock, nowMs: number): number {
  return sinceMs === undefined ? sumMs : sumMs + Math.max(0, nowMs - sinceMs);
}

/** `12.34`, `1:02.34`, `1:00:02`; with so many digits of a second, none while it runs. */
export function formatTime(timeMs: number, digits: 0 | 2 | 3 = 2): string {
  const parts = 10 ** digits;
  const whole = digits === 0 ? Math.floor(timeMs / 1000) : Math.round((timeMs * parts) / 1000);
  const seconds = Math.floor(whole / parts);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const tail = digits > 0 && h === 0 ? `.${String(whole % parts).padStart(digits, '0')}` : '';
  const two = (value: number) => String(value).padStart(2, '0');
  if (h > 0) return `${h}:${two(m)}:${two(s)}`;
  return m > 0 || digits === 0 ? `${m}:${two(s)}${tail}` : `${s}${tail}`;
}
