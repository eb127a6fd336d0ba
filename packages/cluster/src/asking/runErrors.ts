/* Why a run cannot go on, or has no answer. */
import { ClusterError, NoAnswerError } from '../clusterError.ts';

export function otherVersion(run: string, theirs: string, own: string): ClusterError {
  const message = `run ${run} belongs to version ${theirs}; this is version ${own}`;
  return new ClusterError('version', message, `continue it with version ${theirs}, or cancel it`);
}

export function otherWork(run: string): ClusterError {
  const hint = 'repeat the command that began the run, or choose another name for this one';
  return new ClusterError('run-differs', `run ${run} was begun by another command`, hint);
}

export function tooLarge(): NoAnswerError {
  const hint = 'labels and notes have at most 20,000 characters each';
  return new NoAnswerError('too-large', 'the puzzle is too large to be sent', hint);
}

export function otherPart(run: string, id: string): ClusterError {
  const message = `${named(id)} of run ${run} differs from before, or has other options`;
  const hint = 'give the same input and options as before, or choose another name for this run';
  return new ClusterError('run-differs', message, hint);
}

export function setAside(run: string, id: string, why: string): NoAnswerError {
  const message = `${named(id)} of run ${run} was set aside: ${why}`;
  const hint = `glissade runs resume ${run} retries it`;
  return new NoAnswerError('set-aside', message, hint);
}

export function interrupted(run: string): ClusterError {
  return new ClusterError('interrupted', `run ${run} was interrupted`);
}

export function ended(run: string, state: string | null): ClusterError {
  const again = `run the same command with --run ${run} to`;
  if (state === null) {
    return new ClusterError('run-gone', `Redis has lost run ${run}`, `${again} start over`);
  }
  if (state === 'done') {
    const message = `run ${run} is finished: another command has received all its answers`;
    return new ClusterError('run-done', message, 'use one command for each run');
  }
  return new ClusterError('run-cancelled', `run ${run} was cancelled`, `${again} continue it`);
}

/** Puzzles of a batch are numbered. */
function named(id: string): string {
  return /^\d+$/.test(id) ? `puzzle ${Number(id) + 1}` : `part ${id}`;
}
