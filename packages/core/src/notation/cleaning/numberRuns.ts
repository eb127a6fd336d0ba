/* Boards of tiles within sentences: the runs of numbers between words. */
const RUN = /[^\p{L}\r\n]{7,}/gu;
/** What a board begins and ends with. */
const EDGE = /[\d[\](){}"']/;
/** Texts with more of them are not sentences. */
const RUNS_MAX = 8;
/** The command of a course, whose goal is another. */
const COMMAND = /^\s*[a-z]{3} [\d,]+\s*$/;

/** For each run of numbers, the text with blanks for all else: places are kept. */
export function numberRuns(text: string): string[] {
  if (COMMAND.test(text)) return [];
  const runs = [...text.matchAll(RUN)].filter(({ 0: run }) => EDGE.test(run));
  if (runs.length > RUNS_MAX) return [];
  const blank = (part: string) => part.replace(/[^\r\n]/g, ' ');
  return runs.map(({ 0: run, index }) => blank(text.slice(0, index)) + trimmed(run));
}

/** Without the commas and stops of the sentence around it. */
function trimmed(run: string): string {
  const cells = [...run];
  const isEdge = (cell: string) => EDGE.test(cell);
  const from = cells.findIndex(isEdge);
  const to = cells.findLastIndex(isEdge);
  return ' '.repeat(from) + cells.slice(from, to + 1).join('');
}
