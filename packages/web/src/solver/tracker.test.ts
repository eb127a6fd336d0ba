import {
  applyStep,
  type Metric,
  type Puzzle,
  parseMoves,
  parsePuzzle,
  replay,
  type State,
  type Steps,
  stateKey,
} from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { solveSync } from '@glissade/solve/solve';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ImproveProgress, Outcome, WorkerSolver } from '../worker/solver.ts';
import type { Knowledge } from './knowledge.ts';
import { planOf, restOfPlan } from './plan.ts';
import { createTracker } from './tracker.ts';

const KLOTSKI = parsePuzzle(
  'start:\n2003\n2003\n4115\n4785\n6..9\ngoal:\n....\n....\n....\n.00.\n.00.\n',
);
const placeOf = (state: State = KLOTSKI.start, metric: Metric = 'moves') => ({
  puzzle: KLOTSKI,
  state,
  metric,
});
const step = (state: State, label: string, direction: 'U' | 'R' | 'D' | 'L') =>
  applyStep(KLOTSKI, state, {
    piece: KLOTSKI.pieces.findIndex((piece) => piece.label === label),
    direction,
  });

/** A solver whose answers wait until they are let go. */
function heldSolver() {
  const waiting: { readonly signal: AbortSignalLike; go: () => void }[] = [];
  const tables: { readonly signal: AbortSignal; refuse: () => void }[] = [];
  const solver = {
    forget: () => Promise.resolve(),
    improve: (puzzle: Puzzle, options: Parameters<WorkerSolver['improve']>[1]) =>
      new Promise<Outcome>((resolve) => {
        const { state, signal, onProgress: _, ...rest } = options!;
        const go = () => resolve(solveSync({ ...puzzle, start: state as State }, rest));
        waiting.push({ signal: signal!, go });
      }),
    distanceTable: (_: Puzzle, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve) => {
        const refuse = () => resolve({ status: 'undecided', limit: 'nodes', statesMin: 1 });
        tables.push({ signal, refuse });
      }),
  } as unknown as WorkerSolver;
  return { solver, waiting, tables };
}

function started() {
  const held = heldSolver();
  const told: Knowledge[] = [];
  const tracker = createTracker(
    () => held.solver,
    (knowledge) => told.push(knowledge),
  );
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  return { ...held, told, tracker, settle, last: () => told.at(-1)! };
}

describe('tracker', () => {
  test('a line found is followed without another search', async () => {
    const { tracker, waiting, last, settle } = started();
    tracker.see(placeOf(), 'line');
    expect(last()).toEqual({ isWorking: true });
    waiting[0]!.go();
    await settle();
    expect(last()).toMatchObject({ isWorking: false, distance: 81 });
    const first = last().line!;
    const second = replay(KLOTSKI, first.subarray(0, countFirstMove(first))).end;
    tracker.see(placeOf(second), 'line');
    expect(last()).toMatchObject({ isWorking: false, distance: 80 });
    expect(replay(KLOTSKI, last().line!, second).reachesGoal).toBe(true);
    expect(waiting).toHaveLength(1);
  });

  test('off the line it searches again and cancels what is stale', async () => {
    const { tracker, waiting, last, settle } = started();
    tracker.see(placeOf(), 'line');
    waiting[0]!.go();
    await settle();
    const isRight = last().line![0]! === KLOTSKI.pieces.findIndex((p) => p.label === '9') * 4 + 3;
    const away = isRight ? step(KLOTSKI.start, '6', 'R') : step(KLOTSKI.start, '9', 'L');
    tracker.see(placeOf(away), 'line');
    expect(waiting).toHaveLength(2);
    const farther = step(step(KLOTSKI.start, '9', 'L'), '6', 'R');
    tracker.see(placeOf(farther), 'line');
    expect(waiting[1]!.signal.aborted).toBe(true);
    waiting[2]!.go();
    waiting[1]!.go();
    await settle();
    expect(replay(KLOTSKI, last().line!, farther).reachesGoal).toBe(true);
  });

  test('the first search may finish while somebody plays on', async () => {
    const { tracker, waiting, settle, last } = started();
    tracker.see(placeOf(), 'line');
    tracker.see(placeOf(step(KLOTSKI.start, '6', 'R')), 'line');
    expect(waiting).toHaveLength(1);
    expect(waiting[0]!.signal.aborted).toBe(false);
    waiting[0]!.go();
    await settle();
    waiting[1]?.go();
    await settle();
    expect(last().isWorking).toBe(false);
    expect(last().distance).toBeGreaterThan(78);
  });

  test('stops when told to, and goes on', async () => {
    const { tracker, waiting, settle, last } = started();
    tracker.see(placeOf(), 'line');
    tracker.stop();
    expect(waiting[0]!.signal.aborted).toBe(true);
    expect(last()).toEqual({ isWorking: false, pause: 'stopped' });
    waiting[0]!.go();
    await settle();
    expect(last()).toEqual({ isWorking: false, pause: 'stopped' });
    tracker.resume();
    waiting[1]!.go();
    await settle();
    expect(last()).toMatchObject({ isWorking: false, distance: 81 });
  });

  test('where no table can be made, a search tells the distance', async () => {
    const { tracker, waiting, tables, settle, last } = started();
    tracker.see(placeOf(), 'values');
    expect(waiting).toHaveLength(0);
    tables[0]!.refuse();
    await settle();
    waiting[0]!.go();
    await settle();
    expect(last()).toMatchObject({ isWorking: false, distance: 81 });
  });

  test('is left in the middle, and begins anew when somebody comes back', async () => {
    const { tracker, waiting, tables, settle, last } = started();
    tracker.see(placeOf(), 'values');
    tracker.leave();
    expect(tables[0]!.signal.aborted).toBe(true);
    tables[0]!.refuse();
    await settle();
    expect(last()).toEqual({ isWorking: false });
    tracker.see(placeOf(), 'values');
    expect(tables).toHaveLength(2);
    tables[1]!.refuse();
    await settle();
    expect(waiting).toHaveLength(1);
  });

  test('another puzzle ends everything of the one before', () => {
    const { tracker, waiting, tables } = started();
    tracker.see(placeOf(), 'line');
    tracker.see(placeOf(KLOTSKI.start, 'steps'), 'distance');
    const other = parsePuzzle('1 2 3/4 5 6/7 0 8');
    tracker.see({ puzzle: other, state: other.start, metric: 'stm' }, 'nothing');
    expect(waiting[0]!.signal.aborted).toBe(true);
    expect(tables[0]!.signal.aborted).toBe(true);
  });
});

