/* A start and a goal under labels of their own: `Initial state:`, `goal = `, `"target": `. */

import { TYPE } from './disguises.ts';

const THING = '(?:[ _]?(?:state|board|position|configuration|config|puzzle|node|array|nums|grid))?';
/** Words for a board: anywhere before it, and those that mean it only where they stand near. */
type Words = { readonly anywhere: string; readonly near: string };
const START: Words = {
  anywhere:
    'start|init(?!ial-contents)|inici|begin|anfang|départ|初始|起始|开始|開始|初期|начальн|исходн',
  near: 'from|source|input|输入',
};
/** In Java it means something else. */
const FINAL = `final(?! +${TYPE}\\b)`;
const GOAL: Words = {
  anywhere: `goal|target|${FINAL}|desired|objeti[fv]|ziel|目标|目標|конечн|целев`,
  near: 'to|end|solution|solved|output|meta|tar',
};

/** Made when first asked for: a bundle that reads no such text drops it. */
let made: RegExp | undefined;
function pattern(): RegExp {
  made ??= new RegExp(
    `(${START.anywhere})|${GOAL.anywhere}|` +
      `(?<![\\p{L}])(?:(${START.near})|(${GOAL.near}))${THING}[^\\p{L}\\d]*$`,
    'giu',
  );
  return made;
}

/** What a board is called by the last such word, and if that is near or all of them say so. */
export type Label = { readonly name: 'start' | 'goal'; readonly isSure: boolean };

/** What the board behind this text is called. */
export function labelIn(text: string): Label | undefined {
  const found = [...text.matchAll(pattern())];
  const names = found.map(([, start, from]) => ((start ?? from) ? 'start' : 'goal'));
  const name = names.at(-1);
  const isNear = found.at(-1)?.slice(2).some(Boolean);
  return name && { name, isSure: isNear || names.every((other) => other === name) };
}

/** True for a goal behind words that mean a start, too: that was there, and not understood. */
export function isGoalAlone(label: Label | undefined): boolean {
  return label?.name === 'goal' && !label.isSure;
}

/** A text of which only the start is left, and one of which only the goal is: places are kept. */
export function labelledParts(text: string): { start: string; goal: string } | undefined {
  const found: Partial<Record<Label['name'], readonly [from: number, to: number]>> = {};
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(/:?=|[:\n]/g)) {
    const name = labelIn(text.slice(from, index))?.name;
    const to = index + sign.length;
    if (name) found[name] ??= [from, to];
    from = to;
  }
  const { start = [0, 0], goal } = found;
  if (!goal) return undefined;
  const isFirst = start[0] <= goal[0];
  const [first, second] = isFirst ? [start, goal] : [goal, start];
  const one = blanked(text.slice(0, second[0]), 0, first[1]);
  const two = blanked(text, 0, second[1]);
  return isFirst ? { start: one, goal: two } : { start: two, goal: one };
}

/** From `from` on, with blanks for all before `to`, so that places in lines stay. */
export function blanked(text: string, from: number, to: number): string {
  return text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to);
}
