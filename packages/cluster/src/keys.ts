/* The names of all keys in Redis. */

/** Begins every key. The braces keep all keys on one node of a Redis Cluster. */
export const PREFIX = '{glissade}';

/** A hash: the name of a worker, and what it says of itself. */
export const WORKERS_KEY = `${PREFIX}:workers`;
/** A hash: by version, how many jobs its workers do at a time; coordinators keep it. */
export const PLACES_KEY = `${PREFIX}:places`;
/** A set: the names of all runs. */
export const RUNS_KEY = `${PREFIX}:runs`;

/** The keys of one run. */
export type RunKeys = {
  /** A hash: version, state and counts. */
  readonly facts: string;
  /** Hashes by id of the part: of a batch, the number of the puzzle. */
  readonly parts: string;
  readonly answers: string;
  /** Counts: how often a part has failed, and how many workers have begun it and not come back. */
  readonly failures: string;
  readonly begun: string;
  readonly aside: string;
  /** A list: the ids of parts that were answered or set aside, as they were. */
  readonly told: string;
  /** A hash by job: the jobs that it was split into. */
  readonly splits: string;
};

export function keysOf(run: string): RunKeys {
  const own = (part: string) => `${PREFIX}:run:${run}:${part}`;
  return {
    facts: own('facts'),
    parts: own('parts'),
    answers: own('answers'),
    failures: own('failures'),
    begun: own('begun'),
    aside: own('aside'),
    told: own('told'),
    splits: own('splits'),
  };
}

/** Which workers can do the jobs of a run: all, or those that see the folder of levels. */
export const QUEUES = ['solve', 'levels'] as const;
export type QueueKind = (typeof QUEUES)[number];

/** Workers of one version have queues of their own. */
export function queueName(kind: QueueKind, version: string): string {
  return `${kind}-${version}`;
}

/** The same for the same part, so that it is in the queue once. */
export function jobIdOf(run: string, id: string): string {
  return `${run}-${id}`;
}
