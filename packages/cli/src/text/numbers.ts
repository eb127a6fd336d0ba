/* Numbers, lengths, times and sizes as text. */

/** 25955 → "25,955". */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Counts above 2^53 come as digits; those too long to read are told in powers of ten. */
export function formatDigits(count: number | string): string {
  const digits = String(count);
  if (digits.length <= 15) return digits.replace(/\B(?=(\d{3})+$)/g, ',');
  return `about ${digits[0]}.${digits.slice(1, 3)}e${digits.length - 1}`;
}

/** "1 step", "7 steps"; metrics that are abbreviations have no plural. */
export function formatLength(count: number, metric: string): string {
  const isWord = metric === 'steps' || metric === 'slides' || metric === 'moves';
  return isWord ? countOf(count, metric.slice(0, -1)) : `${formatCount(count)} ${metric}`;
}

/** "1 state", "25,955 states". */
export function countOf(count: number, word: string): string {
  return `${formatCount(count)} ${plural(count, word)}`;
}

export function plural(count: number, word: string): string {
  return count === 1 ? word : `${word}s`;
}

/** "8 ms", "1.24 s", "3 min 20 s". */
export function formatTime(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** "512 kB", "1.5 MB" (powers of 1000). */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const units = ['kB', 'MB', 'GB', 'TB'];
  let value = bytes;
  let unit = -1;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}

/** "a, b and c". */
export function joinWords(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
