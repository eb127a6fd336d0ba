/* `race --csv`: one line for each search. */
import type { Outcome } from '@glissade/solve/outcome';
import { csvLine } from '../../text/csv.ts';
import type { Lane } from './raceLanes.ts';

export const RACE_CSV_HEAD =
  'puzzle,engine,heuristic,weight,ties,gapOrder,status,length,optimal,' +
  'expanded,generated,evaluated,reopened,peakFrontier,branching';

export function raceCsvLine(
  name: string,
  { engine, heuristic, expression, weight, ties, gapOrder }: Lane,
  outcome: Outcome,
  branching: number | undefined,
): string {
  const { status, stats } = outcome;
  const { expanded, generated, evaluated, reopened, peakFrontier } = stats;
  const answer = status === 'solved' ? [outcome.length, outcome.optimal] : ['', ''];
  const search = [engine, expression ?? heuristic, weight, ties, gapOrder];
  const counts = [expanded, generated, evaluated, reopened, peakFrontier];
  return csvLine([name, ...search, status, ...answer, ...counts, branching?.toFixed(4)]);
}
