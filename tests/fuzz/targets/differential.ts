import {
  buildPuzzle,
  cellsOfPiece,
  METRICS,
  metricsOf,
  type PuzzleSpec,
  replay,
} from '@glissade/core';
import fc from 'fast-check';
import { blockPuzzleSpec, legalLine, tilePuzzleSpec } from '../../arbitrary/puzzle.ts';
import { judgePuzzle } from '../judge.ts';
import { target } from '../target.ts';

type Input = {
  readonly spec: PuzzleSpec;
  readonly metric: number;
  readonly nodes: number;
  readonly memoryBytes: number;
};

function questionAbout(spec: fc.Arbitrary<PuzzleSpec>): fc.Arbitrary<Input> {
  return fc.record({
    spec,
    metric: fc.nat(METRICS.length - 1),
    nodes: fc.integer({ min: 0, max: 300 }),
    memoryBytes: fc.constantFrom(300_000, 700_000, 1_500_000),
  });
}

function judged(statesMax: number) {
  return async ({ spec, metric: index, nodes, memoryBytes }: Input) => {
    const puzzle = buildPuzzle(spec);
    const metrics = metricsOf(puzzle);
    const metric = metrics[index % metrics.length]!;
    const isKnown = await judgePuzzle(puzzle, { metric, nodes, memoryBytes }, statesMax);
    fc.pre(isKnown);
  };
}

/** The first goal lies at the end of a random walk: otherwise nearly all would be unsolvable. */
const walkedSpec: fc.Arbitrary<PuzzleSpec> = fc
  .tuple(blockPuzzleSpec({ sideMax: 4 }), fc.array(fc.nat(1000), { maxLength: 60 }), fc.nat(255))
  .map(([spec, choices, chosen]) => {
    const puzzle = buildPuzzle(spec);
    const { end } = replay(puzzle, legalLine(puzzle, choices));
    const goal = spec.pieces.flatMap(({ label }, piece) => {
      const isNamed = piece === chosen % spec.pieces.length || ((chosen >> (piece % 8)) & 3) === 3;
      return isNamed ? [{ label, cells: cellsOfPiece(puzzle, end, piece) }] : [];
    });
    return { ...spec, goals: [goal, ...spec.goals.slice(1)] };
  });

export const blocks = target<Input>({
  name: 'blocks',
  title: 'random block puzzles by every engine, against brute force',
  counts: 'puzzles',
  inputs: () => questionAbout(fc.oneof(blockPuzzleSpec({ sideMax: 4 }), walkedSpec, walkedSpec)),
  check: judged(1500),
  share: 8,
  timeMsMax: 60_000,
  batch: 60,
});

function tilesOf(isWanted: (cells: number) => boolean): fc.Arbitrary<PuzzleSpec> {
  return tilePuzzleSpec({ sideMax: 4 }).filter(({ board }) => isWanted(board.cells.length));
}

export const tiles = target<Input>({
  name: 'tiles',
  title: 'random tile boards with random goals by every engine, against brute force',
  counts: 'puzzles',
  inputs: () =>
    questionAbout(
      fc.oneof(
        { arbitrary: tilesOf((cells) => cells <= 6), weight: 9 },
        { arbitrary: tilesOf((cells) => cells === 8), weight: 1 },
      ),
    ),
  check: judged(25_000),
  share: 4,
  timeMsMax: 60_000,
  batch: 30,
});