describe('plan', () => {
  test('a state with equal pieces exchanged has the same rest, by their own names', () => {
    const outcome = solveSync(KLOTSKI, { metric: 'steps' });
    if (outcome.status !== 'solved') throw new Error(outcome.status);
    const steps = parseMoves(KLOTSKI, outcome.moves);
    const plan = planOf(placeOf(KLOTSKI.start, 'steps'), steps);
    const swapped = KLOTSKI.start.slice();
    const [six, nine] = ['6', '9'].map((l) => KLOTSKI.pieces.findIndex((p) => p.label === l));
    [swapped[six!], swapped[nine!]] = [swapped[nine!]!, swapped[six!]!];
    expect(stateKey(KLOTSKI, swapped)).toBe(stateKey(KLOTSKI, KLOTSKI.start));
    const rest = restOfPlan(plan, placeOf(swapped, 'steps'))!;
    expect(rest).not.toEqual(steps);
    expect(replay(KLOTSKI, rest, swapped).reachesGoal).toBe(true);
    expect(restOfPlan(plan, placeOf(swapped, 'moves'))).toBeUndefined();
  });
});

function countFirstMove(steps: Uint32Array): number {
  const other = steps.findIndex((each) => each >>> 2 !== steps[0]! >>> 2);
  return other < 0 ? steps.length : other;
}

/** A solver whose searches end and tell what the test wants. */
function scripted() {
  type Told = { readonly lowerBound: number } & Partial<ImproveProgress>;
  type Asked = { readonly from?: Steps; readonly signal: AbortSignal } & {
    readonly onProgress: (progress: Told) => void;
  };
  const asked: (Asked & { readonly end: (outcome: object) => void })[] = [];
  let forgotten = 0;
  const solver = {
    improve: (_: Puzzle, options: Asked) =>
      new Promise((resolve) => asked.push({ ...options, end: resolve })),
    forget: async () => void forgotten++,
  } as unknown as WorkerSolver;
  const told: Knowledge[] = [];
  const tracker = createTracker(
    () => solver,
    (knowledge) => told.push(knowledge),
  );
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  return { asked, tracker, settle, last: () => told.at(-1)!, forgotten: () => forgotten };
}

/** A row of a large board, one push from its goal: `RL` more is a longer way. */
function tilesOf(side: number) {
  const cells = Array.from({ length: side * side }, (_, at) => (at + 1) % (side * side));
  const rows = [...cells.slice(0, -2), 0, side * side - 1];
  const puzzle = parsePuzzle(
    Array.from({ length: side }, (_, y) => rows.slice(y * side, y * side + side).join(' ')).join(
      '\n',
    ),
  );
  return { puzzle, state: puzzle.start, metric: 'stm' as Metric };
}

/** A solution told by a search. */
const best = (moves: string) =>
  ({ best: { moves, length: moves.length } }) as unknown as Pick<ImproveProgress, 'best'>;

const YEARS_MS = 1e12;

