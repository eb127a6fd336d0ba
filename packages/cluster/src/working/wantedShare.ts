/** More than one job per idle place is handed back, since some have little left. */
const PER_PLACE = 2;
/**
 * At each look. Each becomes sixteen, and the command adds and receives some hundred a second; more
 * would wait there unseen, so that all others were handed back as well, in ever smaller parts.
 */
const AT_ONCE_MAX = 12;

/** The share of jobs to be handed back: none while jobs wait, else the more the more idle. */
export function wantedShare(now: {
  readonly waiting: number;
  readonly active: number;
  readonly places: number;
}): number {
  const idle = now.places - now.active;
  if (now.waiting > 0 || idle <= 0) return 0;
  return Math.min(1, Math.min(PER_PLACE * idle, AT_ONCE_MAX) / Math.max(1, now.active));
}
