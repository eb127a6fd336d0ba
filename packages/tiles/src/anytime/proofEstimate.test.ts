import { describe, expect, it } from 'vitest';
import { ProofEstimate } from './proofEstimate.ts';

const YEAR_MS = 365 * 86_400_000;

describe('ProofEstimate', () => {
  it('grows as the last iterations did, and is no more than they say', () => {
    const estimate = new ProofEstimate(100);
    estimate.record(100, 102);
    estimate.record(600, 104);
    estimate.record(3600, 106);
    // The iteration of 106 takes six times as long; it is the last before 108.
    expect(estimate.restMs(107)).toBeCloseTo(21_600);
    expect(estimate.restMs(109)).toBeCloseTo(21_600 * 6);
    estimate.record(1600, 106);
    expect(estimate.restMs(107)).toBeCloseTo(20_000);
    // It grows faster than those before.
    estimate.record(4 * 21_600 - 1600, 106);
    expect(estimate.restMs(109)).toBeCloseTo(4 * 21_600 * 23);
  });

  it('supposes no optimum far above the bound', () => {
    const estimate = new ProofEstimate(50);
    expect(estimate.restMs(400)).toBe(estimate.restMs(55));
    expect(estimate.restMs(400)).toBeLessThan(1000);
  });

  it('tells years where there are years', () => {
    const estimate = new ProofEstimate(672);
    estimate.record(20, 676);
    estimate.record(800, 678);
    expect(estimate.restMs(1100)).toBeGreaterThan(1000 * YEAR_MS);
  });
});
