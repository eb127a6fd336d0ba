import {
  buildPuzzle,
  formatPuzzle,
  isOpen,
  type Puzzle,
  parsePuzzle,
  specOf,
} from '@glissade/core';
import { solveSync } from '@glissade/solve/solve';
import { describe, expect, test } from 'vitest';
import { randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { changed } from './changed.ts';
import { otherGoals } from './goals.ts';
import { changesOf } from './listedChanges.ts';
import { type Variation, vary } from './vary.ts';

/** Dad's Puzzle: 59 moves (M. Gardner, Sixth Book of Mathematical Diversions, 1971). */
const dads = parsePuzzle(
  'start:\nAABB\nAACC\nDE..\nFGHH\nFGII\ngoal:\n....\n....\n....\nAA..\nAA..',
);
/** Another engine, which shares no search code with the one that answers. */
const plainLength = (puzzle: Puzzle): number => {
  const outcome = solveSync(puzzle, { engine: 'bfs', metric: 'moves' });
  return outcome.status === 'solved' ? outcome.length : -1;
};
const lengthOf = (proved: Variation): number => (proved.status === 'solved' ? proved.length : -1);

const blocks = (count: number): Puzzle[] => {
  const all = Array.from({ length: 3 * count }, (_, seed) => randomPuzzle(seed + 1));
  return all
    .filter(({ type, board }) => type === 'blocks' && board.cells.length <= 12)
    .slice(0, count);
};

describe('changes', () => {
  test('glue what touches and may move alike, and give room at each side', () => {
    const puzzle = parsePuzzle('axes: C=h D=v\nstart:\nAB.\nCD.\ngoal:\n..A\n...');
    const told = changesOf(puzzle).flatMap((change) => {
      if (change.type === 'widen') return [change.side];
      return change.type === 'glue' ? [change.piece + change.other] : [];
    });
    expect(told).toEqual(['BD', 'left', 'right', 'top', 'bottom']);
    const tall = changed(puzzle, { type: 'widen', side: 'top' })!;
    expect([tall.board.width, tall.board.height, [...tall.start]]).toEqual([3, 3, [3, 4, 6, 7]]);
    expect(tall.goals[0]![0]!.cell).toBe(5);
    const one = changed(puzzle, { type: 'glue', piece: 'B', other: 'D' })!;
    expect(one.pieces.map(({ label, axis }) => label + axis)).toEqual(['Aany', 'Bv', 'Ch']);
  });

  test('are every piece without a goal, every free cell, every wall, every other place', () => {
    const puzzle = parsePuzzle('start:\nAA.#\n..B.\ngoal:\n....\nAA..');
    const said = changesOf(puzzle).map((change) => {
      const { column, row } =
        change.type === 'shift' ? change.to : 'at' in change ? change.at : { column: 0, row: 0 };
      return `${change.type} ${'piece' in change ? change.piece : ''}${column},${row}`;
    });
    expect(said).toEqual([
      'remove B0,0',
      // The goal covers the other two free cells of the lower row.
      'wall 3,1',
      'wall 4,2',
      'open 4,1',
      'shift A2,1',
      'shift A1,2',
      'shift B3,1',
      'shift B1,2',
      'shift B2,2',
      'shift B4,2',
      ...Array(4).fill('widen 0,0'),
    ]);
  });

  test('of random puzzles are each another puzzle', () => {
    for (const puzzle of blocks(12)) {
      const texts = changesOf(puzzle).map((change) => formatPuzzle(changed(puzzle, change)!));
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts).not.toContain(formatPuzzle(puzzle));
    }
  });
});

