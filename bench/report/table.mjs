/** @typedef {import('../contestants/contestant.mjs').Workload} Workload */
/** @typedef {import('./rounds.mjs').Row} Row */

/**
 * A work and what was measured of it, as it is stored.
 * @typedef {Pick<Workload, 'id' | 'title' | 'mode' | 'metric'> & {
 *   readonly puzzleCount: number,
 *   readonly rounds: number,
 *   readonly rows: readonly Row[],
 * }} MeasuredWork
 */

/** Three significant digits, thousands apart. @param {number | undefined} value */
export function formatNumber(value) {
  if (value === undefined || !Number.isFinite(value)) return '–';
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  if (value === 0) return '0';
  if (value >= 10) return value.toFixed(1);
  return value.toFixed(value >= 1 ? 2 : 3);
}

/**
 * Columns of text: the first and the last (remarks) are set left, the others right.
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows
 */
export function formatTable(heads, rows) {
  const all = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const lines = all.map((row) => row.map((text, at) => padCell(text, at, widths)).join('  '));
  return lines.map((line) => line.trimEnd()).join('\n');
}

/** @param {string} text @param {number} at @param {readonly number[]} widths */
function padCell(text, at, widths) {
  const left = at === 0 || at === widths.length - 1;
  return left ? text.padEnd(widths[at]) : text.padStart(widths[at]);
}

const heads = [
  'solver',
  'first ms',
  'warm ms',
  'cpu ms',
  'M states/s',
  'tables B/st',
  'RSS MB',
  'RSS B/st',
  '× plain',
  '× tuned',
  'remarks',
];

/** The rows of one work. Times are per puzzle. @param {MeasuredWork} work */
export function formatWork({ title, puzzleCount, rows }) {
  const cells = rows.map((row) => cellsOf(row, puzzleCount));
  return `${title}\n${formatTable(heads, cells)}\n`;
}

/** @param {Row} row @param {number} count of puzzles */
function cellsOf(row, count) {
  const { contestant, firstMs, wallMs, cpuMs, statesPerSecond, peakBytes, rssBytes } = row;
  // Memory a state says something only where one puzzle fills the tables.
  const states = count === 1 ? (row.states ?? row.expanded) : undefined;
  return [
    contestant,
    formatRatio(firstMs, count),
    formatRatio(wallMs, count),
    formatRatio(cpuMs, count),
    formatRatio(statesPerSecond, 1e6),
    formatRatio(peakBytes, states),
    formatRatio(rssBytes, 1e6),
    formatRatio(rssBytes, states),
    formatNumber(row.ratios?.['C++ plain']),
    formatNumber(row.ratios?.['C++ tuned']),
    remarksOf(row, count),
  ];
}

/** @param {number | undefined} value @param {number | undefined} unit */
export function formatRatio(value, unit) {
  return formatNumber(value === undefined || unit === undefined ? undefined : value / unit);
}

/** @param {Row} row @param {number} count */
function remarksOf({ failed, faults, notShortest, lengths = [] }, count) {
  if (failed !== undefined) return `failed: ${failed}`;
  const remarks = [...faults];
  if (count === 1 && lengths[0] >= 0) remarks.push(`length ${lengths[0]}`);
  if (notShortest > 0) remarks.push(`not shortest on ${notShortest} of ${count}`);
  return remarks.join('; ');
}
