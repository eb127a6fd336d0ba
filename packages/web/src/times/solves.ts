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

export function addSolves(more: readonly Solve[]): void {
  keepSolves(mergeSolves(solves(), more));
}
