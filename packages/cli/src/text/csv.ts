import { refuseFlags } from '../flags/together.ts';

/** Throws UsageError where answers were asked for both as CSV and as JSON. */
export function requireOneFormat(
  { csv }: { readonly csv?: boolean },
  { json }: { readonly json: boolean },
): void {
  if (json) refuseFlags({ csv }, ['csv'], '--json');
}

/** Values as a line of CSV, for spreadsheets; nothing for a value that is not there. */
export function csvLine(values: readonly (string | number | boolean | undefined)[]): string {
  return values.map((value) => csvField(String(value ?? ''))).join(',');
}

/** What a spreadsheet would run: also behind blanks, or what begins with a tab or a line end. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
/** Begins as a formula does, and is none. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** RFC 4180; a formula gets a quote in front, so that it stays a text. */
function csvField(value: string): string {
  const text = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
