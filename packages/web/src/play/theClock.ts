/* The clock of the game on the board. */
import { createSignal } from 'solid-js';
import { type Clock, readClock, STOPPED, startClock, stopClock } from '../times/clock.ts';

const [clock, setClock] = createSignal<Clock>(STOPPED);
/** The moment that the display shows; moves on ten times a second while the clock runs. */
const [now, setNow] = createSignal(performance.now());
/** The seconds left to look at the puzzle; undefined when nobody looks. */
const [inspection, setInspection] = createSignal<number>();

export { inspection };

let ticking: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  setNow(performance.now());
}

function setRunning(isRunning: boolean): void {
  clearInterval(ticking);
  ticking = isRunning ? setInterval(tick, 100) : undefined;
  tick();
}

/** What the clock of the game shows; reactive. */
export function shownMs(): number {
  return readClock(clock(), now());
}

/** What has run up to this very moment; the display lags behind by a tenth of a second. */
export function exactMs(): number {
  return readClock(clock(), performance.now());
}

export function isRunning(): boolean {
  return clock().sinceMs !== undefined;
}

export function runClock(): void {
  setInspection(undefined);
  setClock(startClock(clock(), performance.now()));
  setRunning(true);
}

export function haltClock(): void {
  setClock(stopClock(clock(), performance.now()));
  setRunning(false);
}

export function resetClock(sumMs = 0): void {
  setInspection(undefined);
  setRunning(false);
  setClock({ sumMs });
}

/** How long a puzzle may be looked at before the clock starts by itself (WCA). */
const INSPECTION_S = 15;

/** Counts down; at 0 the clock starts. */
export function startInspection(): void {
  resetClock();
  setInspection(INSPECTION_S);
  const end = performance.now() + INSPECTION_S * 1000;
  ticking = setInterval(() => {
    const left = Math.ceil((end - performance.now()) / 1000);
    if (left <= 0) runClock();
    else setInspection(left);
  }, 100);
}
