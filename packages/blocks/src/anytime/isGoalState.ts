import type { BlockProblem } from '@glissade/search/problem/blockProblem';

/** Whether a state, as placement by slot, meets a goal. */
export function isGoalState({ goals, kinds }: BlockProblem, at: Int32Array): boolean {
  return goals.some((goal) =>
    goal.every(({ kind, placement }) => {
      const { firstSlot, slotCount } = kinds[kind]!;
      for (let slot = firstSlot; slot < firstSlot + slotCount; slot++) {
        if (at[slot] === placement) return true;
      }
      return false;
    }),
  );
}
