import {
  isGoalState,
  legalSteps,
  lengthsOf,
  metricsOf,
  Position,
  type Puzzle,
  parsePuzzle,
  replay,
  stoppingPoints,
  unpackSteps,
} from '@glissade/core';
import { describe, expect, it } from 'vitest';
import { randomNumbers, randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { Game } from './Game.ts';
import { GameError } from './GameError.ts';

const NEARLY = '1 2 3/4 5 6/0 7 8';
const BLOCKS = 'start:\nAA.\nB..\n...\ngoal:\n...\n...\n.AA';

/** Plays random actions and asks after each what the rules of core say. */
function playAtRandom(puzzle: Puzzle, seed: number, look: (game: Game) => void): Game {
  const random = randomNumbers(seed);
  const game = new Game(puzzle);
  const metrics = metricsOf(puzzle);
  for (let action = 0; action < 30; action++) {
    const moves = game.legalMoves({ metric: metrics[random(metrics.length)]! });
    const what = random(8);
    if (what === 0) game.undo();
    else if (what === 1) game.redo();
    else if (what === 2 && random(4) === 0) game.reset();
    else if (moves.length > 0) {
      const move = moves[random(moves.length)]!;
      expect(game.move(what < 5 ? move : move.text)).toMatchObject({ status: 'played' });
      expect(game.state[move.piece]).toBe(move.to);
    }
    look(game);
  }
  return game;
}

describe('a game of any puzzle', () => {
  it('is where a replay of its line leads, and as long', () => {
    for (let seed = 1; seed <= 60; seed++) {
      playAtRandom(randomPuzzle(seed), seed, (game) => {
        const { end, illegal, lengths, reachesGoal } = replay(game.puzzle, game.line);
        expect(illegal).toBeUndefined();
        expect(game.state).toEqual(end);
        expect(game.lengths).toEqual(lengths);
        expect(game.isSolved).toBe(reachesGoal);
        expect(game.history({ verbose: true }).flatMap(({ steps }) => steps)).toHaveLength(
          game.line.length,
        );
      });
    }
  });

  it('allows just what the rules allow', () => {
    for (let seed = 1; seed <= 60; seed++) {
      playAtRandom(randomPuzzle(seed), seed, (game) => {
        const { puzzle, state } = game;
        const steps = game.legalMoves({ metric: 'steps' }).flatMap((move) => move.steps);
        expect(steps.map(({ piece, direction }) => ({ piece, direction }))).toEqual(
          legalSteps(puzzle, state),
        );
        const drags = game.legalMoves({ metric: 'moves' }).map(({ piece, to }) => [piece, to]);
        const all = puzzle.pieces.flatMap((_, piece) =>
          stoppingPoints(puzzle, state, piece).map(({ cell }) => [piece, cell]),
        );
        expect(drags).toEqual(all);
        for (let piece = 0; piece < puzzle.pieces.length; piece++) {
          for (const direction of ['U', 'R', 'D', 'L'] as const) {
            const refusal = new Position(puzzle, state).refusalOf({ piece, direction });
            const result = new Game({ ...puzzle, start: state }).move({ piece, direction });
            expect(result.status === 'refused' ? result.reason : undefined).toBe(refusal?.reason);
          }
        }
      });
    }
  });

  it('comes back from JSON with all that can be undone and redone', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const game = playAtRandom(randomPuzzle(seed), seed, () => {});
      const back = new Game(JSON.parse(JSON.stringify(game)));
      for (let i = 0; i < 40; i++) {
        expect([back.ascii(), back.lengths]).toEqual([game.ascii(), game.lengths]);
        expect(back.undo()).toBe(game.undo());
      }
      while (game.redo()) expect(back.redo()).toBe(true);
      expect(back.history()).toEqual(game.history());
    }
  });
});

