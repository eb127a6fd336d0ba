/* Reads, solves and prints a batch of puzzles, with the answers in the order of the input. */
import { limitsLeft } from '@glissade/solve/options/options';
import type { Outcome } from '@glissade/solve/outcome';
import { solve } from '@glissade/solve/solve';
import { requireOneStdin } from '../eachPuzzle.ts';
import type { UsageError } from '../errors.ts';
import { EXIT, type ExitCode, worstExit } from '../exit.ts';
import type { AskedOptions } from '../flags/search.ts';
import type { InputFlags } from '../flags/shared.ts';
import {
  type Entry,
  type Given,
  isBad,
  type PuzzleEntry,
  streamEntries,
} from '../input/entries.ts';
import type { Shell } from '../shell.ts';
import { countOf, formatCount, formatTime } from '../text/numbers.ts';
import { BatchSolver, type ManySolver } from './batchSolver.ts';

/** Threads are started once the work has taken this long, and more of it waits … */
const PATIENCE_MS = 150;

/**
 * … and a puzzle of late took more than this: handing one over costs some 0.2 ms at both ends, and
 * every thread has to warm up (60,000 boards of 2×3: 9 s of processor time in one thread, 21 in
 * two).
 */
const PUZZLE_MS_MIN = 2;

/** An entry and what came of it. */
export type Answered = Given & { readonly outcome?: Outcome; readonly failure?: unknown };

export type ManyOptions = {
  readonly run: AskedOptions;
  readonly input: InputFlags;
  /** Threads; as many as there are cores, but only where it pays, if not given. */
  readonly jobs?: number;
  /** Solves all puzzles elsewhere than in this process. */
  readonly elsewhere?: ManySolver;
  /** Thrown where there is more than one puzzle, before the first is searched. */
  readonly refusalOfMany?: UsageError | undefined;
  /** Called before a puzzle is searched in this thread; there is no such moment in others. */
  readonly begin: (entry: PuzzleEntry, given: Given) => void;
  /** Told while a puzzle is searched in this thread. */
  readonly onProgress: (entry: PuzzleEntry) => RunCourse['onProgress'];
  /** Called for one after another, in the order of the puzzles. */
  readonly print: (answered: Answered) => Promise<ExitCode> | ExitCode;
};

type RunCourse = NonNullable<Parameters<typeof solve>[1]>;

/**
 * Solves the puzzles of all arguments as they come in and prints the answers in order. One that
 * takes long lets later ones overtake it, up to a bound, so that memory stays steady whatever the
 * number of puzzles. The exit code is the gravest.
 */
export async function solveMany(
  shell: Shell,
  puzzles: readonly string[],
  options: ManyOptions,
): Promise<ExitCode> {
  requireOneStdin(puzzles);
  const batch = new Batch(shell, options);
  try {
    for await (const given of streamEntries(puzzles, options.input, shell)) {
      if (shell.signal.aborted) break;
      await batch.add(given);
    }
    await batch.finish();
  } finally {
    batch.close();
  }
  return shell.signal.aborted ? EXIT.interrupted : worstExit(batch.codes);
}

class Batch {
  readonly codes = new Set<ExitCode>();
  private readonly shell: Shell;
  private readonly options: ManyOptions;
  private readonly jobs: number;
  private readonly startedMs = performance.now();
  /** Answers that are not printed yet, in order: each is printed after the one before it. */
  private readonly printing: Promise<void>[] = [];
  private lastPrinted: Promise<void> = Promise.resolve();
  private readonly elsewhere: ManySolver | undefined;
  private threads: BatchSolver | undefined;
  /** What a puzzle took of late, in this thread. */
  private recentMs = 0;
  private printed = 0;
  private isCut = false;
  private bad = 0;

  constructor(shell: Shell, options: ManyOptions) {
    this.shell = shell;
    this.options = options;
    this.jobs = options.jobs ?? shell.io.cores;
    this.elsewhere = options.elsewhere;
  }

  /** Takes an entry in; resolves when there is space for the next one. */
  async add(given: Given): Promise<void> {
    const { refusalOfMany } = this.options;
    if (!given.isOne && refusalOfMany) throw refusalOfMany;
    if (!this.solver && this.paysThreads(given)) this.threads = new BatchSolver(this.jobs);
    const answering = this.answer(given);
    this.lastPrinted = this.lastPrinted.then(async () => this.print(await answering));
    // A fault of our own is thrown where the promise is waited for, below.
    this.lastPrinted.catch(() => undefined);
    this.printing.push(this.lastPrinted);
    const room = this.solver?.waitingMax ?? 0;
    while (this.printing.length > room) await this.printing.shift();
  }

  async finish(): Promise<void> {
    await this.lastPrinted;
    const { output } = this.shell;
    output.clearStatus();
    if (!this.solver) return;
    const time = formatTime(performance.now() - this.startedMs);
    const wrong = this.bad > 0 ? `, ${formatCount(this.bad)} of them invalid` : '';
    const count = `${countOf(this.printed, 'puzzle')}${wrong}`;
    output.note(`${count}, ${time}, ${this.solver.description}`);
    if (this.shell.signal.aborted && this.threads) {
      output.note('hint: the answers so far are in order; to continue, give the remaining puzzles');
    }
  }

  close(): void {
    this.threads?.close();
  }

  private get solver(): ManySolver | undefined {
    return this.elsewhere ?? this.threads;
  }

  private paysThreads({ isOne, hasMore }: Given): boolean {
    if (isOne || this.jobs < 2) return false;
    if (this.options.jobs !== undefined) return true;
    const isSlow = this.recentMs > PUZZLE_MS_MIN;
    return isSlow && performance.now() - this.startedMs > PATIENCE_MS && hasMore();
  }

  private async answer(given: Given): Promise<Answered> {
    const { entry } = given;
    if (isBad(entry)) return given;
    try {
      const startedMs = performance.now();
      const outcome = await this.solveEntry(entry, given);
      this.recentMs += (performance.now() - startedMs - this.recentMs) / 8;
      return { ...given, outcome };
    } catch (failure) {
      return { ...given, failure };
    }
  }

  private solveEntry(entry: PuzzleEntry, given: Given): Promise<Outcome> {
    const { run, onProgress } = this.options;
    const { signal } = this.shell;
    if (this.solver) return this.solver.solve(entry.puzzle, run, signal);
    this.options.begin(entry, given);
    const limits = limitsLeft(run.limits ?? {}, entry.startedMs);
    return solve(entry.puzzle, { ...run, limits, signal, ...progressOf(onProgress(entry)) });
  }

  private async print(answered: Answered): Promise<void> {
    // A reader knows an answer by its place: none follows one that is missing.
    if (this.solver && answered.outcome?.status === 'cancelled') this.isCut = true;
    if (this.elsewhere && answered.failure && this.shell.signal.aborted) this.isCut = true;
    if (this.isCut) return;
    this.codes.add(await this.options.print(answered));
    this.printed++;
    if (isFault(answered)) this.bad++;
    const { output } = this.shell;
    if (this.solver) output.status(`${countOf(this.printed, 'puzzle')} answered …`);
    await output.drained();
  }
}

function isFault({ entry, failure }: { readonly entry: Entry; readonly failure?: unknown }) {
  return isBad(entry) || failure !== undefined;
}

function progressOf(onProgress: RunCourse['onProgress']): Pick<RunCourse, 'onProgress'> {
  return onProgress ? { onProgress } : {};
}
