import {
  applyStep,
  type Metric,
  type Puzzle,
  parseMoves,
  parsePuzzle,
  replay,
  type State,
  stateKey,
} from '@glissade/core';
import { solveSync } from '@glissade/engine';
import { describe, expect, test } from 'vitest';
import type { Outcome, WorkerSolver } from '../worker/solver.ts';
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
  const waiting: { readonly signal: AbortSignal; go: () => void }[] = [];
  const tables: { readonly signal: AbortSignal; refuse: () => void }[] = [];
  const solver = {
    solve: (puzzle: Puzzle, options: Parameters<WorkerSolver['solve']>[1]) =>
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
    expect(last()).toEqual({ isWorking: false, isStopped: true });
    waiting[0]!.go();
    await settle();
    expect(last()).toEqual({ isWorking: false, isStopped: true });
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
