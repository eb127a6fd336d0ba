/** What was typed, as a whole number within bounds; undefined where it is none. */
export function wholeNumber(text: string, min: number, max: number): number | undefined {
  const given = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isInteger(given) && given >= min && given <= max ? given : undefined;
}
