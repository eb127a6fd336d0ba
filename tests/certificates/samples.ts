/* The certificates in tests/data/certificates: valid ones of each kind, and faulty ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Metric, type Puzzle, packSteps, replay } from '@glissade/core';
import { collectAStarLevels } from '@glissade/solve/certificate/aStarLevels';
import { EvidenceCollector } from '@glissade/solve/certificate/evidence';
import { solveCertified } from '@glissade/solve/certificate/solveCertified';
import { stateLayoutOf, writeState } from '@glissade/solve/certificate/stateLayout';
import { tileHeuristic } from '@glissade/solve/certificate/tileHeuristic';
import { drawnPuzzle, tilePuzzle } from '../support/puzzles.ts';
import { SMALL_PUZZLES } from '../support/smallPuzzles.ts';
import { takeApart } from './container.ts';
import { FAULTS } from './faults.ts';

export const samplesFolder = fileURLToPath(new URL('../data/certificates/', import.meta.url));

/** Begins with the verdict that a checker must give. */
export function sampleNames(): string[] {
  return readdirSync(samplesFolder).filter((name) => name.endsWith('.cert'));
}

export function readSample(name: string): Buffer {
  return readFileSync(samplesFolder + name);
}

const SHUT_IN = drawnPuzzle(['AB#.', 'CC#.'], [['...A', '....']]);
const FLIPPED = tilePuzzle(3, [1, 2, 3, 5, 4, 0]);
const SIX = tilePuzzle(3, [4, 5, 0, 1, 2, 3]);
const FIFTEEN = tilePuzzle(4, [2, 5, 3, 4, 1, 6, 8, 0, 9, 10, 7, 11, 13, 14, 15, 12]);
const WIDE = drawnPuzzle(
  ['A..', ...Array.from({ length: 90 }, () => '##.')],
  [['...', ...Array.from({ length: 89 }, () => '##.'), '##A']],
);

/** All samples by name, made anew. */
export async function makeSamples(): Promise<Map<string, Buffer>> {
  const samples = new Map<string, Buffer>();
  const add = async (name: string, puzzle: Puzzle, metric: Metric) => {
    const { certificate } = await solveCertified(puzzle, { metric, threads: 1 });
    samples.set(`proved-${name.replaceAll(' ', '-')}.cert`, Buffer.concat(certificate!));
  };
  for (const [i, [name, puzzle]] of SMALL_PUZZLES.entries()) {
    const metrics = ['steps', 'slides', 'moves'] as const;
    await add(name, puzzle, puzzle.type === 'tiles' && i % 2 ? 'mtm' : metrics[i % 3]!);
  }
  await add('unsolvable', SHUT_IN, 'moves');
  await add('parity', FLIPPED, 'steps');
  await add('linear-conflict', FIFTEEN, 'steps');
  await add('two bytes an origin', WIDE, 'steps');
  samples.set('proved-manhattan.cert', await byBound(FIFTEEN, 'manhattan'));
  samples.set('proved-manhattan-3x2.cert', await byBound(SIX, 'manhattan'));
  samples.set('proved-linear-conflict-3x2.cert', await byBound(SIX, 'linear-conflict'));
  const [, axes] = SMALL_PUZZLES.find(([name]) => name === 'axes')!;
  await add('axes in steps', axes, 'steps');
  const valid = takeApart(samples.get('proved-axes-in-steps.cert')!, axes.pieces.length);
  const goal = await goalOf(axes);
  for (const [name, { verdict, make }] of Object.entries(FAULTS)) {
    samples.set(`${verdict}-${name}.cert`, make(valid, goal));
  }
  return samples;
}

async function byBound(puzzle: Puzzle, name: 'manhattan' | 'linear-conflict'): Promise<Buffer> {
  const { outcome } = await solveCertified(puzzle);
  if (outcome.status !== 'solved') throw new Error(outcome.status);
  const { length, steps } = outcome;
  const collector = new EvidenceCollector(puzzle);
  const work = collectAStarLevels(puzzle, length, tileHeuristic(puzzle, name), collector, 1e9);
  while (!work.next().done);
  const claim = { type: 'length', length, solution: packSteps(steps) } as const;
  return Buffer.concat(collector.certificate(puzzle, 'steps', claim, name));
}

/** The state at the end of a solution. */
async function goalOf(puzzle: Puzzle): Promise<string> {
  const { outcome } = await solveCertified(puzzle, { metric: 'steps' });
  if (outcome.status !== 'solved') throw new Error(outcome.status);
  const layout = stateLayoutOf(puzzle);
  const bytes = Buffer.alloc(layout.bytes);
  writeState(layout, replay(puzzle, packSteps(outcome.steps)).end, bytes, 0);
  return bytes.toString('hex');
}
