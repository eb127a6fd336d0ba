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

import { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import { buildPuzzle, finish, type Random, seededRandom, twinKey } from '@glissade/core';
import { emptyStats, type SearchStats } from '@glissade/search/searcher';
import { checkTypes } from '@glissade/solve/options/checkTypes';
import { checkLimits } from '@glissade/solve/options/checkValues';
import { RUN } from '@glissade/solve/options/optionTypes';
import { finishInSlices } from '@glissade/solve/running/slices';
import { runWork } from '../analyse/space/drive.ts';
import { exploreFew } from '../analyse/space/exploreFew.ts';
import { type Work, WorkMachine } from '../analyse/space/work.ts';
import { findHardness, type Hardness } from '../explain/hardness.ts';
import { drawPlacement, SPACE_MAX } from './family.ts';
import type { GenerateOutcome, GenerateProgress, GenerateRunOptions } from './generateOutcome.ts';
import {
  GENERATE_OPTIONS,
  type GenerateOptions,
  type Requirements,
  requirementsOf,
  triesOf,
} from './requirements.ts';
import { chooseStarts, type Start } from './starts.ts';
import { canAllMove, withoutUseless } from './useful.ts';

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
  const own = checkTypes('generate', { ...GENERATE_OPTIONS, ...RUN }, options);
  const { signal, onProgress } = own;
  return finishInSlices(
    making(own, () => signal?.aborted === true),
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
  return finish(making(checkTypes('generateSync', GENERATE_OPTIONS, options), () => false));
}

type Found = Start & Hardness & { readonly states: number };

/** What all drawings of a run share. */
type Making = {
  readonly options: GenerateOptions;
  readonly requirements: Requirements;
  readonly random: Random;
  readonly meter: MemoryMeter;
  readonly total: SearchStats;
};

function* making(
  options: GenerateOptions,
  isCancelled: () => boolean,
): Generator<GenerateProgress, GenerateOutcome> {
  const requirements = requirementsOf(options);
  const drawn = { count: 0 };
  const meter = new MemoryMeter(MEMORY_BYTES);
  const machine = new WorkMachine(meter, (stats) => {
    const random = seededRandom(options.seed);
    return drawing({ options, requirements, random, meter, total: stats }, drawn);
  });
  checkLimits(options.limits ?? {});
  const { timeMs = Number.POSITIVE_INFINITY } = options.limits ?? {};
  const limits = { memoryBytes: MEMORY_BYTES, timeMs };
  const run = runWork(machine, 'moves', limits, performance.now(), isCancelled);
  for (;;) {
    const { done, value } = run.next();
    const drawings = drawn.count;
    if (!done) yield { drawings, expanded: value.expanded, timeMs: value.timeMs };
    else if (value.status === 'undecided' && value.limit === 'time') {
      return { status: 'not-found', drawings, limit: 'time' };
    } else if (value.status !== 'done') return { status: 'cancelled', drawings };
    else if (value.result === 'not-found') return { status: 'not-found', drawings };
    else return { status: 'generated', ...value.result, drawings };
  }
}

/** Drawing after drawing, until one has a start as asked. */
function* drawing(making: Making, drawn: { count: number }): Work<Found | 'not-found'> {
  const { options, requirements, random, meter, total } = making;
  const { family, level } = options;
  while (drawn.count < triesOf(options)) {
    drawn.count++;
    const puzzle = buildPuzzle(drawPlacement(family, level ?? 'hard', random));
    const stats = emptyStats();
    const space = yield* exploreFew(puzzle, 'moves', SPACE_MAX[family], meter, stats);
    total.expanded += stats.expanded;
    const starts = space ? chooseStarts(space, requirements, level, random) : [];
    meter.release(meter.held);
    for (const start of starts) {
      const found = yield* trimmed(making, start);
      if (found) return found;
    }
    // Small spaces yield nothing of their own.
    yield 1 + stats.expanded;
  }
  return 'not-found';
}

/** Without what it does not need; undefined where a piece never moves, or it is not as asked. */
function* trimmed({ options, requirements, meter, total }: Making, start: Start): Work<Found> {
  const { length } = start;
  const puzzle = yield* withoutUseless(start.puzzle, length, MEMORY_BYTES, total);
  const space =
    puzzle && (yield* exploreFew(puzzle, 'moves', TRIMMED_SPACE_MAX, meter, emptyStats()));
  const states = space?.states.count ?? 0;
  const hardness = space && canAllMove(space) ? yield* findHardness(space, meter) : undefined;
  meter.release(meter.held);
  if (!puzzle || !hardness || !isAsAsked(hardness, requirements)) return undefined;
  const isNew = options.known?.has(twinKey(puzzle)) !== true;
  return isNew ? { puzzle, length, states, ...hardness } : undefined;
}

function isAsAsked({ difficulty, chapters }: Hardness, requirements: Requirements): boolean {
  const isWithin = (value: number, [min, max]: Requirements['length']) =>
    value >= min && value <= max;
  return isWithin(difficulty, requirements.difficulty) && isWithin(chapters, requirements.chapters);
}
