/** What a spreadsheet would run: also behind blanks, or what begins with a tab or a line end. */
const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
/** Begins as a formula does, and is none. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** A cell of a table (RFC 4180); a formula gets a quote in front, so that it stays a text. */
export function csvCell(value: string | number): string {
  const plain = String(value);
  const text = FORMULA.test(plain) && !NUMBER.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text of a cell of ours, as it was before it got its quote. */
export function withoutQuote(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
