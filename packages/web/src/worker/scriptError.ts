/* What is wrong with a heuristic that somebody has written, and where in it. */
import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import type { ScriptCode, ScriptPlace } from './laneMessages.ts';

/** What the function is called in stacks. */
export const FILE = 'heuristic.js';
const STACK_MAX = 4000;
/** `at distance (heuristic.js:3:5)`, or without a name: `at heuristic.js:3:5`. */
const FRAME = /at (?:([\p{L}\d_$]{1,40}) \()?heuristic\.js:(\d{1,6})/gu;

/** What a message of the function itself may be long. */
const FOUND_MAX = 200;
/** What is wrong with a function, for its author. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
  readonly code: ScriptCode;
  /** What it gave, or what it threw, in a few words. */
  readonly found: string;
  readonly place: ScriptPlace | undefined;

  constructor(code: ScriptCode, found = '', place?: ScriptPlace) {
    super(`${code} ${found}`);
    this.code = code;
    this.found = shortened(found);
    this.place = place;
  }
}

const shortened = (text: string) =>
  text.length > FOUND_MAX ? `${text.slice(0, FOUND_MAX)}…` : text;

/** What went wrong inside, in words; nothing of it is trusted to be an error. */
export function faultOf(vm: QuickJSContext, handle: QuickJSHandle, lines: number): ScriptError {
  const word = (name: string) => {
    const part = vm.getProp(handle, name);
    const text = vm.typeof(part) === 'string' ? vm.getString(part) : '';
    part.dispose();
    return text;
  };
  const [name, message, stack] = [word('name'), word('message'), word('stack')];
  handle.dispose();
  if (message === 'interrupted') return new ScriptError('call-time');
  if (message.includes('out of memory')) return new ScriptError('memory');
  const found = [name, message].filter((text) => text !== '').join(': ');
  return new ScriptError('thrown', found, placeIn(stack, lines));
}

/** The innermost frame in the function itself, which has so many lines and begins on the second. */
function placeIn(stack: string, lines: number): ScriptPlace | undefined {
  for (const [, name = '', at] of stack.slice(0, STACK_MAX).matchAll(FRAME)) {
    const line = Number(at) - 1;
    if (line >= 1 && line <= lines) return { line, name };
  }
  return undefined;
}
