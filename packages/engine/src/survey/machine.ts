/*
 * The survey kernel with the kinds of one family in its memory. Room for states, edges and lists
 * doubles whenever a class needs more; but for edges, the class or the job then begins anew.
 */
import { createSurvey, type SurveyKernel } from '@glissade/kernels';
import * as layout from '@glissade/kernels/surveyLayout';
import type { BlockSurveyMetric, Counts, Hardest } from './family.ts';
import type { Cells, Kind } from './geometry/kinds.ts';
import { SurveyLimitError } from './limits.ts';

const METRICS: Readonly<Record<BlockSurveyMetric, number>> = {
  moves: layout.SURVEY_MOVES,
  slides: layout.SURVEY_SLIDES,
  steps: layout.SURVEY_STEPS,
};

/** What the kernel says of the length of a state that reaches no goal. */
const UNREACHED = 65_535;

/** Successors that one state has at most. */
const SUCCESSORS_MAX = 64 * layout.SURVEY_PIECES_MAX;

/** States expanded at a time: some ten milliseconds. */
const PORTION = 50_000;

/** Arrangements counted at a time. */
const COUNT_PORTION = 1_000_000;

/** Binary logarithms of the room at first, and what one entry of each takes in bytes. */
const ROOM_FIRST = { lists: 16, states: 16, edges: 20 } as const;
const ENTRY_BYTES = { lists: 32, states: 50, edges: 4 } as const;
type Room = { -readonly [Array in keyof typeof ROOM_FIRST]: number };

/** A place of a piece of a field of a class. */
export type Pair = { readonly field: number; readonly place: number };

/** A class as the kernel takes it. */
export type ClassSpec = {
  /** The kind of each field, and how many pieces it has; the goal's first. */
  readonly fields: readonly { readonly kind: number; readonly pieces: number }[];
  /** Conditions, of which one is enough; no conditions for starts: every state is one. */
  readonly starts: readonly (readonly Pair[])[];
  readonly goals: readonly (readonly Pair[])[];
  /**
   * Of starts equally far, the lowest by the cells of so many fields, then by those of the others,
   * is told, and cornered states are counted; if not given, any of them.
   */
  readonly firstFields?: number;
};

/** A hardest start, also as the kernel takes it, while its class is the current one. */
export type HardestState = Hardest & { readonly state: () => readonly Pair[] };

/** What the kernel found of a class. */
export type ClassFound = {
  /** Classes that it stands for. */
  readonly weight: number;
  readonly counts: Counts;
  readonly longest: number;
  readonly hardestCount: number;
  readonly hardest: readonly HardestState[];
  /** States in which nothing can go up or left; 0 unless `firstFields` is given. */
  readonly cornered: number;
  /** Kind of each field and its number of pieces. */
  readonly fields: () => readonly { readonly kind: number; readonly pieces: number }[];
  readonly pieces: number;
};

export type MachineOptions = {
  readonly metric: BlockSurveyMetric;
  readonly top: number;
  readonly symmetry: boolean;
  /** For one kernel. */
  readonly memoryBytes: number;
  /** Another build of the kernel. */
  readonly create?: () => SurveyKernel | undefined;
};

export class SurveyMachine {
  readonly kernel: SurveyKernel;
  private readonly kinds: readonly Kind[];
  private readonly options: MachineOptions;
  private readonly room: Room = { ...ROOM_FIRST };
  /** What the tables of kinds take. */
  private readonly tableBytes: number;

  constructor(kinds: readonly Kind[], options: MachineOptions) {
    const kernel = (options.create ?? createSurvey)();
    if (!kernel) throw new SurveyLimitError('a survey needs WebAssembly, which is missing here');
    this.kernel = kernel;
    this.kinds = kinds;
    this.options = options;
    const placements = kinds.reduce((sum, { masks }) => sum + masks.length, 0);
    this.tableBytes = layout.SURVEY_END + 13 * placements + 16 * kinds.length + 512;
    if (kernel.open(placements, kinds.length) === 0) throw tooLittleMemory();
    this.writeKinds();
    this.makeRoom();
    kernel.setUp(METRICS[options.metric], options.top, options.symmetry ? 1 : 0);
  }

  private get words(): Uint32Array {
    return new Uint32Array(this.kernel.memory.buffer);
  }

  private get bytes(): Uint8Array {
    return new Uint8Array(this.kernel.memory.buffer);
  }

