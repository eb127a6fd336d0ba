import readline from 'node:readline';
import type { Io } from '../io.ts';
import type { Output } from '../output.ts';
import { type Key, keyOf, type RawKey } from './keys.ts';

const ENTER = '\x1b[?1049h\x1b[?25l';
const LEAVE = '\x1b[0m\x1b[?25h\x1b[?1049l';
/** An Esc is a key by itself when nothing follows it for this long. */
const ESCAPE_MS = 50;

/** The terminal as a full screen with raw keys. Must be closed, come what may. */
export type Screen = {
  readonly columns: () => number;
  readonly rows: () => number;
  readonly draw: (lines: readonly string[]) => void;
  readonly close: () => void;
};

/** Signals that end the process: without a listener the screen would not be put back. */
const ENDINGS = ['SIGTERM', 'SIGHUP'] as const;

/** Ends the process by way of its `exit` event. */
function endProcess(signal: (typeof ENDINGS)[number]): void {
  process.exit(signal === 'SIGTERM' ? 143 : 129);
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
    io.stdout.off('resize', onResize);
    process.off('exit', close);
    for (const signal of ENDINGS) process.off(signal, endProcess);
    input.setRawMode?.(false);
    input.pause();
    output.screen(LEAVE);
  };
  readline.emitKeypressEvents(input, {
    escapeCodeTimeout: ESCAPE_MS,
  } as unknown as readline.Interface);
  input.setRawMode?.(true);
  input.on('keypress', onPress);
  input.resume();
  io.stdout.on('resize', onResize);
  process.on('exit', close);
  for (const signal of ENDINGS) process.on(signal, endProcess);
  output.screen(ENTER);
  return {
    columns: () => io.stdout.columns ?? 80,
    rows: () => io.stdout.rows ?? 24,
    draw: (lines) =>
      output.screen(`\x1b[H${lines.map((line) => `${line}\x1b[K`).join('\r\n')}\x1b[J`),
    close,
  };
}