describe('what a search has found', () => {
  afterEach(() => vi.useRealTimers());

  test('comes while it goes on, each time shorter, with the bound', () => {
    const { tracker, asked, last } = scripted();
    tracker.see(tilesOf(6), 'line');
    asked[0]!.onProgress({ lowerBound: 1, ...best('RLRLL') });
    expect(last()).toMatchObject({ isWorking: true, outcome: { length: 5, lowerBound: 1 } });
    asked[0]!.onProgress({ lowerBound: 2, ...best('RLL') });
    expect(last()).toMatchObject({ isWorking: true, outcome: { length: 3, lowerBound: 2 } });
    asked[0]!.onProgress({ lowerBound: 1, ...best('RLRLL') });
    expect(last()).toMatchObject({ progress: { lowerBound: 2 }, outcome: { length: 3 } });
  });

  test('is there when it is stopped, and where it goes on', async () => {
    const { tracker, asked, last, settle } = scripted();
    tracker.see(tilesOf(5), 'line');
    asked[0]!.onProgress({ lowerBound: 2, ...best('RLL') });
    tracker.stop();
    expect(asked[0]!.signal.aborted).toBe(true);
    asked[0]!.end({ status: 'cancelled', lowerBound: 2 });
    await settle();
    expect(last()).toMatchObject({ pause: 'stopped', outcome: { length: 3, lowerBound: 2 } });
    tracker.resume();
    expect(last()).toMatchObject({ isWorking: true, outcome: { length: 3 } });
    expect(asked[1]!.from).toHaveLength(3);
    asked[1]!.onProgress({ lowerBound: 1 });
    expect(last()).toMatchObject({ progress: { lowerBound: 2 }, outcome: { length: 3 } });
  });

  test('counts what the proof searched, not what was searched when its line came up', async () => {
    const { tracker, asked, last, settle } = scripted();
    tracker.see(tilesOf(4), 'line');
    const counted = (expanded: number) => ({ stats: { expanded } as ImproveProgress['stats'] });
    asked[0]!.onProgress({ lowerBound: 1, ...best('RLL'), ...counted(10) });
    expect(last()).toMatchObject({ outcome: { optimal: false, stats: { expanded: 10 } } });
    asked[0]!.onProgress({ lowerBound: 2, ...best('RLL'), ...counted(20) });
    expect(last()).toMatchObject({ outcome: { optimal: false, stats: { expanded: 20 } } });
    const steps: Steps = last().line!;
    const ended = { status: 'solved', optimal: true, length: 3, lowerBound: 3, ...counted(30) };
    asked[0]!.end({ ...ended, steps });
    await settle();
    expect(last()).toMatchObject({ outcome: { optimal: true, stats: { expanded: 30 } } });
    expect(last().line).toBe(steps);
  });

  test('outlives the view, and is given up in the worker for the next puzzle', () => {
    const { tracker, asked, last, forgotten } = scripted();
    const place = tilesOf(5);
    tracker.see(place, 'line');
    asked[0]!.onProgress({ lowerBound: 2, ...best('RLL') });
    tracker.leave();
    expect(asked[0]!.signal.aborted).toBe(true);
    expect(last()).toEqual({ isWorking: false });
    tracker.see(place, 'line');
    expect(last()).toMatchObject({ isWorking: true, outcome: { length: 3, lowerBound: 2 } });
    expect(forgotten()).toBe(0);
    tracker.see(tilesOf(6), 'nothing');
    expect(forgotten()).toBe(1);
  });

  test('leads on from every state of it', () => {
    const { tracker, asked, last } = scripted();
    const place = tilesOf(6);
    tracker.see(place, 'line');
    asked[0]!.onProgress({ lowerBound: 1, ...best('RLL') });
    const state = replay(place.puzzle, last().line!.subarray(0, 1)).end;
    tracker.see({ ...place, state }, 'line');
    expect(last()).toMatchObject({ isWorking: true, outcome: { length: 2, optimal: false } });
    expect(asked[1]!.from).toHaveLength(2);
  });

  test('is enough after a while, where a proof would take years', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { tracker, asked, last } = scripted();
    tracker.see(tilesOf(6), 'line');
    asked[0]!.onProgress({ lowerBound: 1, proofRestMs: YEARS_MS, ...best('RLL') });
    vi.advanceTimersByTime(15_000);
    asked[0]!.onProgress({ lowerBound: 1, proofRestMs: YEARS_MS });
    expect(last()).toMatchObject({ isWorking: true });
    vi.advanceTimersByTime(10_000);
    asked[0]!.onProgress({ lowerBound: 1, proofRestMs: YEARS_MS });
    expect(last()).toMatchObject({ isWorking: false, pause: 'resting', outcome: { length: 3 } });
    expect(asked[0]!.signal.aborted).toBe(true);
    tracker.resume();
    expect(asked).toHaveLength(2);
  });

  test('is given up in the worker when another puzzle is opened', () => {
    const { tracker, asked, forgotten } = scripted();
    tracker.see(tilesOf(6), 'line');
    expect(asked).toHaveLength(1);
    expect(forgotten()).toBe(0);
    tracker.see(tilesOf(5), 'nothing');
    expect(forgotten()).toBe(1);
  });
});
