/* What is known of the puzzle in the editor: looked at in a worker, which ends with each change. */
import { type Lengths, type Puzzle, specOf } from '@glissade/core';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { askDesign } from '../worker/analysisWorker.ts';
import type { DesignKnown, FromDesign, OtherGoal, Variation } from '../worker/designMessages.ts';

export type Design = {
  readonly lengths?: Partial<Lengths>;
  /** Missing until it is known. */
  readonly known?: DesignKnown;
  readonly before?: number;
  readonly changes: number;
  readonly variations: readonly Variation[];
  readonly isVaried: boolean;
  readonly goals: readonly OtherGoal[];
  readonly failure?: string;
};

const NOTHING: Design = { changes: 0, variations: [], isVaried: false, goals: [] };
const WAIT_MS = 400;

export function useDesign(puzzle: Accessor<Puzzle | undefined>): Accessor<Design> {
  const [design, setDesign] = createSignal(NOTHING);
  let end = () => {};
  createEffect(
    on(puzzle, (next) => {
      end();
      setDesign(NOTHING);
      if (next?.type !== 'blocks') return;
      let stop = () => {};
      const hear = (message: FromDesign) => setDesign(heard(design(), message));
      const waiting = setTimeout(() => {
        stop = askDesign({ ask: 'look', puzzle: specOf(next) }, hear);
      }, WAIT_MS);
      end = () => {
        clearTimeout(waiting);
        stop();
      };
    }),
  );
  onCleanup(() => end());
  return design;
}

function heard(design: Design, message: FromDesign): Design {
  switch (message.tell) {
    case 'lengths':
      return { ...design, lengths: message.lengths };
    case 'facts':
      return { ...design, known: message.known };
    case 'before': {
      const known = message.before.status === 'solved' ? { before: message.before.length } : {};
      return { ...design, ...known, changes: message.of };
    }
    case 'variation':
      return { ...design, variations: [...design.variations, message.variation] };
    case 'varied':
      return { ...design, isVaried: true };
    case 'goals':
      return { ...design, goals: message.goals };
    case 'failed':
      return { ...design, isVaried: true, failure: message.failure };
    default:
      return design;
  }
}
