/* Why a run cannot go on, or has no answer. */
import { ClusterError, NoAnswerError } from '../clusterError.ts';

export function otherVersion(run: string, theirs: string, own: string): ClusterError {
  const message = `run ${run} belongs to version ${theirs}; this is version ${own}`;
  return new ClusterError('version', message, `continue it with version ${theirs}, or cancel it`);
}

export function otherWork(run: string): ClusterError {
  const hint = 'give the same command as before, or the run another name';
  return new ClusterError('run-differs', `run ${run} was another search`, hint);
}

export function tooLarge(): NoAnswerError {
  const hint = 'labels and notes have at most 20,000 characters each';
  return new NoAnswerError('too-large', 'the puzzle is too large to be sent', hint);
}

export function otherPart(run: string, id: string): ClusterError {
  const message = `${named(id)} of run ${run} was another one, or had other options`;
  const hint = 'give the same input and flags as before, or the run another name';
  return new ClusterError('run-differs', message, hint);
}

export function setAside(run: string, id: string, why: string): NoAnswerError {
  const message = `${named(id)} of run ${run} was set aside: ${why}`;
  const hint = `glissade runs resume ${run} tries it again`;
  return new NoAnswerError('set-aside', message, hint);
}

export function interrupted(run: string): ClusterError {
  return new ClusterError('interrupted', `run ${run} was left`);
}

export function ended(run: string, state: string | null): ClusterError {
  const again = `start the same command again with --run ${run} to`;
  if (state === null) {
    return new ClusterError('run-gone', `Redis has lost run ${run}`, `${again} begin it anew`);
  }
  if (state === 'done') {
    const message = `run ${run} is finished: another command had all its answers`;
    return new ClusterError('run-done', message, 'start one command for each run');
  }
  return new ClusterError('run-cancelled', `run ${run} was cancelled`, `${again} continue it`);
}

/** Puzzles of a batch are numbered. */
function named(id: string): string {
  return /^\d+$/.test(id) ? `puzzle ${Number(id) + 1}` : `part ${id}`;
}
