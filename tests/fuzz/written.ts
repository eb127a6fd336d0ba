import {
  FORMS,
  formatPuzzle,
  formatState,
  type Puzzle,
  parseState,
  type Reading,
  readPuzzle,
} from '@glissade/core';
import { essence } from '../arbitrary/essence.ts';
import { attempt, expectThat, Fault } from './target.ts';

/** What was read can be written, in every form that says so, and read again. */
export function checkWritten(puzzle: Puzzle): void {
  const known = drawn(puzzle);
  for (const { name, write, refuses } of FORMS) {
    if (!write || refuses?.(puzzle) !== undefined) continue;
    const written = attempt(['FormatError'], () => formatPuzzle(puzzle, name));
    if (written === undefined) continue;
    const again = readAgain(written, name);
    expectThat(again.form === name, () => `written as ${name}, read as ${again.form}`);
    expectThat(drawn(again.puzzle) === known, () => `changed by ${name}`);
  }
  const start = formatState(puzzle);
  const state = parseState(puzzle, start);
  expectThat(formatState(puzzle, state) === start, () => 'changed by a drawing of its start');
}

/** Equal for puzzles that a form must not change. Goals are a set: any of them solves a puzzle. */
function drawn(puzzle: Puzzle): string {
  const { board, wanted, ...rest } = essence(puzzle);
  const goals = [...new Set(wanted.map((goal) => JSON.stringify(goal)))].sort();
  return JSON.stringify([board.width, board.height, board.cells, rest, goals]);
}

function readAgain(text: string, form: string): Reading {
  try {
    return readPuzzle(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Fault('wrong answer', `written as ${form}, cannot be read: ${reason}`, error);
  }
}
