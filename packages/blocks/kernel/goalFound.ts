// Whether the search has found a goal, and whether it stops there. The goal's key is at
// GOAL_KEY_BASE.

export let hasGoal: bool = false;
/** The search completes the level in which it finds a goal. */
let completesLevel: bool = false;

export function recordGoal(): void {
  hasGoal = true;
}

export function clearGoal(): void {
  hasGoal = false;
}

/** Forgets the goal; the next search stops at the first one. */
export function resetGoal(): void {
  hasGoal = false;
  completesLevel = false;
}

/** Lets the search complete the level in which it finds a goal, so that it finds all goals. */
export function completeGoalLevel(): void {
  completesLevel = true;
}

/** True when the search is over because it has found a goal. */
// @ts-ignore: decorator
@inline
export function stopsAtGoal(): bool {
  return hasGoal && !completesLevel;
}

/** 1 when a goal has been generated. */
export function isGoalGenerated(): i32 {
  return hasGoal ? 1 : 0;
}
