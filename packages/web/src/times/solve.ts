/** One solved puzzle, as it is kept and exported. */
export type Solve = {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What counts together: `4x4`, or the title of a block puzzle. */
  readonly event: string;
  /** Of a puzzle of the catalogue; earlier versions kept its title alone. */
  readonly id?: string;
  readonly timeMs: number;
  /** Missing where another program has not told them. */
  readonly steps?: number;
  readonly moves?: number;
  /** Tiles pushed together counted once; of tile puzzles alone, and not known of all. */
  readonly mtm?: number;
  /** The shortest length known, in the puzzle's main metric. */
  readonly optimum?: number;
  /** Hints or solver were asked: shown, but not part of averages. */
  readonly helped: boolean;
  /** The start as a picture, rows divided by slashes, or the scramble of another program. */
  readonly start: string;
  /** Given up, or not to count: in averages the worst there is. */
  readonly dnf?: boolean;
  /** Whether `timeMs` holds a penalty, as the 2 seconds of a judge. */
  readonly penalty?: boolean;
  /** The session it belongs to; missing for the first one, which has no name. */
  readonly session?: string;
};

/** What a solve counts in averages. */
export function countedMs({ timeMs, dnf }: Solve): number {
  return dnf === true ? Number.POSITIVE_INFINITY : timeMs;
}

/** Times that make averages: without those that had help. */
export function countedTimes(solves: readonly Solve[]): number[] {
  return solves.filter(({ helped }) => !helped).map(countedMs);
}

/** The sessions there are, the latest first; '' is the one without a name. */
export function sessionsOf(solves: readonly Solve[]): string[] {
  return [...new Set([...solves].reverse().map(({ session }) => session ?? ''))];
}

const NUMBERS = ['at', 'timeMs'] as const;
const COUNTS = ['steps', 'moves', 'mtm'] as const;
/** The last moment that is a date: a solve of a damaged file would be shown nowhere after it. */
const MOMENT_MAX = 8.64e15;

function isSolve(json: unknown): json is Solve {
  if (typeof json !== 'object' || json === null) return false;
  const one = json as Readonly<Record<string, unknown>>;
  return (
    NUMBERS.every((name) => isCount(one[name])) &&
    COUNTS.every((name) => one[name] === undefined || isCount(one[name])) &&
    typeof one.event === 'string' &&
    typeof one.start === 'string' &&
    typeof one.helped === 'boolean' &&
    (one.id === undefined || typeof one.id === 'string') &&
    (one.optimum === undefined || Number.isFinite(one.optimum)) &&
    (one.dnf === undefined || typeof one.dnf === 'boolean') &&
    (one.penalty === undefined || typeof one.penalty === 'boolean') &&
    (one.session === undefined || typeof one.session === 'string')
  );
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= MOMENT_MAX;
}

/** The solves of a JSON list, what makes no sense left out; undefined when it is no list. */
export function parseSolves(json: unknown): Solve[] | undefined {
  return Array.isArray(json) ? json.filter(isSolve) : undefined;
}

/** Both lists in the order of time, each solve once. */
export function mergeSolves(a: readonly Solve[], b: readonly Solve[]): Solve[] {
  const keyOf = ({ at, event, timeMs }: Solve) => `${at} ${event} ${timeMs}`;
  const all = new Map([...a, ...b].map((solve) => [keyOf(solve), solve]));
  return [...all.values()].sort((one, other) => one.at - other.at);
}

/** Tells which known puzzles were solved, and not only given up. */
export function solvedAmong(
  solves: readonly Solve[],
): (record: { readonly id: string; readonly title: string }) => boolean {
  const solved = solves.filter(({ dnf }) => dnf !== true);
  const names = new Set(solved.map(({ id, event }) => id ?? event));
  return ({ id, title }) => names.has(id) || names.has(title);
}

/** The events there are, the latest first. */
export function eventsOf(solves: readonly Solve[]): string[] {
  return [...new Set([...solves].reverse().map(({ event }) => event))];
}
