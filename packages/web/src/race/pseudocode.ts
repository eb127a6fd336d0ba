/* The textbook form of each algorithm, and which of its lines led to a moment. */
import type { pseudocode } from '../text/en/pseudocode.ts';
import type { RecordingEnd, Snapshot } from '../worker/laneMessages.ts';
import type { AlgorithmName, Choice } from './choices.ts';

/**
 * What can happen on the way to a moment: the search begins; a node is expanded; successors are
 * looked at; some are put on the frontier; a node is dropped from it; a bound or a level begins; a
 * goal is taken from the frontier, or found among successors; nothing is left.
 */
type Step =
  | 'begin'
  | 'expand'
  | 'successor'
  | 'open'
  | 'drop'
  | 'bound'
  | 'level'
  | 'goal'
  | 'found'
  | 'none';

export type LineName = keyof typeof pseudocode.lines;

/** A line, how far it is indented, and when it runs. */
export type Line = {
  readonly name: LineName;
  readonly indent: number;
  readonly steps: readonly Step[];
};

const line = (indent: number, name: LineName, ...steps: Step[]): Line => ({ name, indent, steps });

const none = line(0, 'none', 'none');
const loop = line(0, 'loop', 'expand', 'drop', 'goal', 'none');
const goalTaken = (indent: number) => [
  line(indent, 'ifGoal', 'expand', 'goal'),
  line(indent + 1, 'returnNode', 'goal'),
];

const markedAtOnce = (take: LineName, each: LineName): readonly Line[] => [
  line(0, 'frontierMet', 'begin'),
  loop,
  line(1, take, 'expand', 'goal'),
  ...goalTaken(1),
  line(1, each, 'successor'),
  line(2, 'ifUnmet', 'successor'),
  line(3, 'openMet', 'open'),
  none,
];

const cheapestFirst = (start: LineName, take: LineName, ...value: Line[]): readonly Line[] => [
  line(0, start, 'begin'),
  loop,
  line(1, take, 'expand', 'goal'),
  ...goalTaken(1),
  line(1, 'each', 'successor'),
  line(2, 'cost', 'successor'),
  line(2, 'ifCheaper', 'successor'),
  ...value,
  line(3, 'openAgain', 'open'),
  none,
];

const astar = (value: LineName) => cheapestFirst('frontier', 'takeLeastF', line(3, value, 'open'));

const CODE: Readonly<Record<AlgorithmName, readonly Line[]>> = {
  bfs: [
    line(0, 'frontierMet', 'begin'),
    line(0, 'ifStartGoal', 'begin'),
    line(0, 'loop', 'expand', 'found', 'none'),
    line(1, 'takeOldest', 'expand', 'found'),
    line(1, 'each', 'successor', 'found'),
    line(2, 'ifUnmet', 'successor', 'found'),
    line(3, 'ifSuccessorGoal', 'open', 'found'),
    line(4, 'returnSuccessor', 'found'),
    line(3, 'openMet', 'open'),
    none,
  ],
  'bfs-late': markedAtOnce('takeOldest', 'each'),
  dfs: [
    line(0, 'frontier', 'begin'),
    loop,
    line(1, 'takeNewest', 'expand', 'drop', 'goal'),
    line(1, 'ifUnexpanded', 'expand', 'drop', 'goal'),
    ...goalTaken(2),
    line(2, 'eachFromLast', 'successor'),
    line(3, 'open', 'open'),
    none,
  ],
  'dfs-marked': markedAtOnce('takeNewest', 'eachFromLast'),
  iddfs: [
    line(0, 'eachBound', 'begin', 'bound'),
    line(1, 'frontier', 'begin', 'bound'),
    line(1, 'loop', 'expand', 'drop', 'goal'),
    line(2, 'takeNewest', 'expand', 'drop', 'goal'),
    line(2, 'unlessNearer', 'expand', 'drop', 'goal'),
    ...goalTaken(3),
    line(3, 'ifWithin', 'expand'),
    line(4, 'eachFromLast', 'successor'),
    line(5, 'open', 'open'),
    line(1, 'ifNoneAtBound', 'bound', 'none'),
    line(2, 'none', 'none'),
  ],
  ucs: cheapestFirst('frontier', 'takeLeastG'),
  greedy: [
    line(0, 'frontierMet', 'begin'),
    loop,
    line(1, 'takeLeastH', 'expand', 'goal'),
    ...goalTaken(1),
    line(1, 'each', 'successor'),
    line(2, 'ifUnmet', 'successor'),
    line(3, 'estimate', 'open'),
    line(3, 'openMet', 'open'),
    none,
  ],
  astar: astar('sum'),
  idastar: [
    line(0, 'firstBound', 'begin'),
    line(0, 'whileBound', 'begin', 'bound', 'none'),
    line(1, 'frontier', 'begin', 'bound'),
    line(1, 'loop', 'expand', 'goal'),
    line(2, 'takeNewest', 'expand', 'goal'),
    ...goalTaken(2),
    line(2, 'eachButBack', 'successor'),
    line(3, 'ifBelow', 'successor'),
    line(4, 'open', 'open'),
    line(1, 'nextBound', 'bound'),
    none,
  ],
  bidirectional: [
    line(0, 'bothFrontiers', 'begin'),
    line(0, 'ifStartGoal', 'begin'),
    line(0, 'whileBoth', 'level', 'none'),
    line(1, 'smallerSide', 'level'),
    line(1, 'eachOfSide', 'expand', 'found'),
    line(2, 'each', 'successor', 'found'),
    line(3, 'ifUnmetHere', 'successor', 'found'),
    line(4, 'ifMetThere', 'open', 'found'),
    line(5, 'returnThrough', 'found'),
    line(4, 'openHere', 'open'),
    none,
  ],
};

const WEIGHTED = astar('weightedSum');

/** The lines of what somebody has chosen: 8 to 12 of them. */
export function pseudocodeOf({ algorithm, weight }: Choice): readonly Line[] {
  return algorithm === 'astar' && weight !== 1 ? WEIGHTED : CODE[algorithm];
}

export type Steps = Readonly<Partial<Record<Step, number>>>;

/** What led to a moment, and how often; nothing where the search never began: parity has spoken. */
export function stepsAt({ at, turn, frontier }: Snapshot, end: RecordingEnd | undefined): Steps {
  const begin: Steps = at === 0 ? { begin: 1 } : {};
  const isOver = end !== undefined && at === end.stats.expanded;
  if (isOver && end.status === 'solved') return { ...begin, goal: 1, ...(at > 0 && { found: 1 }) };
  if (isOver && end.status === 'unsolvable') {
    const neverBegan = at === 0 && frontier === 0 && end.stats.evaluated === 0;
    return neverBegan ? {} : { ...begin, none: 1 };
  }
  const { generated, opened, dropped, bounds, provesMore } = turn;
  const drop = dropped > 0 ? { drop: dropped } : {};
  // The first bound and the first level belong to the beginning.
  if (at === 0) return { ...begin, ...drop, bound: Math.max(0, bounds.length - 1), level: 1 };
  return {
    ...{ expand: 1, successor: generated, open: opened, ...drop },
    ...{ bound: bounds.length, level: provesMore ? 1 : 0 },
  };
}

/** How often a line ran on the way to a moment; 0: not at all. */
export function timesOf({ steps }: Line, led: Steps): number {
  return steps.reduce((times, step) => times + (led[step] ?? 0), 0);
}
