import { basename } from 'node:path';
import { emptyNames, limits, strayWords } from './rules.mjs';

/** @typedef {{ path: string, line: number, message: string, note: boolean }} Remark */

const isCode = /\.(ts|tsx|mjs|js)$/;

/**
 * Remarks on a file by its name and its lines alone.
 * @param {string} path of the file from the root, with slashes
 * @param {string} text
 * @returns {Remark[]}
 */
export function checkText(path, text) {
  const lines = text.split('\n');
  const remarks = checkWords(path, lines);
  if (!isCode.test(path)) return remarks;
  if (emptyNames.test(basename(path))) {
    remarks.push({
      path,
      line: 1,
      message: 'the name says nothing of what is inside',
      note: false,
    });
  }
  return [...remarks, ...checkLengths(path, lines)];
}

/** @param {string} path @param {readonly string[]} lines @returns {Remark[]} */
function checkWords(path, lines) {
  return lines.flatMap((line, index) =>
    strayWords
      .filter(({ pattern, except }) => !except?.test(path) && pattern.test(line))
      .map(({ pattern, hint }) => {
        const word = pattern.exec(line)?.[0];
        return { path, line: index + 1, message: `"${word}": ${hint}`, note: false };
      }),
  );
}

/** @param {string} path @param {readonly string[]} lines @returns {Remark[]} */
function checkLengths(path, lines) {
  /** @type {Remark[]} */
  const remarks = [];
  const count = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  if (count > limits.fileLines) {
    const message = `${count} lines: split it (at most ${limits.fileLines})`;
    remarks.push({ path, line: count, message, note: false });
  } else if (count > limits.fileLinesNoted) {
    remarks.push({ path, line: count, message: `${count} lines`, note: true });
  }
  for (const [index, line] of lines.entries()) {
    // An address cannot be broken.
    if (line.length <= limits.lineLength || line.includes('https://')) continue;
    const message = `${line.length} characters (at most ${limits.lineLength})`;
    remarks.push({ path, line: index + 1, message, note: false });
  }
  return remarks;
}
