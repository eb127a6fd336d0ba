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

import type { TellingHeuristic } from '@glissade/analysis/recording/lane';
import type { HeuristicParts } from '@glissade/analysis/teaching/heuristicParts';
import { heuristicParts } from '@glissade/analysis/teaching/heuristicParts';
import { type Puzzle, type State, tilesOf } from '@glissade/core';
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSHandle,
} from 'quickjs-emscripten-core';
import { FILE, faultOf, ScriptError } from './scriptError.ts';
import { scriptInside } from './scriptInside.ts';

const MEMORY_BYTES = 16 * 1024 * 1024;
const STACK_BYTES = 256 * 1024;
/** One call may take so long, and all calls of a search together. */
const CALL_MS = 1000;
const ALL_MS = 60_000;
/** The interpreter asks so often at least: a busy computer that did nothing else ends no call. */
const CHECKS_MIN = 8;

/** How often it tells that it is alive. */
const ALIVE_MS = 500;

/**
 * A function `(board, goal) => number` as a heuristic. Both boards are arrays of the tiles cell by
 * cell, with 0 for the gap; what it may give besides is in `scriptInside`. Throws ScriptError where
 * the code cannot be read, takes too long, needs too much memory, or gives anything but a number
 * that is 0 or more. `onAlive` is called before it runs for the first time, and then between calls,
 * twice a second.
 */
export async function scriptHeuristic(
  puzzle: Puzzle,
  code: string,
  onAlive: () => void = () => undefined,
): Promise<TellingHeuristic> {
  const { vm, timed, spentMs } = await startInterpreter(onAlive);
  const lines = code.split('\n').length;
  const made = timed(() => vm.evalCode(scriptInside(code), FILE));
  if (made.error) throw faultOf(vm, made.error, lines);
  if (vm.typeof(made.value) !== 'function') throw new ScriptError('function');
  const goal = vm.newString(packed(puzzle, goalOf(puzzle)));
  const call = (state: State, wish: QuickJSHandle) => {
    const board = vm.newString(packed(puzzle, state));
    const result = timed(() => vm.callFunction(made.value, vm.undefined, board, goal, wish));
    board.dispose();
    if (result.error) throw faultOf(vm, result.error, lines);
    return result.value;
  };
  const evaluate = (state: State) => numberOf(vm, call(state, vm.false));
  const placesOf = heuristicParts(puzzle, 'manhattan', 'stm')!;
  return {
    name: 'own',
    admissible: false,
    consistent: false,
    evaluate: (state) => {
      if (spentMs() > ALL_MS) throw new ScriptError('all-time');
      return evaluate(state);
    },
    partsOf: (state) => {
      const adds = partsIn(vm, call(state, vm.true), state.length + 1);
      return adds && scriptParts(placesOf(state), state, adds, evaluate(state));
    },
  };
}

/** An interpreter of its own, and what ends a call in it that takes too long. */
async function startInterpreter(onAlive: () => void) {
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
  return { vm: runtime.newContext(), timed, spentMs: () => clock.spentMs };
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

/** What each cell adds; undefined where the function gives a number alone. */
function partsIn(vm: QuickJSContext, handle: QuickJSHandle, cells: number): number[] | undefined {
  const text = vm.typeof(handle) === 'string' ? vm.getString(handle) : undefined;
  handle.dispose();
  if (text === undefined) return undefined;
  const parts = text.split(' ').map(Number);
  if (parts.length !== cells || !parts.every(Number.isFinite)) throw new ScriptError('parts', text);
  return parts;
}

/** The places of the tiles, with what the function says that each of them adds. */
function scriptParts(
  places: HeuristicParts,
  state: State,
  adds: readonly number[],
  total: number,
): HeuristicParts {
  const tiles = places.tiles.map((tile) => ({ ...tile, adds: adds[state[tile.piece]!]! }));
  return { ...places, heuristic: 'script', tiles, total };
}
