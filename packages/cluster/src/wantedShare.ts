/** More than one job per idle place is handed back, since some have little left. */
const PER_PLACE = 2;

/** The share of jobs to be handed back: none while jobs wait, else the more the more idle. */
export function wantedShare(now: {
  readonly waiting: number;
  readonly active: number;
  readonly places: number;
}): number {
  const idle = now.places - now.active;
  if (now.waiting > 0 || idle <= 0) return 0;
  return Math.min(1, (PER_PLACE * idle) / Math.max(1, now.active));
}
