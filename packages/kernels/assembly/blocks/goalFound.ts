// Whether a goal was met; its key stands at GOAL_KEY_BASE.

export let hasGoal: bool = false;

export function rememberGoal(): void {
  hasGoal = true;
}

export function forgetGoal(): void {
  hasGoal = false;
}
