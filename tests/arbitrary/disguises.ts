/**
 * What people write around and for the cells of a board: ways to write a board of tiles down, and
 * wrappings that any text of a puzzle can be put into, one in another.
 */
import fc from 'fast-check';

/** Rows of cells, '' for the gap. */
export type Cells = readonly (readonly string[])[];

export type Way<T> = { readonly name: string; readonly write: (what: T) => string };

const signed = (rows: Cells, sign: string) =>
  rows.map((row) => row.map((cell) => (cell === '' ? sign : cell)));
const lines = (rows: Cells, between: string, sign: string) =>
  signed(rows, sign)
    .map((row) => row.join(between))
    .join('\n');
const nested = (rows: Cells, [open, close]: readonly [string, string], sign: string) =>
  `${open}${signed(rows, sign)
    .map((row) => `${open}${row.join(', ')}${close}`)
    .join(', ')}${close}`;
const frame = (rows: Cells) => {
  const width = Math.max(...rows.flat().map(({ length }) => length));
  const bar = `+${rows[0]!.map(() => '-'.repeat(width + 2)).join('+')}+`;
  const row = (cells: readonly string[]) =>
    `|${cells.map((cell) => ` ${cell.padStart(width)} `).join('|')}|`;
  return [bar, ...rows.flatMap((cells) => [row(cells), bar])].join('\n');
};

/** Ways to write a board of tiles with a standard goal. */
export const WRITINGS: readonly Way<Cells>[] = [
  { name: 'rows', write: (rows) => lines(rows, ' ', '0') },
  { name: 'gap sign', write: (rows) => lines(rows, ' ', '_') },
  { name: 'bold', write: (rows) => lines(rows, ' ', '0').replace(/\d+/, '**$&**') },
  { name: 'blanks at the end', write: (rows) => lines(rows, ' ', '0').replace(/$/gm, '  ') },
  { name: 'gap word', write: (rows) => lines(rows, ', ', 'None') },
  { name: 'gap letter', write: (rows) => lines(rows, ' ', 'B') },
  { name: 'square', write: (rows) => lines(rows, ' ', '⬜') },
  { name: 'commas', write: (rows) => lines(rows, ', ', '0') },
  { name: 'tabs', write: (rows) => lines(rows, '\t', '0') },
  { name: 'slashes', write: (rows) => lines(rows, ' ', '0').replaceAll('\n', '/') },
  { name: 'hyphens', write: (rows) => lines(rows, '-', '_') },
  { name: 'JSON', write: (rows) => nested(rows, ['[', ']'], '0') },
  { name: 'JSON, null', write: (rows) => nested(rows, ['[', ']'], 'null') },
  { name: 'JSON in JSON', write: (rows) => `{"board": ${nested(rows, ['[', ']'], '0')}}` },
  { name: 'assignment', write: (rows) => `board = ${nested(rows, ['[', ']'], '0')}` },
  { name: 'C', write: (rows) => `int[][] tiles = ${nested(rows, ['{', '}'], '0')};` },
  { name: 'tuple', write: (rows) => `s = Puzzle(${nested(rows, ['(', ')'], '0')})` },
  { name: 'array', write: (rows) => `x = np.array(${nested(rows, ['[', ']'], '0')}, dtype=int)` },
  { name: 'frame', write: frame },
  {
    name: 'Markdown table',
    write: (rows) =>
      [rows[0]!, rows[0]!.map(() => '---'), ...rows.slice(1)]
        .map((row) => `| ${row.join(' | ')} |`)
        .join('\n'),
  },
  {
    name: 'HTML table',
    write: (rows) =>
      `<table>${rows
        .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join('\n')}</table>`,
  },
  {
    name: 'LaTeX',
    write: (rows) =>
      `\\begin{bmatrix}\n${signed(rows, '0')
        .map((row) => row.join(' & '))
        .join(' \\\\\n')}\n\\end{bmatrix}`,
  },
  {
    name: 'size before',
    write: (rows) => `${rows.length} ${rows[0]!.length}\n${lines(rows, ' ', '0')}`,
  },
];

/** A text in another. */
export const WRAPPINGS: readonly Way<string>[] = [
  { name: 'code fences', write: (text) => `\`\`\`\n${text}\n\`\`\`` },
  { name: 'code fences, named', write: (text) => `~~~text\n${text}\n~~~\n` },
  { name: 'marks of a quotation', write: (text) => `> ${text.replaceAll('\n', '\n> ')}` },
  { name: 'indent', write: (text) => `    ${text.replaceAll('\n', '\n    ')}` },
  { name: 'line ends', write: (text) => text.replace(/\r?\n/g, '\r\n') },
  { name: 'empty lines', write: (text) => `\n\n${text}\n\n` },
  { name: 'sentence before', write: (text) => `Here is the board that I have:\n\n${text}` },
  { name: 'sentence behind', write: (text) => `${text}\n\nCan anybody solve this, please?` },
  { name: 'sentence above', write: (text) => `My solver does not find this one:\n${text}` },
  { name: 'pre', write: (text) => `<pre>\n${text}\n</pre>` },
];

/** Some of them, the first innermost. */
export const wrappings: fc.Arbitrary<readonly Way<string>[]> = fc.array(
  fc.constantFrom(...WRAPPINGS),
  { minLength: 1, maxLength: 4 },
);

/** The text in each of them. */
export function wrapped(text: string, ways: readonly Way<string>[]): string {
  return ways.reduce((inner, { write }) => write(inner), text);
}
