/* The output of the command line: results, notes, errors and a line of progress. */
import type { ErrorReport } from './errors.ts';
import { columnsOf, type Io, type TextSink } from './io.ts';
import { colorLevelOf } from './text/colorLevel.ts';
import { formatError } from './text/errorText.ts';
import { foldLines } from './text/layout.ts';
import { createPainter, type Painter } from './text/painter.ts';
import { harmless, visible } from './text/visible.ts';

export type OutputFlags = {
  readonly json?: boolean;
  readonly quiet?: boolean;
  /** undefined: decided by the environment and the stream. */
  readonly color?: boolean;
};

/** The event loop turns at least as often. */
const TURN_MS = 20;
/** Results are written when they are so long together, or when the event loop turns. */
const HELD_LENGTH_MAX = 16_384;
/** A log has a line of progress as often. */
const LOGGED_MS = 60_000;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The one place that prints. Results go to stdout; notes, errors and progress to stderr. */
export class Output {
  readonly json: boolean;
  readonly quiet: boolean;
  /** Paints what goes to stdout. */
  readonly paint: Painter;
  private readonly io: Io;
  private readonly paintNote: Painter;
  private statusLength = 0;
  private turnMs = performance.now();
  private loggedMs = performance.now();
  private held = '';

  constructor(io: Io, flags: OutputFlags = {}) {
    this.io = io;
    this.json = flags.json ?? false;
    this.quiet = flags.quiet ?? false;
    this.paint = createPainter(colorLevelOf(io.stdout, io.env, flags.color));
    this.paintNote = createPainter(colorLevelOf(io.stderr, io.env, flags.color));
  }

  /** Columns to wrap results at; Infinity where nobody looks at a screen. */
  get columns(): number {
    return this.isScreen ? columnsOf(this.io.stdout) : Number.POSITIVE_INFINITY;
  }

  /** A piece of the answer, with its line break. */
  result(text: string): void {
    this.clearStatus();
    const shown = `${harmless(text, this.paint.level > 0, this.isScreen)}\n`;
    if (this.isScreen) this.write(this.io.stdout, shown);
    else this.hold(shown);
  }

  /** A write for each line of many thousands would take longer than to find what they say. */
  private hold(text: string): void {
    if (this.held === '') setImmediate(() => this.flush());
    this.held += text;
    if (this.held.length >= HELD_LENGTH_MAX) this.flush();
  }

  /** The answer as bytes, for files and other programs. */
  bytes(content: Uint8Array): void {
    this.flush();
    this.write(this.io.stdout, content);
  }

  /** Whether somebody looks at a screen. */
  get isScreen(): boolean {
    return this.io.stdout.isTTY === true;
  }

  /** Writes the results that are held. */
  flush(): void {
    const { held } = this;
    this.held = '';
    if (held !== '') this.write(this.io.stdout, held);
  }

  /**
   * Resolves once a reader that is slower than we are has caught up, or is gone. Now and then lets
   * the event loop turn, without which no interrupt would ever be noticed.
   */
  async drained(): Promise<void> {
    const { stdout } = this.io;
    const nowMs = performance.now();
    if (nowMs - this.turnMs > TURN_MS) {
      await new Promise((resolve) => setImmediate(resolve));
      this.turnMs = nowMs;
    }
    if (!stdout.writableNeedDrain || stdout.destroyed) return;
    await new Promise<void>((resolve) => {
      const events = ['drain', 'close', 'error'] as const;
      const done = () => {
        for (const event of events) stdout.off(event, done);
        resolve();
      };
      for (const event of events) stdout.on(event, done);
    });
  }

  /** One JSON object, one line. */
  object(value: unknown): void {
    // JSON may hold as it is what some terminals take for a command.
    const text = JSON.stringify(value);
    this.result(text.replace(/[\x7f-\x9f\p{Bidi_Control}]/gu, escaped));
  }

  /** Something worth knowing that is not the answer; silent with --quiet. */
  note(text: string): void {
    if (this.quiet) return;
    this.clearStatus();
    this.tell(this.paintNote.dim(foldLines(text, this.noteColumns)));
  }

  /** Like a note, but never silent. */
  warn(text: string): void {
    this.clearStatus();
    this.tell(text);
  }

  /**
   * `source`: the text the error speaks about, for showing the offending line; `lineOffset`: lines
   * of the whole that stand before it.
   */
  error(report: ErrorReport, source = '', name = '', lineOffset = 0): void {
    this.clearStatus();
    const shown = { text: source, lineOffset };
    const told = formatError(report, shown, name, this.paintNote, this.noteColumns);
    this.tell(told);
  }

  /** A line or several on stderr. */
  private tell(text: string): void {
    const isScreen = this.io.stderr.isTTY === true;
    this.write(this.io.stderr, `${harmless(text, this.paintNote.level > 0, isScreen)}\n`);
  }

  /** Columns to wrap notes and errors at. */
  private get noteColumns(): number {
    const { stderr } = this.io;
    return stderr.isTTY ? columnsOf(stderr) : Number.POSITIVE_INFINITY;
  }

  /** True where a progress line may be drawn. */
  get showsStatus(): boolean {
    return Boolean(this.io.stderr.isTTY) && !this.quiet && this.io.env.TERM !== 'dumb';
  }

  /** Draws or replaces the progress line; where nobody looks at a screen, a line a minute. */
  status(text: string): void {
    if (!this.showsStatus) {
      this.logStatus(text);
      return;
    }
    const shown = visible(text).slice(0, columnsOf(this.io.stderr) - 1);
    this.write(this.io.stderr, `\r${this.paintNote.dim(shown)}\x1b[K`);
    this.statusLength = shown.length;
  }

  private logStatus(text: string): void {
    const nowMs = performance.now();
    if (this.quiet || nowMs - this.loggedMs < LOGGED_MS) return;
    this.loggedMs = nowMs;
    this.tell(text);
  }

  clearStatus(): void {
    if (this.statusLength === 0) return;
    this.statusLength = 0;
    this.write(this.io.stderr, '\r\x1b[K');
  }

  /** Raw text to the terminal, for full-screen drawing. */
  screen(text: string): void {
    this.write(this.io.stdout, text);
  }

  private write(sink: TextSink, text: string | Uint8Array): void {
    // Both streams may be one terminal or file: what was said first stands first.
    if (sink === this.io.stderr) this.flush();
    if (!sink.destroyed && sink.writable) sink.write(text);
  }
}