describe('vary', () => {
  test('tells the optimum that plain breadth-first search finds for each change', async () => {
    for (const puzzle of blocks(4)) {
      const { status, variations } = await vary(puzzle, { metric: 'moves' });
      expect(status).toBe('varied');
      expect(variations.map(({ change }) => change)).toEqual(changesOf(puzzle));
      for (const variation of variations) {
        expect(lengthOf(variation)).toBe(plainLength(changed(puzzle, variation.change)!));
      }
    }
  });

  test('tells each change as soon as it is proved, and ends when cancelled', async () => {
    const abort = new AbortController();
    const heard: Variation[] = [];
    const outcome = await vary(dads, {
      signal: abort.signal,
      onVariation: (variation) => {
        heard.push(variation);
        if (heard.length === 3) abort.abort();
      },
    });
    expect(outcome.status).toBe('cancelled');
    expect(outcome.variations).toEqual(heard);
    expect(heard.length).toBe(3);
    expect(outcome.before).toEqual({ status: 'solved', length: 59 });
  });

  test('says at least how long where there are too many states', async () => {
    const { variations } = await vary(dads, { limits: { nodes: 100 } });
    const open = variations.filter(({ status }) => status === 'undecided');
    expect(open.length).toBeGreaterThan(0);
    for (const each of open) expect(each).toHaveProperty('lengthMin');
  });

  test('ends at a limit of time with what it has', async () => {
    const none = await vary(dads, { limits: { timeMs: 0 } });
    expect(none).toMatchObject({ status: 'undecided', limit: 'time', variations: [] });
    expect(none).not.toHaveProperty('before');
    const small = parsePuzzle('start:\nAAB\nC#B\nC..\ngoal:\n...\n...\n.AA');
    const all = await vary(small, { limits: { timeMs: 600_000 } });
    expect(all).toMatchObject({ status: 'varied', variations: (await vary(small)).variations });
    expect(all).not.toHaveProperty('limit');
    await expect(vary(small, { limits: { timeMs: -1 } })).rejects.toThrow('limit timeMs');
  });

  test('refuses puzzles with too many changes at once', async () => {
    const row = '.'.repeat(200);
    const rows = Array.from({ length: 199 }, () => row).join('\n');
    const large = `start:\nA${row.slice(1)}\n${rows}\ngoal:\n${rows}\nA${row.slice(1)}`;
    await expect(vary(large)).rejects.toThrow('has up to 80000 changes');
  });

  test('refuses tile boards', async () => {
    await expect(vary('1 2 3/4 5 6/0 7 8')).rejects.toThrow('a tile board has no pieces');
  });
});

describe('otherGoals', () => {
  test.each([
    'start:\nAAB\nC#B\nC..\ngoal:\n...\n...\n.AA',
    'start:\nBA-\ngoal:\n..A',
    'start:\nAB.\n-C.\nD.-\ngoal:\n...\nA..\n...\ngoal:\n...\n...\n..C',
    'same: B C\nstart:\nAB-\n.C.\n..-\ngoal:\n..A\n...\n...',
    ...blocks(1).map((puzzle) => formatPuzzle(puzzle)),
  ])('gives each goal the optimum that a search for it finds, and no other: %j', async (text) => {
    const puzzle = parsePuzzle(text);
    const { goals } = await otherGoals(puzzle, { metric: 'moves' });
    const told = new Map(
      goals.map(({ pieces, at, length }) => [`${pieces} ${at.column} ${at.row}`, length]),
    );
    for (const { pieces } of puzzle.kinds) {
      const labels = pieces.map((piece) => puzzle.pieces[piece]!.label);
      for (const { cells, at } of placesOf(puzzle, pieces[0]!)) {
        const length = plainLength(asGoal(puzzle, labels, cells));
        expect([at, told.get(`${labels} ${at}`) ?? -1]).toEqual([at, length > 0 ? length : -1]);
      }
    }
  });
});

/** Everywhere on the board that a piece fits, and the corner of its box, from 1. */
function placesOf({ board, pieces }: Puzzle, piece: number) {
  const { shape } = pieces[piece]!;
  const left = Math.min(...shape.map(([dx]) => dx));
  return [...board.cells.keys()].flatMap((origin) => {
    const [column, row] = [origin % board.width, Math.floor(origin / board.width)];
    const fits = shape.every(([dx, dy]) => {
      const x = column + dx;
      return x >= 0 && x < board.width && isOpen(board, origin + dx + dy * board.width);
    });
    const cells = shape.map(([dx, dy]) => origin + dx + dy * board.width);
    return fits ? [{ cells, at: `${column + left + 1} ${row + 1}` }] : [];
  });
}

/** The puzzle whose goal is that one of these lies there. */
function asGoal(puzzle: Puzzle, labels: readonly string[], cells: readonly number[]): Puzzle {
  const spec = specOf(puzzle);
  return buildPuzzle({ ...spec, goals: labels.map((label) => [{ label, cells }]) });
}
