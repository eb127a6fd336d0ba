/** 25955 → "25,955"; digits too many to read are told in powers of ten. */
export function countWords(count: number | string): string {
  const digits = String(count);
  if (digits.length > 15) return `${digits[0]}.${digits.slice(1, 3)}e${digits.length - 1}`;
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** "33 %", of a part of a whole: "less than 1 %" where it is. */
export function percentOf(part: number, whole: number): number {
  return Math.round((100 * part) / whole);
}
