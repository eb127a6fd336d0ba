/*
 * Capacity of a survey kernel for states, cliques and lists: each doubles whenever a class needs
 * more.
 */
import type { SurveyKernel } from '../kernel/survey.ts';
import * as layout from '../kernel/surveyLayout.ts';
import { tooLittleMemory } from '../surveyLimitError.ts';

/** Successors that one state has at most. */
const SUCCESSORS_MAX = 64 * layout.SURVEY_PIECES_MAX;

/** Binary logarithms of the space at first, and what one entry of each takes in bytes. */
const ROOM_FIRST = { lists: 16, states: 16, cliques: 19 } as const;
const ENTRY_BYTES = { lists: 32, states: 44, cliques: 8 } as const;

export class Capacity {
  private readonly kernel: SurveyKernel;
  /** What the tables of kinds take. */
  private readonly tableBytes: number;
  private readonly memoryBytes: number;
  private readonly bits: { -readonly [Array in keyof typeof ROOM_FIRST]: number } = {
    ...ROOM_FIRST,
  };

  /** Throws SurveyLimitError where the memory allowed is too little for the first space. */
  constructor(kernel: SurveyKernel, tableBytes: number, memoryBytes: number) {
    this.kernel = kernel;
    this.tableBytes = tableBytes;
    this.memoryBytes = memoryBytes;
    this.make();
  }

  /** Throws SurveyLimitError where so many states would not fit. */
  checkStates(states: number): void {
    if (states * ENTRY_BYTES.states > this.memoryBytes) throw tooLittleMemory();
  }

  /** Makes space for a class of so many states at once. */
  makeFor(states: number): void {
    const needed = Math.ceil(Math.log2(states + SUCCESSORS_MAX));
    if (needed <= this.bits.states) return;
    this.bits.states = needed;
    this.make();
  }

  /** Doubles an array. Cliques are kept; for the others the class or the job begins anew. */
  widen(array: keyof typeof ROOM_FIRST): void {
    this.bits[array]++;
    if (array !== 'cliques') {
      this.make();
      return;
    }
    this.check();
    if (this.kernel.widenCliques(this.bits.cliques) === 0) throw tooLittleMemory();
  }

  private make(): void {
    this.check();
    const { lists, states, cliques } = this.bits;
    if (this.kernel.resize(lists, states, cliques) === 0) throw tooLittleMemory();
  }

  private check(): void {
    const { lists, states, cliques } = this.bits;
    const bytes =
      this.tableBytes +
      2 ** lists * ENTRY_BYTES.lists +
      2 ** states * ENTRY_BYTES.states +
      2 ** cliques * ENTRY_BYTES.cliques;
    if (bytes > this.memoryBytes) throw tooLittleMemory();
  }
}
