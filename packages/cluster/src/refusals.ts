/* What Redis says where it does not do as it is told, and what a person can do about it. */
import { ClusterError, messageOf } from './clusterError.ts';

/** Code of the errors for what Redis will take later, as soon as somebody has seen to it. */
const REFUSES = 'redis-refuses';
/** Code of the errors for keys that hold what no part of glissade has written. */
const DAMAGED = 'redis-damaged';

const HINTS: readonly (readonly [RegExp, string, string])[] = [
  [
    /^OOM /,
    REFUSES,
    'its memory is full: raise maxmemory, or remove keys that are no longer needed',
  ],
  [/^MISCONF /, REFUSES, 'it cannot save its data: check its disk and its log'],
  [/^READONLY /, REFUSES, 'it is a replica: give the address of its primary'],
  [/^NOREPLICAS /, REFUSES, 'too few of its replicas are connected'],
  [
    /^NOPERM /,
    REFUSES,
    'its user needs permission for all commands on keys that begin with {glissade}:',
  ],
  [
    /\bWRONGTYPE |^ERR .*(not an integer|overflow)/,
    DAMAGED,
    'another program has written keys that begin with {glissade}: remove them',
  ],
];

/** The error for a command that Redis at this place has not done. */
export function refusalOf(error: unknown, where: string): unknown {
  const reason = messageOf(error);
  if (/^(NOAUTH |WRONGPASS |ERR AUTH )/.test(reason)) {
    const hint = 'give the password in GLISSADE_REDIS_PASSWORD, and the user in the address';
    return new ClusterError('redis-password', `Redis at ${where} refused the password`, hint);
  }
  const [, code, hint] = HINTS.find(([pattern]) => pattern.test(reason)) ?? [];
  return code
    ? new ClusterError(code, `Redis at ${where} refused the command: ${reason}`, hint)
    : error;
}

/** True where neither the work nor the machine is at fault, and trying later may help. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ClusterError && [REFUSES, 'redis-password'].includes(error.code);
}

export function isDamage(error: unknown): boolean {
  return error instanceof ClusterError && error.code === DAMAGED;
}

/** What Redis keeps under the name of a run is none. */
export function damagedRun(run: string): ClusterError {
  const hint = `remove the keys {glissade}:run:${run}:*, or choose another name for the run`;
  return new ClusterError(DAMAGED, `the data of run ${run} in Redis cannot be read`, hint);
}
