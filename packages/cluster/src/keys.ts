/** Begins every key. The braces keep all keys on one node of a Redis Cluster. */
export const PREFIX = '{glissade}';

/** A hash: the name of a worker, and what it says of itself. */
export const WORKERS_KEY = `${PREFIX}:workers`;
/** A set: the names of all runs. */
export const RUNS_KEY = `${PREFIX}:runs`;

/** The keys of one run. */
export type RunKeys = {
  /** A hash: version, state and counts. */
  readonly facts: string;
  /** Hashes by index of the puzzle. */
  readonly puzzles: string;
  readonly answers: string;
  readonly tries: string;
  readonly aside: string;
};

export function keysOf(run: string): RunKeys {
  const own = (part: string) => `${PREFIX}:run:${run}:${part}`;
  return {
    facts: own('facts'),
    puzzles: own('puzzles'),
    answers: own('answers'),
    tries: own('tries'),
    aside: own('aside'),
  };
}

/** Workers of one version have a queue of their own. */
export function queueName(version: string): string {
  return `solve-${version}`;
}

/** The same for the same puzzle, so that it is in the queue once. */
export function jobIdOf(run: string, index: number): string {
  return `${run}-${index}`;
}
