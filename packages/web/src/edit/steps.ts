/** A value with everything it was before: undo and redo for an editor. */
export type Steps<T> = {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
};

const PAST_MAX = 500;

export function firstStep<T>(now: T): Steps<T> {
  return { past: [], now, future: [] };
}

export function nextStep<T>({ past, now }: Steps<T>, next: T): Steps<T> {
  return { past: [...past, now].slice(-PAST_MAX), now: next, future: [] };
}

/** The value changes without a step of its own: the middle of a stroke. */
export function sameStep<T>(steps: Steps<T>, next: T): Steps<T> {
  return { ...steps, now: next };
}

export function stepBack<T>({ past, now, future }: Steps<T>): Steps<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future };
  return { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function stepForth<T>({ past, now, future }: Steps<T>): Steps<T> {
  const [next, ...rest] = future;
  return next === undefined
    ? { past, now, future }
    : { past: [...past, now], now: next, future: rest };
}
