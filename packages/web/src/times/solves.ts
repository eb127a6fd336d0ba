import { createSignal } from 'solid-js';
import { followStored, readStored, writeStored } from '../store/stored.ts';
import { mergeSolves, parseSolves, type Solve } from './solve.ts';

const readSolves = () => readStored('solves', parseSolves) ?? [];

const [solves, setSolves] = createSignal<readonly Solve[]>(readSolves());
followStored('solves', () => setSolves(readSolves()));

/** Every solve kept on this device, in the order of time. */
export { solves };

export function keepSolves(next: readonly Solve[]): void {
  setSolves(next);
  writeStored('solves', next);
}

/** Puts another record in the place of one, as after it was marked. */
export function changeSolve(old: Solve, next: Solve): void {
  keepSolves(solves().map((one) => (one === old ? next : one)));
}

/** The shortest length of a solve's puzzle, which may be proved long after it. */
export function noteOptimum(at: number, optimum: number): void {
  const solve = solves().find((one) => one.at === at && one.optimum === undefined);
  if (solve) changeSolve(solve, { ...solve, optimum });
}

const parseName = (json: unknown) => (typeof json === 'string' ? json : undefined);
const [session, setSession] = createSignal(readStored('session', parseName) ?? '');

/** The session that solves are added to; '' is the one without a name. */
export { session };

export function chooseSession(name: string): void {
  setSession(name);
  writeStored('session', name);
}

/** Returns how many of them were not here before. */
export function addSolves(more: readonly Solve[]): number {
  const before = solves().length;
  keepSolves(mergeSolves(solves(), more));
  return solves().length - before;
}
