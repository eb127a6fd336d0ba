// How threads that search the leaves of one tree communicate: by words that all of them see.

/** Nodes between two looks at whether to stop. */
export const NODES_AT_ONCE: i32 = 20000;

/** The number of a thread that has none yet; the host's own, which begins, has 0. */
export function takeNumber(threads: usize): i32 {
  if (ASC_FEATURE_THREADS) return atomic.add<i32>(threads, 1);
  return 0;
}

export function count(at: usize, more: f64): void {
  if (ASC_FEATURE_THREADS) atomic.add<u64>(at, <u64>more);
  else store<u64>(at, load<u64>(at) + <u64>more);
}

export function isStopped(stop: usize): bool {
  if (ASC_FEATURE_THREADS) return atomic.load<i32>(stop) != 0;
  return load<i32>(stop) != 0;
}

/** Lets the host find the area with the line, and all others stop. */
export function announce(area: usize, found: usize, stop: usize): void {
  if (ASC_FEATURE_THREADS) {
    atomic.store<u32>(found, <u32>area);
    atomic.store<i32>(stop, 1);
  } else {
    store<u32>(found, <u32>area);
    store<i32>(stop, 1);
  }
}
