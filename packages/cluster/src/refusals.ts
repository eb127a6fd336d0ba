/* What Redis says where it does not do as it is told, and what a person can do about it. */
import { ClusterError, messageOf } from './clusterError.ts';

/** Code of the errors for what Redis will take later, as soon as somebody has seen to it. */
const REFUSES = 'redis-refuses';
/** Code of the errors for keys that hold what no part of glissade has written. */
const DAMAGED = 'redis-damaged';

const HINTS: readonly (readonly [RegExp, string, string])[] = [
  [/^OOM /, REFUSES, 'its memory is full: raise its maxmemory, or remove what nobody needs'],
  [/^MISCONF /, REFUSES, 'it cannot write its file: look at its disk and its log'],
  [/^READONLY /, REFUSES, 'it is a replica: give the address of its primary'],
  [/^NOREPLICAS /, REFUSES, 'too few of its replicas are connected'],
  [/^NOPERM /, REFUSES, 'its user needs all commands on keys that begin with {glissade}:'],
  [
    /\bWRONGTYPE |^ERR .*(not an integer|overflow)/,
    DAMAGED,
    'somebody else has written to keys that begin with {glissade}: remove them',
  ],
];

/** The error for a command that Redis at this place has not done. */
export function refusalOf(error: unknown, where: string): unknown {
  const reason = messageOf(error);
  if (/^(NOAUTH |WRONGPASS |ERR AUTH )/.test(reason)) {
    const hint = 'give it in GLISSADE_REDIS_PASSWORD, and a user in the address';
    return new ClusterError('redis-password', `Redis at ${where} refuses the password`, hint);
  }
  const [, code, hint] = HINTS.find(([pattern]) => pattern.test(reason)) ?? [];
  return code ? new ClusterError(code, `Redis at ${where} refuses: ${reason}`, hint) : error;
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
  const hint = `remove the keys {glissade}:run:${run}:*, or give the run another name`;
  return new ClusterError(DAMAGED, `what Redis keeps of run ${run} cannot be read`, hint);
}