describe('a move', () => {
  it('is text, a direction, a cell to come to, or one of the legal ones', () => {
    for (const given of [
      'A RD2',
      { piece: 'A', to: 7 },
      { piece: 0, to: 7 },
      new Game(BLOCKS).legalMoves().find(({ to }) => to === 7)!,
    ]) {
      const game = new Game(BLOCKS);
      expect(game.move(given)).toMatchObject({
        status: 'played',
        isSolved: true,
        move: { piece: 0, label: 'A', from: 0, to: 7 },
      });
      expect(game.lengths.moves).toBe(1);
      expect(game.history()).toHaveLength(1);
      expect(game.undo() && game.ascii()).toBe(new Game(BLOCKS).ascii());
    }
  });

  it('pushes a line of tiles towards the gap, from the tile that is touched', () => {
    const game = new Game(NEARLY);
    expect(game.move({ piece: '8', to: 7 })).toMatchObject({ move: { text: 'L2', label: '8' } });
    expect(game.lengths).toMatchObject({ steps: 2, mtm: 1 });
    expect(game.legalMoves({ metric: 'mtm' })).toHaveLength(4);
    const [first] = game.legalMoves();
    expect(game.legalMoves({ piece: first!.label })).toContainEqual(first);
  });

  it('that cannot be made is refused with its reason, and changes nothing', () => {
    const block = 'start:\nA.\nBB\ngoal:\nBB\n..';
    const cases = [
      [NEARLY, 'R', 'gap'],
      [NEARLY, 'jump', 'unreadable'],
      [NEARLY, '', 'unreadable'],
      [NEARLY, { piece: '1', to: 8 }, 'unreachable'],
      [NEARLY, { piece: '1', direction: 'R' }, 'blocked'],
      [NEARLY, { piece: '99', direction: 'R' }, 'unknown-piece'],
      [NEARLY, { steps: [{ piece: 99, direction: 'U' }] }, 'unknown-piece'],
      [block, 'A L', 'wall'],
      [block, 'A D', 'blocked'],
      [block, 'ZD', 'unknown-piece'],
    ] as const;
    for (const [puzzle, given, reason] of cases) {
      const game = new Game(puzzle);
      const heard: string[] = [];
      game.on('change', ({ by }) => heard.push(by));
      const result = game.move(given as never);
      expect([given, result.status === 'refused' && result.reason]).toEqual([given, reason]);
      expect(result.status === 'refused' && result.message).toMatch(/\w{3}/);
      expect([game.canUndo, heard.length, game.line.length]).toEqual([false, 0, 0]);
    }
  });

  it('of no known form is a mistake of the program', () => {
    for (const given of [undefined, null, 7, {}, { piece: 0 }, { piece: 0, direction: 'X' }]) {
      expect(() => new Game(NEARLY).move(given as never)).toThrow(GameError);
    }
    expect(() => new Game(NEARLY).move({ steps: [] })).toThrow(GameError);
    expect(() => new Game(BLOCKS).legalMoves({ metric: 'mtm' })).toThrow(GameError);
    expect(() => new Game(BLOCKS).legalMoves({ piece: 'C' })).toThrow('there is no piece C');
    const piece = {} as never;
    expect(() => new Game(BLOCKS).legalMoves({ piece })).toThrow('by its number or label');
  });
});

describe('events', () => {
  it('come after the change, in order, until they are ended', () => {
    const game = new Game(NEARLY);
    const heard: string[] = [];
    const ends = (['move', 'undo', 'redo', 'reset', 'load', 'solved'] as const).map((name) =>
      game.on(name, () => heard.push(`${name} ${game.line.length}`)),
    );
    game.move('L');
    game.move('L');
    game.undo();
    game.redo();
    game.reset();
    game.load(BLOCKS);
    expect(heard).toEqual([
      'move 1',
      'move 2',
      'solved 2',
      'undo 1',
      'redo 2',
      'solved 2',
      'reset 0',
      'load 0',
    ]);
    for (const end of ends) end();
    game.move('A R');
    expect(heard).toHaveLength(8);
  });

  it('tell what was undone, and let a listener play', () => {
    const game = new Game(NEARLY);
    const texts: (string | undefined)[] = [];
    game.on('undo', ({ move }) => texts.push(move?.text));
    game.on('move', ({ move }) => move.text === 'D' && game.undo());
    game.move('L');
    game.undo();
    game.move('D');
    game.reset();
    expect(game.canUndo).toBe(false);
    expect(texts).toEqual(['L', 'D']);
  });
});

describe('a puzzle with another start', () => {
  const puzzle = parsePuzzle(NEARLY);

  it('that does not fit it is refused', () => {
    for (const start of [[], [...puzzle.start, 0], puzzle.start.map(() => 0)]) {
      const other = { ...puzzle, start: Uint16Array.from(start) };
      expect(() => new Game(other)).toThrow(GameError);
      expect(() => new Game(NEARLY).load(other)).toThrow(GameError);
    }
  });
});

describe('a saved game', () => {
  it('that is none is refused', () => {
    const good = new Game(NEARLY).save();
    for (const bad of [null, {}, [], 7, { nodes: [] }, { ...good, current: 3 }]) {
      expect(() => new Game(bad as never)).toThrow(GameError);
      expect(() => new Game(NEARLY).load(bad as never)).toThrow(GameError);
    }
  });

  it('loads over another game, whose listeners stay', () => {
    const first = new Game(NEARLY);
    first.move('L');
    const game = new Game(BLOCKS);
    let solved = 0;
    game.on('solved', () => solved++);
    game.load(first.save());
    expect(game.pieces.find(({ label }) => label === '7')).toEqual({
      piece: 6,
      label: '7',
      cell: 6,
      column: 0,
      row: 2,
      cells: [6],
    });
    expect(game.pieceAt(6)).toBe(6);
    expect(game.pieceAt(7)).toBe(-1);
    game.move('L');
    expect(solved).toBe(1);
    expect(isGoalState(game.puzzle, game.state)).toBe(true);
    expect(lengthsOf(game.puzzle, game.line)).toEqual(game.lengths);
    expect(unpackSteps(game.line).map(({ direction }) => direction)).toEqual(['L', 'L']);
  });
});

describe('listeners', () => {
  it('all hear of a move, though one of them throws', () => {
    const game = new Game('1 2 3/4 5 6/7 0 8');
    const heard: string[] = [];
    game.on('move', () => {
      throw new Error('cannot draw');
    });
    for (const name of ['move', 'change', 'solved'] as const) game.on(name, () => heard.push(name));
    expect(() => game.move('L')).toThrow('cannot draw');
    expect(heard).toEqual(['move', 'change', 'solved']);
  });
});
