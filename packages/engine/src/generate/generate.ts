/*
 * Puzzles at random, as hard as asked, the same for the same seed on every machine.
 *
 * Pieces are drawn at random; then the whole space of that drawing is explored and every state's
 * distance to the goal measured; the start is drawn among the states of a distance that the level
 * asks for. So the optimum is proved before the puzzle is shown, and one drawing gives easy starts
 * and hard ones: a drawing itself is solvable in a few moves or not at all. Rejected: random walks
 * back from the goal (they end near it, seldom at a hard state, and what they come to must still be
 * solved); judging each drawing by solving it (a search a drawing, and the harder starts of the
 * same space stay unseen).
 *
 * Spaces of more than SPACE_MAX states are left for another drawing: by count, never by time or the
 * machine's memory, so that no machine decides otherwise than another.
 * What a board does without is taken away afterwards (`useful.ts`).
 * Cost, on the average of six to fifteen seeds: hua-rong-dao easy 210 ms, medium 400 ms, hard
 * 590 ms; rush easy 50 ms, medium 110 ms, hard 1.6 s, mostly for several hundred drawings.
 * Source: F. Collette, J.-F. Raskin, F. Servais, On the symbolic computation of the hardest
 * configurations of the Rush Hour game, 2006: look through whole spaces for their hardest states.
 */
import {
  buildPuzzle,
  type Puzzle,
  type Random,
  type State,
  seededRandom,
  specOf,
} from '@glissade/core';
import { unreachedIn } from '../analyse/space/distances.ts';
import { runWork } from '../analyse/space/drive.ts';
import { exploreStates, type Space } from '../analyse/space/space.ts';
import { type Work, WorkMachine } from '../analyse/space/work.ts';
import { MemoryMeter } from '../blocks/model/memoryMeter.ts';
import { emptyStats, type SearchStats } from '../search/searcher.ts';
import { OptionError } from '../solve/options/optionError.ts';
import { checkTypes } from '../solve/options/optionTypes.ts';
import { finish, finishInSlices } from '../solve/running/slices.ts';
import {
  DIFFICULTIES,
  DIFFICULTY_LENGTHS,
  type Difficulty,
  drawPlacement,
  inOrder,
  PUZZLE_FAMILIES,
  type PuzzleFamily,
  SPACE_MAX,
} from './family.ts';
import { canAllMove, withoutUseless } from './useful.ts';

/** What puzzle to make. */
export type GenerateOptions = {
  /** Which sort of puzzle: see docs/generate.md. */
  readonly family: PuzzleFamily;
  /** How hard: ranges of the optimum in `moves`. */
  readonly level: Difficulty;
  /** Its lowest 32 bits count. */
  readonly seed: number;
};

/** Where the making of a puzzle stands. */
export type GenerateProgress = {
  /** Drawings looked at so far. */
  readonly drawings: number;
  /** States expanded so far. */
  readonly expanded: number;
  /** Milliseconds from the call. */
  readonly timeMs: number;
};

/** What `generate` resolves to. */
export type GenerateOutcome =
  | {
      /** The puzzle is made. */
      readonly status: 'generated';
      /** The puzzle; it is new, and yours. */
      readonly puzzle: Puzzle;
      /** The optimum in `moves`. */
      readonly length: number;
      /** States that can be reached from its start. */
      readonly states: number;
      /** Drawings looked at. */
      readonly drawings: number;
    }
  | {
      /** The signal was aborted. */
      readonly status: 'cancelled';
      /** Drawings looked at by then. */
      readonly drawings: number;
    };

/** What an asynchronous run takes besides. */
export type GenerateRunOptions = {
  /** Aborting it ends the run as `cancelled`. */
  readonly signal?: AbortSignal;
  /** Called between slices of work, at most about ten times a second. */
  readonly onProgress?: (progress: GenerateProgress) => void;
};

/** Fewer pieces make more states. */
const TRIMMED_SPACE_MAX = 300_000;

/** Far more than these states take. */
const MEMORY_BYTES = 500e6;

/**
 * Makes a puzzle in slices. Rejects with OptionError. The seed decides: the same options give the
 * same puzzle on every machine.
 *
 * @example
 * ```ts
 * import { generate } from 'glissade';
 * const made = await generate({ family: 'rush', level: 'easy', seed: 1 });
 * if (made.status === 'generated') console.log(made.length >= 6 && made.length <= 12); // → true
 * ```
 */
export async function generate(
  options: GenerateOptions & GenerateRunOptions,
): Promise<GenerateOutcome> {
  checkTypes('generate', options);
  const { signal, onProgress } = options;
  return finishInSlices(
    making(options, () => signal?.aborted === true),
    onProgress,
  );
}

/**
 * As `generate`, at once and blocking. Throws OptionError.
 *
 * @example
 * ```ts
 * import { generateSync } from 'glissade';
 * const made = generateSync({ family: 'rush', level: 'easy', seed: 1 });
 * if (made.status === 'generated') console.log(made.puzzle.type); // → blocks
 * ```
 */
