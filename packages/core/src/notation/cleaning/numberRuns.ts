/* Boards of tiles within sentences: the runs of numbers between words. */
const RUN = /[\d[({"'][^\p{L}\r\n]{5,}[\d\])}"']/gu;
/** Texts with more of them are not sentences. */
const RUNS_MAX = 8;
/** The command of a course, whose goal is another. */
const COMMAND = /^\s*[a-z]{3} [\d,]+\s*$/;

/** For each run of numbers, the text with blanks for all else: places are kept. */
export function numberRuns(text: string): string[] {
  const runs = [...text.matchAll(RUN)];
  if (runs.length > RUNS_MAX || COMMAND.test(text)) return [];
  const blank = (part: string) => part.replace(/[^\r\n]/g, ' ');
  return runs.map(({ 0: run, index }) => blank(text.slice(0, index)) + run);
}
