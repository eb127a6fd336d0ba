/* Collects the levels of a search as the parts of a certificate. */
import type { Puzzle } from '@glissade/core';
import type { Claim, Evidence } from './header.ts';
import { headerBytes } from './header.ts';
import { levelPart } from './levelPart.ts';
import { type StateLayout, stateLayoutOf } from './stateLayout.ts';

/** The evidence that a search leaves behind. */
export class EvidenceCollector {
  readonly layout: StateLayout;
  /** Bytes of the parts so far. */
  bytes = 0;
  private readonly parts: Uint8Array[] = [];
  private states = 0;

  constructor(puzzle: Puzzle) {
    this.layout = stateLayoutOf(puzzle);
  }

  /** Adds the next level: its states ascending, each once, a stride apart. */
  addLevel(states: Uint8Array): void {
    const part = levelPart(states, this.layout);
    this.parts.push(part);
    this.bytes += part.length;
    this.states += states.length / this.layout.stride;
  }

  /** The whole certificate, part after part. */
  certificate(
    puzzle: Puzzle,
    metric: Parameters<typeof headerBytes>[0]['metric'],
    claim: Claim,
    evidence: Evidence,
  ): Uint8Array[] {
    const { parts, states } = this;
    const header = { puzzle, metric, claim, evidence, levels: parts.length, states };
    return [headerBytes(header), ...parts];
  }
}
