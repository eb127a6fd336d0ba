/* The terminal as a full screen that reads single keys. */
import readline from 'node:readline';
import { columnsOf, type Io, rowsOf } from '../io.ts';
import type { Output } from '../output.ts';
import { harmless } from '../text/visible.ts';
import { type Key, keyOf, type RawKey } from './keys.ts';

const ENTER = '\x1b[?1049h\x1b[?25l';
const LEAVE = '\x1b[0m\x1b[?25h\x1b[?1049l';
/** An Esc is a key by itself when nothing follows it for this long. */
const ESCAPE_MS = 50;

function rowOf(line: string): string {
  return `${harmless(line, true, true)}\x1b[K`;
}

/** The terminal as a full screen with raw keys. Must be closed, come what may. */
export type Screen = {
  readonly columns: () => number;
  readonly rows: () => number;
  readonly draw: (lines: readonly string[]) => void;
  readonly close: () => void;
};

/** Without its terminal a process ends as one that was told so; now: nothing may keep it alive. */
function hangUp(): void {
  process.emit('SIGHUP', 'SIGHUP');
}

type RawInput = Io['stdin'] & { setRawMode?: (isRaw: boolean) => void };

export function openScreen(
  io: Io,
  output: Output,
  onKey: (key: Key) => void,
  onResize: () => void,
): Screen {
  const input = io.stdin as RawInput;
  const onPress = (text: string | undefined, raw: RawKey) => onKey(keyOf(text, raw));
  const close = () => {
    input.off('keypress', onPress);
    input.off('end', hangUp);
    io.stdout.off('resize', onResize);
    process.off('exit', close);
    input.setRawMode?.(false);
    input.pause();
    output.screen(LEAVE);
  };
  readline.emitKeypressEvents(input, {
    escapeCodeTimeout: ESCAPE_MS,
  } as unknown as readline.Interface);
  input.setRawMode?.(true);
  input.on('keypress', onPress);
  input.once('end', hangUp);
  // The other stays: a terminal that is gone cannot be put back, and says so by an error, too.
  input.once('error', hangUp).on('error', () => undefined);
  input.resume();
  io.stdout.on('resize', onResize);
  process.on('exit', close);
  output.screen(ENTER);
  return {
    columns: () => columnsOf(io.stdout),
    rows: () => rowsOf(io.stdout),
    draw: (lines) => output.screen(`\x1b[H${lines.map(rowOf).join('\r\n')}\x1b[J`),
    close,
  };
}
