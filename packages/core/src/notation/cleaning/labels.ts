/* A start and a goal under labels of their own: `Initial state:`, `goal = `, `"target": `. */

const THING = '(?:[ _]?(?:state|board|position|configuration|config|puzzle|node|array|nums|grid))?';
const label = (names: string) =>
  new RegExp(
    `(?<![\\p{L}\\d])_?(?:${names})${THING}(?![\\p{L}\\d])["'\`*)]*(?:\\[\\])*` +
      '[ \\t]*(?:is[ \\t]*)?(?::?=|:|\\r?\\n)',
    'iu',
  );

/** What a start is called. */
export const START_WORDS = 'start(?:ing)?|initial|init|begin|source|from|input';
/** What a goal is called. */
export const GOAL_WORDS =
  'goal|target|final|end|solution|solved|desired|objetivo|meta|目标|to|output';

/** Made when first asked for: a bundle that reads no such text drops them. */
let labels: { readonly start: RegExp; readonly goal: RegExp } | undefined;
function labelPatterns() {
  labels ??= {
    start: label(START_WORDS),
    goal: label(GOAL_WORDS),
  };
  return labels;
}

/** A text of which only the start is left, and one of which only the goal is: places are kept. */
export function labelledParts(text: string): { start: string; goal: string } | undefined {
  const patterns = labelPatterns();
  const goal = patterns.goal.exec(text);
  if (!goal) return undefined;
  const start = patterns.start.exec(text);
  const goalFrom = goal.index + goal[0].length;
  if (!start) return { start: text.slice(0, goal.index), goal: blanked(text, 0, goalFrom) };
  const from = start.index + start[0].length;
  if (start.index < goal.index) {
    return { start: blanked(text.slice(0, goal.index), 0, from), goal: blanked(text, 0, goalFrom) };
  }
  return { start: blanked(text, 0, from), goal: blanked(text.slice(0, start.index), 0, goalFrom) };
}

/** From `from` on, with blanks for all before `to`, so that places in lines stay. */
export function blanked(text: string, from: number, to: number): string {
  return text.slice(from, to).replace(/[^\r\n]/g, ' ') + text.slice(to);
}
