import {
  equalStates,
  formatMoves,
  formatState,
  lengthsOfFreeMoves,
  METRICS,
  metricsOf,
  type Puzzle,
  parseFreeMoves,
  parseMoves,
  parseReplayLink,
  parseState,
  replay,
} from '@glissade/core';
import fc from 'fast-check';
import { legalLine } from '../../arbitrary/puzzle.ts';
import { looseText, mutated } from '../mutate.ts';
import { cataloguePuzzles, smallPuzzles } from '../sources.ts';
import { attempt, expectThat, target } from '../target.ts';

/** `puzzle`: its place among the known ones. */
type Input = { readonly puzzle: number; readonly text: string };

const DOCUMENTED = ['ParseError'];

function puzzleAt(puzzle: number): Puzzle {
  const all = [...smallPuzzles(), ...cataloguePuzzles()];
  return all[puzzle % all.length]!;
}

const LINKS: readonly string[] = [
  'https://slidysim.github.io/replay?r=eJyLVgoNcjEKNXIJVtJRMjS1NDU3sQAA',
  'replay?r=%%%',
  'https://slidysim.github.io/replay?r=',
];

function moveTexts(puzzle: Puzzle): fc.Arbitrary<string> {
  const line = fc
    .tuple(fc.array(fc.nat(1000), { maxLength: 12 }), fc.constantFrom(...metricsOf(puzzle)))
    .map(([choices, metric]) => formatMoves(puzzle, legalLine(puzzle, choices), metric));
  return fc.oneof(
    { arbitrary: line, weight: 1 },
    { arbitrary: mutated(line), weight: 6 },
    { arbitrary: mutated(fc.constantFrom(...LINKS)), weight: 1 },
    { arbitrary: looseText, weight: 1 },
  );
}

function withPuzzle(textOf: (puzzle: Puzzle) => fc.Arbitrary<string>): fc.Arbitrary<Input> {
  return fc
    .nat(smallPuzzles().length + cataloguePuzzles().length - 1)
    .chain((puzzle) => textOf(puzzleAt(puzzle)).map((text) => ({ puzzle, text })));
}

function checkMoves({ puzzle: number, text }: Input): void {
  const puzzle = puzzleAt(number);
  const free = attempt(DOCUMENTED, () => parseFreeMoves(text));
  if (free) lengthsOfFreeMoves(free);
  parseReplayLink(text);
  attempt(DOCUMENTED, () => parseMoves(puzzle, text, { dialect: 'gap' }));
  const steps = attempt(DOCUMENTED, () => parseMoves(puzzle, text));
  if (!steps) return;
  const { illegal, end } = replay(puzzle, steps);
  expectThat(illegal === undefined, () => 'moves were read that are not legal');
  for (const metric of METRICS.filter((known) => metricsOf(puzzle).includes(known))) {
    const again = parseMoves(puzzle, formatMoves(puzzle, steps, metric));
    expectThat(equalStates(puzzle, replay(puzzle, again).end, end), () => `changed by ${metric}`);
    expectThat(again.join() === steps.join(), () => `other steps when written in ${metric}`);
  }
}

function checkState({ puzzle: number, text }: Input): void {
  const puzzle = puzzleAt(number);
  const state = attempt(DOCUMENTED, () => parseState(puzzle, text));
  if (!state) return;
  const again = parseState(puzzle, formatState(puzzle, state));
  expectThat(equalStates(puzzle, state, again), () => 'another state when written and read');
}

export const moves = target<Input>({
  name: 'moves',
  title: 'lines of play as text',
  counts: 'inputs',
  inputs: () => withPuzzle(moveTexts),
  check: checkMoves,
  share: 2,
  timeMsMax: 2000,
  batch: 3000,
});

export const states = target<Input>({
  name: 'states',
  title: 'states as text',
  counts: 'inputs',
  inputs: () =>
    withPuzzle((puzzle) => {
      const drawn = fc
        .array(fc.nat(1000), { maxLength: 12 })
        .map((choices) => formatState(puzzle, replay(puzzle, legalLine(puzzle, choices)).end));
      return fc.oneof({ arbitrary: mutated(drawn), weight: 8 }, looseText);
    }),
  check: checkState,
  share: 1,
  timeMsMax: 2000,
  batch: 3000,
});
