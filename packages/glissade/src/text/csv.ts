import { UsageError } from '../errors.ts';

/** Throws UsageError where answers were asked for both as CSV and as JSON. */
export function requireOneFormat(
  { csv }: { readonly csv?: boolean },
  { json }: { readonly json: boolean },
): void {
  if (!csv || !json) return;
  throw new UsageError('usage', '--csv and --json cannot be combined', 'leave out one of them');
}

/** Values as a line of CSV, for spreadsheets; nothing for a value that is not there. */
export function csvLine(values: readonly (string | number | boolean | undefined)[]): string {
  return values.map((value) => csvField(String(value ?? ''))).join(',');
}

function csvField(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
