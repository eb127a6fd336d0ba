import type { WorkerSolver } from '@glissade/worker';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { GameMove, GameSolver, Hint, MoveResult, PlayedMove, SavedGame } from './game.ts';
import { Game } from './game.ts';
import type {
  EngineName,
  Evaluation,
  Lengths,
  Outcome,
  Puzzle,
  Solved,
  State,
  Steps,
  TileRows,
} from './index.ts';
import {
  evaluate,
  type legalSteps,
  parseMoves,
  parsePuzzle,
  solve,
  solveAnytime,
  solveProgress,
  solveSync,
} from './index.ts';
import { distanceTable } from './tables.ts';

// The compiler holds these: `tsc -p tsconfig.tests.json` fails where one is wrong.
describe('the public types', () => {
  test('puzzles and states cannot be replaced in parts', () => {
    expectTypeOf(parsePuzzle).returns.toEqualTypeOf<Puzzle>();
    expectTypeOf<Puzzle['start']>().toEqualTypeOf<State>();
    expectTypeOf<State>().toEqualTypeOf<Uint16Array>();
    expectTypeOf<Steps>().toEqualTypeOf<Uint32Array>();
    expectTypeOf(parseMoves).returns.toEqualTypeOf<Steps>();
    expectTypeOf<ReturnType<typeof legalSteps>[number]['direction']>().toEqualTypeOf<
      'U' | 'R' | 'D' | 'L'
    >();
  });

  test('an engine is one of a few names', () => {
    expectTypeOf<'kernel'>().toExtend<EngineName>();
    expectTypeOf<string>().not.toExtend<EngineName>();
    expectTypeOf<Solved['engine']>().toEqualTypeOf<EngineName | 'windows'>();
  });

  test('functions take puzzles or text', () => {
    expectTypeOf(solve).parameter(0).toEqualTypeOf<Puzzle | string | TileRows>();
    expectTypeOf(solveSync).parameter(0).toEqualTypeOf<Puzzle | string>();
    expectTypeOf(evaluate).parameter(1).toEqualTypeOf<State | string>();
    expectTypeOf(distanceTable).parameter(0).toEqualTypeOf<Puzzle | string>();
    expectTypeOf(solve).returns.resolves.toEqualTypeOf<Outcome>();
    expectTypeOf(evaluate).returns.resolves.toEqualTypeOf<Evaluation>();
    expectTypeOf(solveAnytime).returns.toEqualTypeOf<AsyncGenerator<Outcome, void>>();
    expectTypeOf(solveProgress).returns.toExtend<AsyncIterable<unknown>>();
  });

  test('a status tells the outcomes apart', () => {
    expectTypeOf<Outcome['status']>().toEqualTypeOf<
      'solved' | 'unsolvable' | 'undecided' | 'cancelled'
    >();
    expectTypeOf<Extract<Outcome, { status: 'solved' }>>().toEqualTypeOf<Solved>();
    expectTypeOf<Solved>().toHaveProperty('length').toEqualTypeOf<number>();
    expectTypeOf<Extract<Outcome, { status: 'unsolvable' }>['proof']>().toEqualTypeOf<
      'parity' | 'exhausted'
    >();
  });
});

describe('the types of a game', () => {
  test('history tells texts or moves, and events are told by their names', () => {
    const game = new Game('1 2 3/4 5 6/7 0 8');
    expectTypeOf(game.history()).toEqualTypeOf<string[]>();
    expectTypeOf(game.history({ verbose: true })).toEqualTypeOf<PlayedMove[]>();
    expectTypeOf(game.move('L')).toEqualTypeOf<MoveResult>();
    expectTypeOf(game.hint).returns.resolves.toEqualTypeOf<Hint>();
    game.on('move', ({ move }) => expectTypeOf(move).toEqualTypeOf<GameMove>());
    game.on('solved', ({ lengths }) => expectTypeOf(lengths).toEqualTypeOf<Lengths>());
    // @ts-expect-error: there is no such event
    expect(() => game.on('moved', () => {})).toThrow(TypeError);
    // @ts-expect-error: nobody sets whether it is solved
    expect(() => (game.isSolved = true)).toThrow(TypeError);
  });

  test('a worker may solve for it', () => {
    expectTypeOf<WorkerSolver>().toExtend<GameSolver>();
    expectTypeOf<SavedGame>().toExtend<ConstructorParameters<typeof Game>[0]>();
  });
});