  private writeKinds(): void {
    const { kernel, words, bytes } = this;
    const masks = new BigUint64Array(kernel.memory.buffer);
    let placement = 0;
    for (const [number, kind] of this.kinds.entries()) {
      const record = (kernel.kindRecords() >>> 0) + number * layout.KIND_BYTES;
      words[(record + layout.KIND_FIRST) / 4] = placement;
      words[(record + layout.KIND_PLACES) / 4] = kind.masks.length;
      words[(record + layout.KIND_AREA) / 4] = kind.area;
      words[(record + layout.KIND_MIRROR) / 4] = kind.mirror;
      masks.set(kind.masks, (kernel.masks() >>> 0) / 8 + placement);
      bytes.set(kind.near, (kernel.near() >>> 0) + 4 * placement);
      bytes.set(kind.mirrorPlaces, (kernel.mirrors() >>> 0) + placement);
      placement += kind.masks.length;
    }
  }

  private makeRoom(): void {
    this.checkRoom();
    const { lists, states, edges } = this.room;
    if (this.kernel.resize(lists, states, edges) === 0) throw tooLittleMemory();
  }

  private checkRoom(): void {
    const { lists, states, edges } = this.room;
    const bytes =
      this.tableBytes +
      2 ** lists * ENTRY_BYTES.lists +
      2 ** states * ENTRY_BYTES.states +
      2 ** edges * ENTRY_BYTES.edges;
    if (bytes > this.options.memoryBytes) throw tooLittleMemory();
  }

  private widen(array: keyof Room): void {
    this.room[array]++;
    if (array !== 'edges') {
      this.makeRoom();
      return;
    }
    this.checkRoom();
    if (this.kernel.widenEdges(this.room.edges) === 0) throw tooLittleMemory();
  }

  /** States of the class under way that are known so far. */
  get statesMet(): number {
    return this.kernel.statesMet() >>> 0;
  }

  /** How many arrangements a class has, if they have room; yields between portions. */
  *countArrangements(spec: ClassSpec): Generator<undefined, number> {
    this.writeClass(spec);
    if (this.kernel.openList(spec.fields.length) === 0) throw keyTooLong();
    for (let count = 0; ; ) {
      const some = this.kernel.countArrangements(COUNT_PORTION);
      count += some;
      if (count * ENTRY_BYTES.states > this.options.memoryBytes) throw tooLittleMemory();
      if (some < COUNT_PORTION) return count;
      yield;
    }
  }

  /** Makes room for a class of so many states at once. */
  makeRoomFor(states: number): void {
    const needed = Math.ceil(Math.log2(states + SUCCESSORS_MAX));
    if (needed <= this.room.states) return;
    this.room.states = needed;
    this.makeRoom();
  }

  /** Searches one class; yields undefined between portions. */
  *runClass(spec: ClassSpec): Generator<ClassFound | undefined> {
    this.writeClass(spec);
    if (this.kernel.openClass(spec.fields.length) === 0) throw keyTooLong();
    for (;;) {
      const code = this.step();
      if (code === layout.SURVEY_CLASS_DONE) {
        yield this.found();
        return;
      }
      yield undefined;
    }
  }

  /** The length from one state, field and place of each piece, to the nearest goal. */
  lengthFrom(fields: ClassSpec['fields'], goals: ClassSpec['goals'], state: readonly Pair[]) {
    this.writeClass({ fields, starts: [], goals });
    const { bytes, words, kernel } = this;
    words[layout.SURVEY_SHOWN / 4] = state.length;
    for (const [piece, { field, place }] of state.entries()) {
      bytes[layout.SURVEY_SHOWN_FIELDS + piece] = field;
      bytes[layout.SURVEY_SHOWN_PLACES + piece] = place;
    }
    if (kernel.openState(fields.length) === 0) throw keyTooLong();
    while (this.step() !== layout.SURVEY_CLASS_DONE);
    const length = kernel.firstLength();
    return length === UNREACHED ? undefined : length;
  }

  /** Searches the classes of the job that `open` begins; `open` may be called again. */
  *runJob(open: () => number): Generator<ClassFound | undefined> {
    let told = 0;
    let again = 0;
    for (let opened = open(); ; ) {
      const code = opened === layout.SURVEY_WORKING ? this.step() : opened;
      if (code === layout.SURVEY_JOB_DONE) return;
      if (code === layout.SURVEY_CLASS_DONE) {
        if (again > 0) again--;
        else {
          told++;
          yield this.found();
        }
      } else if (code === layout.SURVEY_LISTS_FULL) {
        this.widen('lists');
        again = told;
        opened = open();
      } else yield undefined;
    }
  }

