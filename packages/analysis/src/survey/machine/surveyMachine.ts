/*
 * The survey kernel with the kinds of one family in its memory: searches classes and jobs, a
 * portion at a time. Where a list is full the job begins anew with more space, and what has been
 * told of it already is passed over.
 */

import type { BlockSurveyMetric } from '../family.ts';
import type { Kind } from '../geometry/kinds.ts';
import { createSurvey, type SurveyKernel } from '../kernel/survey.ts';
import * as layout from '../kernel/surveyLayout.ts';
import { keyTooLong, SurveyLimitError, tooLittleMemory } from '../surveyLimitError.ts';
import { Capacity } from './capacity.ts';
import type { ClassFound, ClassSpec, Pair } from './classes.ts';
import { KernelMemory } from './kernelMemory.ts';
import { readFound } from './readFound.ts';

const METRICS: Readonly<Record<BlockSurveyMetric, number>> = {
  moves: layout.SURVEY_MOVES,
  slides: layout.SURVEY_SLIDES,
  steps: layout.SURVEY_STEPS,
};

/** What the kernel says of the length of a state that reaches no goal. */
const UNREACHED = 65_535;

/** States expanded at a time: some milliseconds. */
const PORTION = 5000;

/** Arrangements counted at a time. */
const COUNT_PORTION = 200_000;

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
  readonly memory: KernelMemory;
  private readonly capacity: Capacity;
  private readonly options: MachineOptions;

  /** Throws SurveyLimitError where there is no WebAssembly, or too little memory. */
  constructor(kinds: readonly Kind[], options: MachineOptions) {
    const kernel = (options.create ?? createSurvey)();
    if (!kernel) throw new SurveyLimitError('a survey needs WebAssembly, which is missing here');
    this.kernel = kernel;
    this.options = options;
    const placements = kinds.reduce((sum, { masks }) => sum + masks.length, 0);
    if (kernel.open(placements, kinds.length) === 0) throw tooLittleMemory();
    this.memory = new KernelMemory(kernel, kinds);
    this.memory.writeKinds();
    const tableBytes = layout.SURVEY_END + 45 * placements + 16 * kinds.length + 512;
    this.capacity = new Capacity(kernel, tableBytes, options.memoryBytes);
    kernel.setUp(METRICS[options.metric], options.top, options.symmetry ? 1 : 0);
  }

  /** States of the class under way that are known so far. */
  get statesMet(): number {
    return this.kernel.statesMet() >>> 0;
  }

  /** How many arrangements a class has, if they have space; yields between portions. */
  *countArrangements(spec: ClassSpec): Generator<undefined, number> {
    this.memory.writeClass(spec);
    if (this.kernel.openList(spec.fields.length) === 0) throw keyTooLong();
    for (let count = 0; ; ) {
      const some = this.kernel.countArrangements(COUNT_PORTION);
      count += some;
      this.capacity.checkStates(count);
      if (some < COUNT_PORTION) return count;
      yield;
    }
  }

  /** Makes space for a class of so many states at once. */
  makeRoomFor(states: number): void {
    this.capacity.makeFor(states);
  }

  /** Searches one class; yields undefined between portions. */
  *runClass(spec: ClassSpec): Generator<ClassFound | undefined> {
    this.memory.writeClass(spec);
    if (this.kernel.openClass(spec.fields.length) === 0) throw keyTooLong();
    while (this.step() !== layout.SURVEY_CLASS_DONE) yield undefined;
    yield this.found();
  }

  /**
   * The length from one state, field and place of each piece, to the nearest goal; yields between
   * portions.
   */
  *lengthFrom(
    fields: ClassSpec['fields'],
    goals: ClassSpec['goals'],
    state: readonly Pair[],
  ): Generator<undefined, number | undefined> {
    this.memory.writeClass({ fields, starts: [], goals });
    this.memory.writeState(state);
    if (this.kernel.openState(fields.length) === 0) throw keyTooLong();
    while (this.step() !== layout.SURVEY_CLASS_DONE) yield;
    const length = this.kernel.firstLength();
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
        this.capacity.widen('lists');
        again = told;
        opened = open();
      } else yield undefined;
    }
  }

  /** One portion; makes space where there is none. */
  private step(): number {
    const code = this.kernel.step(PORTION);
    if (code === layout.SURVEY_STATES_FULL) this.capacity.widen('states');
    else if (code === layout.SURVEY_CLIQUES_FULL) this.capacity.widen('cliques');
    else if (code === layout.SURVEY_KEY_LONG) throw keyTooLong();
    return code;
  }

  private found(): ClassFound {
    return readFound(this.kernel, this.memory, this.options.symmetry);
  }
}
