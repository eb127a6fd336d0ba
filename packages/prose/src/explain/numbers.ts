import type { Facts } from '@glissade/analysis/explain/explanation';

/** 25955 → "25,955"; digits too many to read are told in powers of ten. */
export function countWords(count: number | string): string {
  const digits = String(count);
  if (isCut(count)) return `${digits[0]}.${digits.slice(1, 3)}e${digits.length - 1}`;
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Whether those digits are only the first of it. */
export function isCut(count: number | string): boolean {
  return String(count).length > 15;
}

/** Parts between doors that are one move. */
export function singleMovesOf({ doors, lastMoveForced }: Facts): number {
  return doors.filter(({ forced }) => forced).length + (lastMoveForced ? 1 : 0);
}

/**
 * The moves after which the number is larger than before the longest detour: all of it but the
 * last, which makes good for it.
 */
export function detourMoves({ intuition: { detour } }: Facts) {
  return detour && { from: detour.from, to: detour.to - 1 };
}

/** A part of a whole in percent, rounded. */
export function percentOf(part: number, whole: number): number {
  return Math.round((100 * part) / whole);
}
