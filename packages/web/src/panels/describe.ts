import { countSteps, type Metric, type Puzzle } from '@glissade/core';
import type { Knowledge } from '../solver/knowledge.ts';
import { text } from '../text/text.ts';
import { lengthText } from './metric.ts';

/** How an answer was proved, or why there is none, as a sentence; '' where nothing is known yet. */
export function proofText(puzzle: Puzzle, metric: Metric, knowledge: Knowledge): string {
  const { proof } = text().solve;
  const { outcome, line, distance, states } = knowledge;
  if (distance === null && outcome?.status !== 'unsolvable') return proof.exhausted(states ?? 0);
  if (!outcome) return '';
  if (outcome.status === 'unsolvable') {
    return outcome.proof === 'parity' ? proof.parity : proof.exhausted(outcome.stats.expanded);
  }
  if (outcome.status === 'undecided') return proof.undecided(outcome.lowerBound);
  if (outcome.status === 'cancelled' || !line) return '';
  const length = lengthText(countSteps(line, metric), metric);
  if (!outcome.optimal) return proof.found(length, outcome.lowerBound);
  if (countSteps(line, metric) !== outcome.length) return proof.rest(length);
  const { expanded } = outcome.stats;
  return puzzle.type === 'tiles'
    ? proof.ruledOut(length, expanded)
    : proof.searched(length, expanded);
}

/** Where a search stands. */
export function progressText({ progress }: Knowledge): string {
  const { solve } = text();
  if (!progress) return `${solve.searching} …`;
  const phase = progress.phase === 'preparing' ? solve.preparing : solve.searching;
  const told = `${phase}: ${solve.progress(progress.lowerBound, progress.stats.expanded)}`;
  const seconds = Math.round((progress.boundRestMs ?? 0) / 1000);
  return seconds < 2 ? told : `${told}, ${solve.restAbout(seconds)}`;
}
