// Whether the search has found a goal; its key is at GOAL_KEY_BASE.

export let hasGoal: bool = false;

export function recordGoal(): void {
  hasGoal = true;
}

export function clearGoal(): void {
  hasGoal = false;
}
