/*
 * What a survey kernel has found of the current class. Families have millions of small classes, so
 * nothing is made for what a class does not have.
 */
import type { SurveyKernel } from '../kernel/survey.ts';
import * as layout from '../kernel/surveyLayout.ts';
import type { ClassFound, HardestState } from './classes.ts';
import type { KernelMemory } from './kernelMemory.ts';

/** With `symmetry`, a state and its mirror image count as one. */
export function readFound(
  kernel: SurveyKernel,
  memory: KernelMemory,
  symmetry: boolean,
): ClassFound {
  const { totals } = memory;
  const weight = kernel.classWeight();
  const of = (total: number) => {
    const own = totals[total]!;
    if (!symmetry) return weight * own;
    return weight === 2 ? own : (own + totals[layout.TOTAL_MIRRORED + total]!) / 2;
  };
  return {
    weight: symmetry ? 1 : weight,
    counts: {
      starts: of(layout.TOTAL_STARTS),
      states: of(layout.TOTAL_STATES),
      components: of(layout.TOTAL_COMPONENTS),
      solvable: of(layout.TOTAL_SOLVABLE),
      solvableStarts: of(layout.TOTAL_SOLVABLE_STARTS),
      largest: totals[layout.TOTAL_LARGEST]!,
    },
    longest: kernel.longestLength(),
    hardestCount: of(layout.TOTAL_HARDEST),
    cornered: of(layout.TOTAL_CORNERED),
    hardest: readHardest(kernel, memory),
    fields: () => memory.readFields(),
    pieces: kernel.otherPieces() + 1,
  };
}

const NONE: readonly HardestState[] = [];

function readHardest(kernel: SurveyKernel, memory: KernelMemory): readonly HardestState[] {
  const count = kernel.bestComponents();
  if (count === 0) return NONE;
  const view = new DataView(kernel.memory.buffer);
  return Array.from({ length: count }, (_, rank) => {
    const at = layout.SURVEY_BEST + rank * layout.SURVEY_BEST_BYTES;
    const low = view.getUint32(at, true);
    const high = view.getUint32(at + 4, true);
    return {
      length: view.getInt32(at + 16, true),
      states: view.getFloat64(at + 8, true),
      pieces: () => memory.readPieces(low, high),
      state: () => memory.readPairs(low, high),
    };
  });
}
