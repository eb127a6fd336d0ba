import { PassThrough, Writable } from 'node:stream';
import { runMain } from '@glissade/cli/runMain';
import { describe, expect, it } from 'vitest';

const KEYS = {
  up: '\x1b[A',
  left: '\x1b[D',
  shiftLeft: '\x1b[1;2D',
  enter: '\r',
  tab: '\t',
  controlC: '\x03',
};

/** A terminal for the game: what is typed goes in, what is drawn comes out. */
class Terminal {
  readonly stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (isRaw: boolean) => this.rawModes.push(isRaw),
  });
  readonly rawModes: boolean[] = [];
  drawn = '';
  readonly stdout = Object.assign(
    new Writable({
      write: (chunk, _encoding, done) => {
        this.drawn += chunk;
        done();
      },
    }),
    { isTTY: true, columns: 80, rows: 24 },
  );

  /** Types keys one by one, then waits for the end of the game. */
  async play(argv: readonly string[], keys: readonly string[]): Promise<number> {
    const { stdin, stdout } = this;
    const end = runMain(argv, {
      stdin,
      stdout,
      stderr: new PassThrough(),
      env: { TERM: 'xterm' },
      cores: 1,
      startedMs: performance.now(),
      onInterrupt: () => () => undefined,
    });
    for (const key of keys) {
      await this.waitFor(key === keys[0] ? 'h hint' : '');
      stdin.write(key);
    }
    return end;
  }

  async waitFor(text: string): Promise<void> {
    do await new Promise((resolve) => setTimeout(resolve, 80));
    while (!this.drawn.includes(text));
  }

  /** The last screen that was drawn before the game was left. */
  get lastScreen(): string {
    return this.drawn.split('\x1b[?1049l')[0]!.split('\x1b[H').at(-1)!;
  }
}

describe('play', () => {
  it('plays tiles to the end, says so, and puts the terminal back', async () => {
    const terminal = new Terminal();
    const code = await terminal.play(['play', '1 2 3/4 5 6/0 7 8'], [KEYS.shiftLeft, 'q']);
    expect(terminal.drawn).toContain('\x1b[?1049h');
    expect(terminal.lastScreen).toContain('solved in 2 stm');
    expect(terminal.drawn).toContain('\x1b[?25h\x1b[?1049l');
    expect(terminal.drawn.split('\x1b[?1049l')[1]).toContain('solved in 2 stm');
    expect(terminal.rawModes).toEqual([true, false]);
    expect(code).toBe(0);
  });

  it('picks up and moves a piece, and undoes', async () => {
    const terminal = new Terminal();
    const keys = ['/', 'J', KEYS.enter, KEYS.left, 'u', 'q'];
    await terminal.play(['play', 'klotski', '--metric', 'steps'], keys);
    expect(terminal.drawn).toContain('1 step (shortest 116)');
    expect(terminal.lastScreen).toContain('0 steps (shortest 116)');
  });

  it('hints at a best move, and shows the distance', async () => {
    const terminal = new Terminal();
    const game = terminal.play(['play', 'klotski'], ['h']);
    await terminal.waitFor('moves to go)');
    expect(terminal.lastScreen).toMatch(/hint: [A-J][URDL]+\d? \(81 moves to go\)/);
    terminal.stdin.write('d');
    await terminal.waitFor(', 81 to go');
    terminal.stdin.write(KEYS.controlC);
    expect(await game).toBe(0);
    expect(terminal.rawModes).toEqual([true, false]);
  });

  it('shows the keys', async () => {
    const terminal = new Terminal();
    await terminal.play(['play', 'klotski'], ['?', 'x', KEYS.tab, KEYS.up, 'q']);
    expect(terminal.drawn).toContain('Shift-arrow');
  });
});