export function generateSync(options: GenerateOptions): GenerateOutcome {
  checkTypes('generateSync', options);
  return finish(making(options, () => false));
}

type Found = {
  readonly puzzle: Puzzle;
  readonly length: number;
  readonly states: number;
};

function* making(
  options: GenerateOptions,
  isCancelled: () => boolean,
): Generator<GenerateProgress, GenerateOutcome> {
  checkOptions(options);
  const drawn = { count: 0 };
  const meter = new MemoryMeter(MEMORY_BYTES);
  const machine = new WorkMachine(meter, (stats) => drawing(options, drawn, meter, stats));
  const limits = { memoryBytes: MEMORY_BYTES };
  const run = runWork(machine, 'moves', limits, performance.now(), isCancelled);
  for (;;) {
    const { done, value } = run.next();
    const drawings = drawn.count;
    if (!done) yield { drawings, expanded: value.expanded, timeMs: value.timeMs };
    else if (value.status === 'done') return { status: 'generated', ...value.result, drawings };
    else return { status: 'cancelled', drawings };
  }
}

function checkOptions({ family, level, seed }: GenerateOptions): void {
  const check = (name: 'family' | 'level', value: string, known: readonly string[]) => {
    if (known.includes(value)) return;
    const hint = `use ${known.join(' or ')}`;
    throw new OptionError(name, `there is no ${name} "${value}"`, hint, { name: value });
  };
  check('family', family, PUZZLE_FAMILIES);
  check('level', level, DIFFICULTIES);
  if (!Number.isInteger(seed)) {
    throw new OptionError('seed', `${seed} is not a seed`, 'give a whole number', { seed });
  }
}

/** Drawing after drawing, until the space of one has a state as far away as asked. */
function* drawing(
  { family, level, seed }: GenerateOptions,
  drawn: { count: number },
  meter: MemoryMeter,
  total: SearchStats,
): Work<Found> {
  const random = seededRandom(seed);
  for (;;) {
    drawn.count++;
    const puzzle = buildPuzzle(drawPlacement(family, level, random));
    const stats = emptyStats();
    const space = yield* spaceOf(puzzle, SPACE_MAX[family], meter, stats);
    total.expanded += stats.expanded;
    const chosen = space && chooseStart(space, family, level, random);
    meter.release(meter.held);
    const found = chosen && (yield* trimmed(chosen, meter, total));
    if (found) return found;
    // Small spaces yield nothing of their own.
    yield 1 + stats.expanded;
  }
}

/** Without what it does not need; undefined where a piece would never move. */
function* trimmed(
  { puzzle, length }: Pick<Found, 'puzzle' | 'length'>,
  meter: MemoryMeter,
  total: SearchStats,
): Work<Found> {
  const needed = yield* withoutUseless(puzzle, length, MEMORY_BYTES, total);
  const space = needed && (yield* spaceOf(needed, TRIMMED_SPACE_MAX, meter, emptyStats()));
  const isFit = space !== undefined && canAllMove(space);
  const states = space?.states.count ?? 0;
  meter.release(meter.held);
  return needed && isFit ? { puzzle: needed, length, states } : undefined;
}

/** Undefined where there are too many states. */
function* spaceOf(
  puzzle: Puzzle,
  statesMax: number,
  meter: MemoryMeter,
  stats: SearchStats,
): Work<Space> {
  const exploring = exploreStates(puzzle, 'moves', meter, stats);
  for (;;) {
    const { done, value } = exploring.next();
    if (done) return value;
    if (stats.expanded > statesMax) return undefined;
    yield value;
  }
}

/** A state as far away as the level asks; a hard one no nearer than three quarters of the most. */
function chooseStart(
  { puzzle, states, toGoal }: Space,
  family: PuzzleFamily,
  level: Difficulty,
  random: Random,
): Pick<Found, 'puzzle' | 'length'> | undefined {
  const [min, max] = DIFFICULTY_LENGTHS[family][level];
  const unreached = unreachedIn(toGoal);
  let farthest = 0;
  for (const distance of toGoal) {
    if (distance !== unreached && distance > farthest) farthest = distance;
  }
  if (farthest < min) return undefined;
  const most = Math.min(farthest, max);
  const least = level === 'hard' ? Math.max(min, Math.ceil(most * 0.75)) : min;
  const length = least + random(most - least + 1);
  const far: number[] = [];
  for (const [number, distance] of toGoal.entries()) if (distance === length) far.push(number);
  const start = states.stateAt(far[random(far.length)]!);
  return { puzzle: startedAt(puzzle, start), length };
}

/** The same pieces elsewhere, named in reading order again. */
function startedAt(puzzle: Puzzle, start: State): Puzzle {
  const { board, pieces, goals } = specOf({ ...puzzle, start });
  return buildPuzzle({ board, pieces: inOrder(pieces), goals });
}
