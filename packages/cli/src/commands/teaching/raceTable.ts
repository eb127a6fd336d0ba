/* The table of a race, and what has to be known to read it. */
import { effectiveBranchingFactor } from '@glissade/analysis/teaching/branching';
import type { Puzzle } from '@glissade/core';
import { defaultHeuristic } from '@glissade/solve/engines/heuristics';
import type { Outcome } from '@glissade/solve/outcome';
import type { Shell } from '../../shell.ts';
import { formatTable } from '../../text/layout.ts';
import { formatCount } from '../../text/numbers.ts';
import { hasDefaultHeuristic, type Lane } from './raceLanes.ts';

const HEAD = ['search', 'length', 'expanded', 'generated', 'evaluated', 'frontier', 'b*'];

/** Which heuristic lanes use that name none, if there are such lanes. */
export function unnamedNote(puzzle: Puzzle, lanes: readonly Lane[]): string | undefined {
  const engines = new Set(lanes.filter(hasDefaultHeuristic).map(({ engine }) => engine));
  const chosen = defaultHeuristic(puzzle);
  return engines.size > 0
    ? `heuristic of ${listed([...engines])}: ${chosen}; --heuristics chooses others`
    : undefined;
}

/** "greedy, astar and idastar". */
function listed(names: readonly string[]): string {
  const last = names.length - 1;
  return [names.slice(0, last).join(', '), names[last]].filter((part) => part !== '').join(' and ');
}

export const BY_PARITY =
  'none: start and goal differ in parity, which no step can change; nothing was searched';

const LATE_FORM =
  'bfs tests for the goal when a state is generated; many courses test it when the state is ' +
  'expanded, as bfs-late does';

export function printTable(
  { output }: Shell,
  rows: readonly (readonly string[])[],
  unnamed: string | undefined,
): void {
  const numeric = HEAD.flatMap((_, i) => (i > 0 ? [i] : []));
  const [head, ...lines] = formatTable([HEAD, ...rows], { width: output.columns, numeric });
  output.result(output.paint.dim(head!));
  for (const line of lines) output.result(line);
  output.note('length: = proved shortest; ≥ a bound, no solution at the limit');
  if (unnamed !== undefined) output.note(unnamed);
  output.note('frontier: its largest size; b*: effective branching factor');
  const names = rows.map(([name]) => name);
  if (names.includes('bfs') && !names.includes('bfs-late')) output.note(LATE_FORM);
}

export function nameOf({ engine, heuristic, expression, weight, ties, gapOrder }: Lane): string {
  return [
    engine,
    expression === undefined ? heuristic : `"${expression}"`,
    weight === undefined ? undefined : `× ${weight}`,
    ties,
    gapOrder,
  ]
    .filter((word) => word !== undefined)
    .join(' ');
}

export function rowOf(lane: Lane, outcome: Outcome): string[] {
  const { expanded, generated, evaluated, peakFrontier } = outcome.stats;
  const counts = [expanded, generated, evaluated, peakFrontier].map(formatCount);
  return [nameOf(lane), lengthOf(outcome), ...counts, branchingOf(outcome)?.toFixed(2) ?? '–'];
}

function lengthOf(outcome: Outcome): string {
  if (outcome.status === 'solved') return `${outcome.optimal ? '= ' : ''}${outcome.length}`;
  return outcome.status === 'unsolvable' ? 'none' : `≥ ${outcome.lowerBound}`;
}

export function branchingOf(outcome: Outcome): number | undefined {
  if (outcome.status !== 'solved') return undefined;
  return effectiveBranchingFactor(outcome.stats.generated, outcome.length);
}
