/* Reads and writes the fields of a survey kernel's memory (`kernel/surveyLayout`). */

import { type Cells, type Kind, NO_NEIGHBOUR } from '../geometry/kinds.ts';
import type { SurveyKernel } from '../kernel/survey.ts';
import * as layout from '../kernel/surveyLayout.ts';
import { SurveyLimitError } from '../surveyLimitError.ts';
import type { ClassSpec, Condition, Field, Pair } from './classes.ts';

export class KernelMemory {
  private readonly kernel: SurveyKernel;
  private readonly kinds: readonly Kind[];
  private totalsView = new Float64Array(0);

  constructor(kernel: SurveyKernel, kinds: readonly Kind[]) {
    this.kernel = kernel;
    this.kinds = kinds;
  }

  /** The memory moves when it grows, so views are made anew. */
  private get words(): Uint32Array {
    return new Uint32Array(this.kernel.memory.buffer);
  }

  private get bytes(): Uint8Array {
    return new Uint8Array(this.kernel.memory.buffer);
  }

  /** Of the class that is complete. */
  get totals(): Float64Array {
    const { buffer } = this.kernel.memory;
    if (this.totalsView.buffer !== buffer) {
      this.totalsView = new Float64Array(buffer, layout.SURVEY_TOTALS, layout.TOTAL_COUNT);
    }
    return this.totalsView;
  }

  writeKinds(): void {
    const { kernel, words, bytes } = this;
    const sets = new BigUint64Array(kernel.memory.buffer);
    let placement = 0;
    for (const [number, kind] of this.kinds.entries()) {
      const record = (kernel.kindRecords() >>> 0) + number * layout.KIND_BYTES;
      words[(record + layout.KIND_FIRST) / 4] = placement;
      words[(record + layout.KIND_PLACES) / 4] = kind.masks.length;
      words[(record + layout.KIND_AREA) / 4] = kind.area;
      words[(record + layout.KIND_MIRROR) / 4] = kind.mirror;
      sets.set(kind.masks, (kernel.masks() >>> 0) / 8 + placement);
      bytes.set(kind.near, (kernel.near() >>> 0) + 4 * placement);
      sets.set(needsOf(kind), (kernel.needs() >>> 0) / 8 + 4 * placement);
      bytes.set(kind.mirrorPlaces, (kernel.mirrors() >>> 0) + placement);
      placement += kind.masks.length;
    }
  }

  writeClass({ fields, starts, closed = 0n, goals, firstFields = 0 }: ClassSpec): void {
    const { words } = this;
    this.kernel.orderByCells(firstFields);
    for (const [number, { kind, pieces }] of fields.entries()) {
      words[layout.SURVEY_FIELD_KIND / 4 + number] = kind;
      words[layout.SURVEY_FIELD_PIECES / 4 + number] = pieces;
    }
    const { buffer } = this.kernel.memory;
    new BigUint64Array(buffer, layout.SURVEY_CLOSED, 1)[0] = closed;
    this.writeConditions(starts, goals);
  }

  /** Says which states are starts and goals; the fields may come later. */
  writeConditions(starts: readonly Condition[], goals: readonly Condition[]): void {
    this.writeList(layout.SURVEY_STARTS, starts);
    this.writeList(layout.SURVEY_GOALS, goals);
  }

  writePrefix(kinds: readonly number[]): void {
    this.words.set(kinds, layout.SURVEY_PREFIX / 4);
  }

  writeState(state: readonly Pair[]): void {
    const { words, bytes } = this;
    words[layout.SURVEY_SHOWN / 4] = state.length;
    for (const [piece, { field, place }] of state.entries()) {
      bytes[layout.SURVEY_SHOWN_FIELDS + piece] = field;
      bytes[layout.SURVEY_SHOWN_PLACES + piece] = place;
    }
  }

  readFields(): Field[] {
    const { words } = this;
    return Array.from({ length: this.kernel.fieldCount() }, (_, number) => ({
      kind: words[layout.SURVEY_FIELD_KIND / 4 + number]!,
      pieces: words[layout.SURVEY_FIELD_PIECES / 4 + number]!,
    }));
  }

  /** Field and place of each piece of a state of the current class. */
  readPairs(low: number, high: number): Pair[] {
    this.kernel.showState(low, high);
    const { words, bytes } = this;
    return Array.from({ length: words[layout.SURVEY_SHOWN / 4]! }, (_, piece) => ({
      field: bytes[layout.SURVEY_SHOWN_FIELDS + piece]!,
      place: bytes[layout.SURVEY_SHOWN_PLACES + piece]!,
    }));
  }

  /** The cells of each piece of a state of the current class. */
  readPieces(low: number, high: number): Cells[] {
    const kindAt = (field: number) => this.words[layout.SURVEY_FIELD_KIND / 4 + field]!;
    return this.readPairs(low, high).map(
      ({ field, place }) => this.kinds[kindAt(field)]!.masks[place]!,
    );
  }

  private writeList(at: number, conditions: readonly Condition[]): void {
    const { words, bytes } = this;
    if (conditions.length > layout.SURVEY_CONDITIONS_MAX) {
      throw new SurveyLimitError(`a survey takes ${layout.SURVEY_CONDITIONS_MAX} goals at most`);
    }
    words[at / 4] = conditions.length;
    for (const [number, pairs] of conditions.entries()) {
      const from = at + (number + 1) * layout.SURVEY_CONDITION_BYTES;
      bytes[from] = pairs.length;
      bytes.set(
        pairs.flatMap(({ field, place }) => [field, place]),
        from + 1,
      );
    }
  }
}

/** Every cell: there is always a piece on one of them. */
const NEVER_FREE = 2n ** 64n - 1n;

/** By 4 × place + direction the cells that must be free for a step. */
function needsOf({ masks, near }: Kind): BigUint64Array {
  return BigUint64Array.from(near, (to, at) =>
    to === NO_NEIGHBOUR ? NEVER_FREE : masks[to]! & ~masks[at >> 2]!,
  );
}
