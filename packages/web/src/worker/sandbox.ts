/*
 * A heuristic that somebody has written as a JavaScript function, run where it can do nothing else.
 *
 * Idea: a JavaScript interpreter (QuickJS, compiled to WebAssembly) inside the worker. What runs
 * in it sees no network, no storage, no page and no object of ours: it gets a text and gives a
 * number. It is interrupted when a call takes too long, and has 16 MB of memory. Refused: a worker
 * without connections made from a blob, since a content policy without `eval` and `blob:` forbids
 * it, and since browsers limit no worker's memory. Cost: some ten microseconds a call, and 230 kB
 * that are fetched when somebody writes a function.
 */
import { type Puzzle, type State, tilesOf } from '@glissade/core';
import type { Heuristic } from '@glissade/engine';
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSHandle,
} from 'quickjs-emscripten-core';
import type { ScriptCode } from './laneMessages.ts';

const MEMORY_BYTES = 16 * 1024 * 1024;
const STACK_BYTES = 256 * 1024;
/** One call may take so long, and all calls of a search together. */
const CALL_MS = 1000;
const ALL_MS = 60_000;
/** The interpreter asks so often at least: a busy computer that did nothing else ends no call. */
const CHECKS_MIN = 8;

/** What a message of the function itself may be long. */
const FOUND_MAX = 200;
/** How often it tells that it is alive. */
const ALIVE_MS = 500;

/** What is wrong with a function, to be read by whoever has written it. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
  readonly code: ScriptCode;
  /** What it gave, or what it threw, in a few words. */
  readonly found: string;

  constructor(code: ScriptCode, found = '') {
    super(`${code} ${found}`);
    this.code = code;
    this.found = shortened(found);
  }
}

const shortened = (text: string) =>
  text.length > FOUND_MAX ? `${text.slice(0, FOUND_MAX)}…` : text;

/** The wrapper inside: a board comes as one text, a character a cell, and none of them is 0. */
const wrapped = (code: string) => `(() => {
  const h = (${code}
  );
  if (typeof h !== 'function') return undefined;
  const goal = (text) => Array.from(text, (cell) => cell.charCodeAt(0) - 1);
  return (text, end) => h(goal(text), goal(end));
})()`;

/**
 * A function `(board, goal) => number` as a heuristic. Both boards are arrays of the tiles cell by
 * cell, with 0 for the gap. Throws ScriptError where the code cannot be read, takes too long, needs
 * too much memory, or gives anything but a number that is 0 or more. `onAlive` is called before it
 * runs for the first time, and then between calls, twice a second.
 */
export async function scriptHeuristic(
  puzzle: Puzzle,
  code: string,
  onAlive: () => void = () => undefined,
): Promise<Heuristic> {
  const quickJs = await newQuickJSWASMModuleFromVariant(
    import('@jitl/quickjs-wasmfile-release-sync'),
  );
  const runtime = quickJs.newRuntime();
  runtime.setMemoryLimit(MEMORY_BYTES);
  runtime.setMaxStackSize(STACK_BYTES);
  const clock = { callEndsMs: 0, checks: 0, spentMs: 0, aliveMs: Number.NEGATIVE_INFINITY };
  runtime.setInterruptHandler(
    () => ++clock.checks > CHECKS_MIN && performance.now() > clock.callEndsMs,
  );
  const vm = runtime.newContext();
  let broken: ScriptError | undefined;
  const timed = <Result>(work: () => Result): Result => {
    const startedMs = performance.now();
    clock.callEndsMs = startedMs + CALL_MS;
    clock.checks = 0;
    if (startedMs - clock.aliveMs > ALIVE_MS) {
      clock.aliveMs = startedMs;
      onAlive();
    }
    try {
      if (broken) throw broken;
      return work();
    } catch (error) {
      // The interpreter itself has failed, by recursion that it does not count: it is used no more.
      broken ??= new ScriptError('thrown', String(error));
      throw broken;
    } finally {
      clock.spentMs += performance.now() - startedMs;
    }
  };
  const made = timed(() => vm.evalCode(wrapped(code), 'heuristic.js'));
  if (made.error) throw faultOf(vm, made.error);
  if (vm.typeof(made.value) !== 'function') throw new ScriptError('function');
  const goal = vm.newString(packed(puzzle, goalOf(puzzle)));
  return {
    name: 'own',
    admissible: false,
    consistent: false,
    evaluate: (state) => {
      if (clock.spentMs > ALL_MS) throw new ScriptError('all-time');
      const board = vm.newString(packed(puzzle, state));
      const result = timed(() => vm.callFunction(made.value, vm.undefined, board, goal));
      board.dispose();
      if (result.error) throw faultOf(vm, result.error);
      return numberOf(vm, result.value);
    },
  };
}

function goalOf(puzzle: Puzzle): State {
  const goal = new Uint16Array(puzzle.pieces.length);
  for (const { piece, cell } of puzzle.goals[0]!) goal[piece] = cell;
  return goal;
}

/** The tiles of a state, a character each. */
function packed(puzzle: Puzzle, state: State): string {
  return String.fromCharCode(...Array.from(tilesOf(puzzle, state), (tile) => tile + 1));
}

function numberOf(vm: QuickJSContext, handle: QuickJSHandle): number {
  const type = vm.typeof(handle);
  const value = type === 'number' ? vm.getNumber(handle) : Number.NaN;
  handle.dispose();
  if (value >= 0 && value < Number.POSITIVE_INFINITY) return value;
  const found = type === 'number' ? String(value) : type;
  throw new ScriptError('value', found);
}

/** What went wrong inside, in words; nothing of it is trusted to be an error. */
function faultOf(vm: QuickJSContext, handle: QuickJSHandle): ScriptError {
  const word = (name: string) => {
    const part = vm.getProp(handle, name);
    const text = vm.typeof(part) === 'string' ? vm.getString(part) : '';
    part.dispose();
    return text;
  };
  const [name, message] = [word('name'), word('message')];
  handle.dispose();
  if (message === 'interrupted') return new ScriptError('call-time');
  if (message.includes('out of memory')) return new ScriptError('memory');
  return new ScriptError('thrown', [name, message].filter((text) => text !== '').join(': '));
}
