/* A start and a goal under labels of their own: `Initial state:`, `goal = `, `"target": `. */

const THING = '(?:[ _]?(?:state|board|position|configuration|config|puzzle|node|array|nums|grid))?';
const label = (words: Words) =>
  new RegExp(
    `(?<![\\p{L}\\d])_?(?:(?:${words.anywhere})\\p{L}*|${words.near})${THING}` +
      '(?![\\p{L}\\d])["\'`*)]*(?:\\[\\])*[ \\t]*(?:is[ \\t]*)?(?::?=|:|\\r?\\n)',
    'iu',
  );

/** Words for a board: anywhere before it, and those that mean it only where they stand near. */
type Words = { readonly anywhere: string; readonly near: string };
const START: Words = {
  anywhere:
    'start|init(?!ial-contents)|inici|begin|anfang|départ|初始|起始|开始|開始|初期|начальн|исходн',
  near: 'from|source|input|输入',
};
/** In Java it means something else. */
const FINAL = 'final(?! +(?:static|private|public|protected|int|byte|char|short|long|String)\\b)';
const GOAL: Words = {
  anywhere: `goal|target|${FINAL}|desired|objeti[fv]|ziel|目标|目標|конечн|целев`,
  near: 'to|end|solution|solved|output|meta|tar',
};

/** Made when first asked for: a bundle that reads no such text drops them. */
let labels: { readonly start: RegExp; readonly goal: RegExp; readonly last: RegExp } | undefined;
function labelPatterns() {
  labels ??= {
    start: label(START),
    goal: label(GOAL),
    last: new RegExp(
      `(${START.anywhere})|${GOAL.anywhere}|` +
        `(?<![\\p{L}])(?:(${START.near})|(${GOAL.near}))${THING}[^\\p{L}\\d]*$`,
      'giu',
    ),
  };
  return labels;
}

/** What a board is called by the last such word, and if that is near or all of them say so. */
export type Label = { readonly name: 'start' | 'goal'; readonly isSure: boolean };

/** What the board behind this text is called. */
export function labelIn(text: string): Label | undefined {
  const found = [...text.matchAll(labelPatterns().last)];
  const names = found.map(([, start, from]) => ((start ?? from) ? 'start' : 'goal'));
  const name = names.at(-1);
  const isNear = found
    .at(-1)
    ?.slice(2)
    .some((word) => word !== undefined);
  return name && { name, isSure: isNear || names.every((other) => other === name) };
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