  /** One portion; makes room where there is none. */
  private step(): number {
    const code = this.kernel.step(PORTION);
    if (code === layout.SURVEY_STATES_FULL) this.widen('states');
    else if (code === layout.SURVEY_EDGES_FULL) this.widen('edges');
    else if (code === layout.SURVEY_KEY_LONG) throw keyTooLong();
    return code;
  }

  private writeClass({ fields, starts, goals, firstFields = 0 }: ClassSpec): void {
    const { words } = this;
    this.kernel.orderByCells(firstFields);
    for (const [number, { kind, pieces }] of fields.entries()) {
      words[layout.SURVEY_FIELD_KIND / 4 + number] = kind;
      words[layout.SURVEY_FIELD_PIECES / 4 + number] = pieces;
    }
    this.setConditions(starts, goals);
  }

  /** Says which states are starts and goals; the fields may come later. */
  setConditions(starts: ClassSpec['starts'], goals: ClassSpec['goals']): void {
    this.writeConditions(layout.SURVEY_STARTS, starts);
    this.writeConditions(layout.SURVEY_GOALS, goals);
  }

  writePrefix(kinds: readonly number[]): void {
    this.words.set(kinds, layout.SURVEY_PREFIX / 4);
  }

  private writeConditions(at: number, conditions: readonly (readonly Pair[])[]): void {
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

  private found(): ClassFound {
    const { kernel } = this;
    const totals = new Float64Array(kernel.memory.buffer, layout.SURVEY_TOTALS, layout.TOTAL_COUNT);
    const weight = kernel.classWeight();
    const of = (total: number) =>
      this.options.symmetry
        ? weight === 2
          ? totals[total]!
          : (totals[total]! + totals[layout.TOTAL_MIRRORED + total]!) / 2
        : weight * totals[total]!;
    return {
      weight: this.options.symmetry ? 1 : weight,
      counts: {
        starts: of(layout.TOTAL_STARTS),
        states: of(layout.TOTAL_STATES),
        components: of(layout.TOTAL_COMPONENTS),
        solvable: of(layout.TOTAL_SOLVABLE),
        solvableStarts: of(layout.TOTAL_SOLVABLE_STARTS),
        largest: totals[layout.TOTAL_LARGEST]!,
      },
      longest: new Int32Array(kernel.memory.buffer)[layout.SURVEY_LONGEST / 4]!,
      hardestCount: of(layout.TOTAL_HARDEST),
      cornered: of(layout.TOTAL_CORNERED),
      hardest: this.hardest(),
      fields: () => this.fields(),
      pieces: kernel.otherPieces() + 1,
    };
  }

  private hardest(): HardestState[] {
    const count = this.kernel.bestComponents();
    const view = new DataView(this.kernel.memory.buffer);
    const list: HardestState[] = [];
    for (let rank = 0; rank < count; rank++) {
      const at = layout.SURVEY_BEST + rank * layout.SURVEY_BEST_BYTES;
      const low = view.getUint32(at, true);
      const high = view.getUint32(at + 4, true);
      const states = view.getFloat64(at + 8, true);
      const length = view.getInt32(at + 16, true);
      list.push({
        length,
        states,
        pieces: () => this.piecesOf(low, high),
        state: () => this.pairsOf(low, high),
      });
    }
    return list;
  }

  private fields(): { kind: number; pieces: number }[] {
    const { words } = this;
    return Array.from({ length: this.kernel.fieldCount() }, (_, number) => ({
      kind: words[layout.SURVEY_FIELD_KIND / 4 + number]!,
      pieces: words[layout.SURVEY_FIELD_PIECES / 4 + number]!,
    }));
  }

  /** Field and place of each piece of a state of the current class. */
  private pairsOf(low: number, high: number): Pair[] {
    this.kernel.showState(low, high);
    const { words, bytes } = this;
    return Array.from({ length: words[layout.SURVEY_SHOWN / 4]! }, (_, piece) => ({
      field: bytes[layout.SURVEY_SHOWN_FIELDS + piece]!,
      place: bytes[layout.SURVEY_SHOWN_PLACES + piece]!,
    }));
  }

  /** The cells of each piece of a state of the current class. */
  private piecesOf(low: number, high: number): Cells[] {
    const kindAt = (field: number) => this.words[layout.SURVEY_FIELD_KIND / 4 + field]!;
    return this.pairsOf(low, high).map(
      ({ field, place }) => this.kinds[kindAt(field)]!.masks[place]!,
    );
  }
}

function tooLittleMemory(): SurveyLimitError {
  return new SurveyLimitError('a class of the family does not fit into the memory allowed');
}

function keyTooLong(): SurveyLimitError {
  return new SurveyLimitError('a class of the family needs more than 64 bits for a state');
}
