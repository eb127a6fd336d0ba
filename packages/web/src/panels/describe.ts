import { countOpenCells, doubtsOf, lineLength, type Metric, type Puzzle } from '@glissade/core';
import { type Knowledge, takesYears } from '../solver/knowledge.ts';
import { text } from '../text/text.ts';
import { isSolverLoaded } from '../worker/solver.ts';
import { lengthText } from './metric.ts';

/**
 * What is known, in a short sentence; '' where nothing is known yet. `known`: the shortest length
 * from here, where others have proved it.
 */
export function answerText(
  metric: Metric,
  { outcome, line, distance }: Knowledge,
  known?: number,
): string {
  const { answer } = text().solve;
  if (outcome?.status === 'unsolvable') return answer.none[outcome.proof];
  if (distance === null) return answer.none.exhausted;
  if (outcome?.status === 'undecided') return answer.undecided(outcome.lowerBound);
  if (outcome?.status !== 'solved' || !line) return '';
  const [count, { lowerBound }] = [lineLength(line, metric), outcome];
  const length = lengthText(count, metric);
  if (outcome.optimal) return answer.shortest(length);
  if (known === undefined || known > count) return answer.found(length, lowerBound);
  return known === count
    ? answer.known(length, lowerBound)
    : answer.knownShorter(length, known, lowerBound);
}

/** How the answer was proved, as a sentence; '' where it is not. */
export function reasonText(puzzle: Puzzle, metric: Metric, knowledge: Knowledge): string {
  const { reason } = text().solve;
  const { outcome, line, distance, states } = knowledge;
  if (outcome?.status === 'unsolvable') {
    if (outcome.proof === 'parity') return reason.parity;
    return [...unlikely(puzzle), reason.exhausted(outcome.stats.expanded)].join(' ');
  }
  if (distance === null) return [...unlikely(puzzle), reason.exhausted(states ?? 0)].join(' ');
  if (outcome?.status !== 'solved' || !outcome.optimal || !line) return '';
  if (lineLength(line, metric) !== outcome.length) return reason.rest;
  const { expanded } = outcome.stats;
  return reason.ruledOut[puzzle.type === 'tiles' ? 'nodes' : 'states'](expanded);
}

/** What makes it doubtful that the puzzle is the one that was meant, as sentences. */
export function doubtTexts(puzzle: Puzzle): string[] {
  const { doubts } = text().solve;
  const cells = countOpenCells(puzzle.board);
  return doubtsOf(puzzle).map((doubt) => doubts[doubt](cells, puzzle.pieces.length));
}

/** Such sentences where there is no solution: pieces that move freely are none of its causes. */
function unlikely(puzzle: Puzzle): string[] {
  return doubtsOf(puzzle).includes('free-axes') ? [] : doubtTexts(puzzle);
}

/** Where a search stands. */
export function progressText({ progress, outcome }: Knowledge): string {
  const { solve } = text();
  if (!progress) return `${isSolverLoaded() ? solve.searching : solve.loading} …`;
  const phase = progress.phase === 'preparing' ? solve.preparing : solve.searching;
  const { expanded } = progress.stats;
  // The answer beside it names the bound already.
  const isBoundTold = outcome?.status === 'solved' && !outcome.optimal;
  const told = isBoundTold
    ? solve.statesSearched(phase, expanded)
    : solve.progress(phase, progress.lowerBound, expanded);
  if (takesYears(progress)) return solve.vast(told);
  const seconds = Math.round((progress.boundRestMs ?? 0) / 1000);
  return seconds < 2 ? told : solve.restAbout(told, seconds);
}

/** Why no search runs. */
export function pauseText({ pause }: Knowledge): string {
  const { stopped, resting } = text().solve;
  return pause === 'resting' ? resting : stopped;
}
