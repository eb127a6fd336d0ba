/*
 * Where chapters begin and end.
 *
 * First they are cut at milestones, because between two of them lengths and numbers of ways
 * multiply out; there can be dozens in a row, so some are chosen. A chapter ends at the first
 * milestone at which a goal piece lies elsewhere than when it began, and at the last of a row of
 * doors. Then the shortest chapter joins the shorter of its neighbours until there are no more than
 * CHAPTERS_MAX.
 *
 * A chapter of LONG_MIN moves and more is too much to hold in mind, and is cut again: at a
 * milestone, or else where a piece first comes to a place to which every shortest solution brings
 * it. A goal piece counts before others, then the largest, then what is nearest the middle; a cut
 * leaves a quarter on either side where that can be.
 *
 * Refused: doors (they are milestones), landmarks (each of them is such a place, at the cost of a
 * sweep), the level with the fewest states (it says nothing to a person), and where a piece comes
 * to stay until the chapter ends (another shortest solution need not do so).
 */
import type { Puzzle } from '@glissade/core';
import type { Space } from '../analyse/space/space.ts';
import { goalPiecesOf } from './facts/describedFacts.ts';
import { placesOnEveryShortest } from './facts/everyShortest.ts';
import type { Fact } from './facts/facts.ts';
import type { BestLine } from './space/bestLine.ts';
import type { Folded } from './space/folding.ts';
import type { ShortestWays } from './space/shortestWays.ts';

const CHAPTERS_MAX = 8;
const LONG_MIN = 30;
/** A cut of a long chapter leaves at least so many moves on either side. */
const PART_MIN = 5;

/** What is cut, and what the cuts are chosen by: doors and ways are those of classes. */
export type Cut = {
  readonly folded: Folded;
  readonly ways: ShortestWays;
  /** The shortest ways of the space itself. */
  readonly unfolded: ShortestWays;
  readonly doors: readonly number[];
  readonly line: BestLine;
};

/** Where chapters begin and end, in moves, the start and the goal among them. */
export type Cuts = {
  readonly levels: readonly number[];
  /** For cuts that are no milestones: where every shortest solution brings a piece. */
  readonly places: ReadonlyMap<number, Fact>;
};

/** A level at which a long chapter may be cut. */
type Stop = {
  readonly level: number;
  readonly isMilestone: boolean;
  /** What is first met there, if anything. */
  readonly places: readonly PlaceMet[];
};

type PlaceMet = { readonly fact: Fact; readonly isOfGoal: boolean; readonly size: number };

export function* cutsOf(space: Space, cut: Cut): Generator<number, Cuts> {
  const levels = fewer(chooseCuts(space.puzzle, cut));
  const parts = levels.slice(1).map((to, i) => [levels[i]!, to] as const);
  if (parts.every(([from, to]) => to - from < LONG_MIN)) return { levels, places: new Map() };
  const stops = yield* stopsOf(space, cut);
  const added = parts.flatMap(([from, to]) => stopsBetween(from, to, stops));
  const places = added.flatMap(({ level, isMilestone, places: [first] }) =>
    isMilestone || !first ? [] : [[level, first.fact] as const],
  );
  const all = [...levels, ...added.map(({ level }) => level)].sort((a, b) => a - b);
  return { levels: all, places: new Map(places) };
}

export function levelsOfDoors({ folded, ways, doors }: Cut): number[] {
  return doors.map((door) => ways.length - folded.toGoal[door]!);
}

function chooseCuts(puzzle: Puzzle, cut: Cut): number[] {
  const { length, milestones } = cut.ways;
  const { states } = cut.line;
  const doorLevels = levelsOfDoors(cut);
  const goalPieces = goalPiecesOf(puzzle);
  const cuts = [0];
  for (const level of milestones) {
    const [before, now] = [states[cuts.at(-1)!]!, states[level]!];
    const isElsewhere = goalPieces.some((piece) => before[piece] !== now[piece]);
    const endsRow = doorLevels.includes(level) && !doorLevels.includes(level + 1);
    if (isElsewhere || endsRow) cuts.push(level);
  }
  return [...cuts, length];
}

function fewer(cuts: readonly number[]): number[] {
  const kept = [...cuts];
  while (kept.length - 1 > CHAPTERS_MAX) {
    const lengths = kept.slice(1).map((cut, i) => cut - kept[i]!);
    const shortest = lengths.indexOf(Math.min(...lengths));
    const before = lengths[shortest - 1] ?? Number.POSITIVE_INFINITY;
    const after = lengths[shortest + 1] ?? Number.POSITIVE_INFINITY;
    kept.splice(before <= after ? shortest : shortest + 1, 1);
  }
  return kept;
}

/** Milestones, and levels at which the line first meets a place of every shortest solution. */
function* stopsOf(space: Space, { folded, ways, unfolded, line }: Cut): Generator<number, Stop[]> {
  const { puzzle } = space;
  const candidates = yield* placesOnEveryShortest(space, folded, { ways, unfolded });
  const goalKinds = new Set(puzzle.goals.flatMap((goal) => goal.map(({ kind }) => kind)));
  const met = new Map<number, PlaceMet[]>(ways.milestones.map((level) => [level, []]));
  for (const { fact } of candidates) {
    const level = firstLevelOf(puzzle, line, fact);
    const { kind } = fact[0]![0]!;
    const { length: size } = puzzle.pieces[puzzle.kinds[kind]!.pieces[0]!]!.shape;
    const places = met.get(level) ?? [];
    places.push({ fact, isOfGoal: goalKinds.has(kind), size });
    met.set(level, places);
  }
  const isMilestone = new Set(ways.milestones);
  return [...met].map(([level, places]) => ({
    level,
    isMilestone: isMilestone.has(level),
    places: places.sort(byPlace),
  }));
}

function firstLevelOf({ kinds }: Puzzle, { states }: BestLine, fact: Fact): number {
  const isThere = (level: number) =>
    fact.some(([place]) =>
      kinds[place!.kind]!.pieces.some((piece) => states[level]![piece] === place!.cell),
    );
  return [...states.keys()].find(isThere)!;
}

/** The stops at which a part of the line is cut, in order; none where it is short. */
function stopsBetween(from: number, to: number, stops: readonly Stop[]): Stop[] {
  if (to - from < LONG_MIN) return [];
  const leaving = (least: number) =>
    stops.filter(({ level }) => level - from >= least && to - level >= least);
  const [best] =
    [leaving((to - from) / 4), leaving(PART_MIN)]
      .find((some) => some.length > 0)
      ?.sort((a, b) => byStop(a, b) || distance(a) - distance(b) || a.level - b.level) ?? [];
  function distance({ level }: Stop): number {
    return Math.abs(2 * level - from - to);
  }
  if (!best) return [];
  return [...stopsBetween(from, best.level, stops), best, ...stopsBetween(best.level, to, stops)];
}

function byStop(a: Stop, b: Stop): number {
  const byKind = Number(b.isMilestone) - Number(a.isMilestone);
  return byKind || byPlace(a.places[0] ?? NOTHING, b.places[0] ?? NOTHING);
}

const NOTHING = { isOfGoal: false, size: 0 };

function byPlace(a: Omit<PlaceMet, 'fact'>, b: Omit<PlaceMet, 'fact'>): number {
  return Number(b.isOfGoal) - Number(a.isOfGoal) || b.size - a.size;
}
