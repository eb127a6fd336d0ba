/** Values as a line of CSV, for spreadsheets; nothing for a value that is not there. */
export function csvLine(values: readonly (string | number | boolean | undefined)[]): string {
  return values.map((value) => csvField(String(value ?? ''))).join(',');
}

function csvField(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
