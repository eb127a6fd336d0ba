/* The searches of a race, one for each combination of flags. */
import type { Metric, Puzzle } from '@glissade/core';
import type { TieRule } from '@glissade/search/algorithms';
import type { EngineName } from '@glissade/solve/engines/engineNames';
import { ENGINES, engineByName } from '@glissade/solve/engines/engines';
import type { HeuristicName } from '@glissade/solve/engines/heuristics';
import { checkOptions } from '@glissade/solve/options/checkOptions';
import type { Limits, SolveOptions } from '@glissade/solve/options/options';
import type { Outcome } from '@glissade/solve/outcome';
import { solve } from '@glissade/solve/solve';
import { UsageError } from '../../errors.ts';

export type RaceFlags = {
  readonly engines?: readonly string[];
  readonly heuristics?: readonly string[];
  readonly weights?: readonly number[];
  readonly ties?: readonly string[];
  readonly gapOrders?: readonly string[];
  readonly expression?: string;
  readonly metric?: Metric;
};

/** One search of a race; only what was asked for is set. */
export type Lane = {
  readonly engine: EngineName;
  readonly heuristic?: HeuristicName;
  readonly expression?: string;
  readonly weight?: number;
  readonly ties?: TieRule;
  readonly gapOrder?: string;
};

/** True where a search takes the heuristic that suits the puzzle, as none is named. */
export function hasDefaultHeuristic({ engine, heuristic, expression }: Lane): boolean {
  if (heuristic !== undefined || expression !== undefined) return false;
  return engineByName(engine).accepts.includes('heuristic');
}

/** A search that needs more is not worth waiting for where nobody has set a limit. */
export const NODES_DEFAULT = 500_000;

/** Every combination that was asked for, in the order of the flags; options where they count. */
export function lanesOf(puzzle: Puzzle, flags: RaceFlags): Lane[] {
  const names = (flags.engines as readonly EngineName[] | undefined) ?? textbookNames(puzzle);
  const own = flags.expression === undefined ? [] : [{ expression: flags.expression }];
  const named = (flags.heuristics ?? []).map((name) => ({ heuristic: name as HeuristicName }));
  const heuristics = [...named, ...own];
  const lanes: Lane[] = names.flatMap((name) => {
    const { accepts } = engineByName(name);
    return combine(
      [{ engine: name }],
      accepts.includes('heuristic') ? heuristics : [],
      accepts.includes('weight') ? (flags.weights ?? []).map((weight) => ({ weight })) : [],
      accepts.includes('ties') ? (flags.ties ?? []).map((ties) => ({ ties: ties as TieRule })) : [],
      accepts.includes('gapOrder') ? (flags.gapOrders ?? []).map(gapOrderOf) : [],
    );
  });
  refuseUnheeded(lanes, flags);
  // What the last lane cannot mean is said before the first one runs.
  for (const lane of lanes) checkOptions(puzzle, optionsOf(lane, flags.metric));
  return lanes;
}

const gapOrderOf = (order: string) => ({ gapOrder: order.toUpperCase() });

function textbookNames(puzzle: Puzzle): EngineName[] {
  const textbook = ENGINES.filter(({ accepts }) => accepts.includes('watch'));
  return textbook.filter(({ refuses }) => !refuses(puzzle)).map(({ name }) => name);
}

/** Each of the first with each of the second, and so on; an empty list changes nothing. */
function combine(
  first: readonly Lane[],
  ...lists: readonly (readonly Partial<Lane>[])[]
): readonly Lane[] {
  return lists.reduce<readonly Lane[]>(
    (lanes, list) =>
      list.length === 0
        ? lanes
        : lanes.flatMap((lane) => list.map((more) => ({ ...lane, ...more }))),
    first,
  );
}

/** An option that no lane heeds is an error. */
function refuseUnheeded(lanes: readonly Lane[], flags: RaceFlags): void {
  const options = [
    ['heuristics', 'heuristic'],
    ['expression', 'expression'],
    ['weights', 'weight'],
    ['ties', 'ties'],
    ['gapOrders', 'gapOrder'],
  ] as const;
  for (const [flag, part] of options) {
    if (flags[flag] === undefined || lanes.some((lane) => lane[part] !== undefined)) continue;
    const name = flag === 'gapOrders' ? 'gap-orders' : flag;
    const hint = 'omit it, or race engines that use it';
    throw new UsageError('combination', `--${name} has no effect on these engines`, hint);
  }
}

/** Runs one search of a race to its end or its limit. */
export function runLane(
  puzzle: Puzzle,
  lane: Lane,
  limits: Limits,
  metric: Metric | undefined,
  signal: AbortSignal,
): Promise<Outcome> {
  const isOpen = limits.nodes === undefined && limits.timeMs === undefined;
  return solve(puzzle, {
    ...optionsOf(lane, metric),
    limits: isOpen ? { ...limits, nodes: NODES_DEFAULT } : limits,
    signal,
  });
}

function optionsOf(lane: Lane, metric: Metric | undefined): SolveOptions {
  return { ...lane, metric };
}
