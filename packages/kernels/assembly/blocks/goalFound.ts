// Whether a goal was met; its key stands at GOAL_KEY_BASE.

export let hasGoal: bool = false;

export function recordGoal(): void {
  hasGoal = true;
}

export function clearGoal(): void {
  hasGoal = false;
}
