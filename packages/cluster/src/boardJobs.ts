/*
 * Boards of a batch are sent in groups, since a job costs Redis as much whatever is in it. This
 * says how long a group should take, and what its job is called: by the first and the last of its
 * boards, which are numbered; the job of one board has its number.
 */

/** How long a group takes, for each place that there is: so many jobs a second in all. */
const GROUP_MS_OF_PLACE = 2;
const GROUP_MS_MIN = 1000;
const GROUP_MS_MAX = 10_000;

export type BoardRange = { readonly from: number; readonly to: number };

const RANGE = /^boards-(\d{1,15})-(\d{1,15})$/;

/** How long a group of boards should take where there are so many places. */
export function groupMs(places: number): number {
  return Math.min(GROUP_MS_MAX, Math.max(GROUP_MS_MIN, places * GROUP_MS_OF_PLACE));
}

/** The job of the boards from one to another, both included. */
export function boardJob({ from, to }: BoardRange): string {
  return from === to ? `${from}` : `boards-${from}-${to}`;
}

/** The boards of a job; undefined where they are not several, and no more than `most`. */
export function boardsOf(job: string, most: number): BoardRange | undefined {
  const [, from, to] = RANGE.exec(job) ?? [];
  const range = { from: Number(from), to: Number(to) };
  const count = range.to - range.from + 1;
  return count > 1 && count <= most ? range : undefined;
}

/** The ids of the boards of a range. */
export function idsOf({ from, to }: BoardRange): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`);
}
