/** A value with everything it was before: undo and redo for an editor. */
export type History<T> = {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
};

const PAST_MAX = 500;

export function startHistory<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

export function record<T>({ past, now }: History<T>, next: T): History<T> {
  return { past: [...past, now].slice(-PAST_MAX), now: next, future: [] };
}

/** Changes the value without an entry of its own: the middle of a stroke. */
export function amend<T>(history: History<T>, next: T): History<T> {
  return { ...history, now: next };
}

export function undone<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future };
  return { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redone<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  return next === undefined
    ? { past, now, future }
    : { past: [...past, now], now: next, future: rest };
}
