/* What is known of the puzzle in the editor: looked at in a worker, which ends with each change. */
import { type Lengths, type Puzzle, specOf } from '@glissade/core';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { askDesign } from '../worker/analysisWorker.ts';
import type { DesignFacts, FromDesign, OtherGoal, Variation } from '../worker/designMessages.ts';

export type Design = {
  readonly lengths?: Partial<Lengths>;
  /** Undefined until it is known; null where there are too many states. */
  readonly facts?: DesignFacts | null;
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
      return { ...design, facts: message.facts ?? null };
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
      return { ...design, facts: design.facts ?? null, isVaried: true, failure: message.failure };
    default:
      return design;
  }
}
