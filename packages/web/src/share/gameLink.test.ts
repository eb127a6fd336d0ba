import { allRecords, puzzleById, puzzleOf } from '@glissade/catalogue';
import { formatMoves, formatPuzzle, parseMoves, parsePuzzle, unitsOf } from '@glissade/core';
import { type Game, lineOf, play, startGame, undo } from '@glissade/core/game';
import { describe, expect, test } from 'vitest';
import { theGame } from '../play/theGame.ts';
import { readPastedLink } from './foreignLink.ts';
import { gameOfLink, linkOfGame } from './gameLink.ts';
import type { Link } from './link.ts';
import { LinkError } from './linkError.ts';
import { packLink } from './packedLink.ts';
import { formatLink, parseLink } from './readLink.ts';

const known = (id: string) => {
  const record = puzzleById(id);
  return record && puzzleOf(record);
};
const open = async (fragment: string) => gameOfLink(await parseLink(fragment), known);
const save = (game: Game) => formatLink(linkOfGame(game, known)!);
const DONKEY =
  "title: L'âne rouge\nstart:\n2003\n2003\n4115\n4785\n6..9\n" +
  'goal:\n....\n....\n....\n.00.\n.00.\n';
const CARS = 'axes: long\nstart:\n#AAB\n..CB\n..C.\ngoal:\n#...\n...B\n...B\n';

/**
 * Links of version 1: a fragment, a part of the puzzle it opens, and the moves played. Never to be
 * changed: they are in letters and books by now.
 */
const SAMPLES: readonly (readonly [string, string, string])[] = [
  ['#klotski', 'ABBC\nABBC\nDEEF', ''],
  ['#klotski/IR', 'ABBC\nABBC\nDEEF', 'IR'],
  ['#klotski/IR.JL?at=1', 'ABBC\nABBC\nDEEF', 'IR'],
  ['#klotski?view=why', 'ABBC\nABBC\nDEEF', ''],
  ['#KLOTSKI', 'ABBC\nABBC\nDEEF', ''],
  ['#klotski%2FIR.JL%3Fat%3D1', 'ABBC\nABBC\nDEEF', 'IR'],
  ['#8_6_4-0_7_2-5_1_3', 'tiles:\n8 6 4\n0 7 2\n5 1 3\n', ''],
  ['#8_6_4-0_7_2-5_1_3/LD?goal=blank-first&view=review', 'goal:\n0 1 2\n3 4 5\n6 7 8', 'LD'],
  ['#1_2_3-0_4_5?goal=1_2_3-4_0_5', 'goal:\n1 2 3\n4 0 5', ''],
  ['#1.IyDto354UV6qQlF-aXpqTB7Md0YGBsYw0sTQ0BRImlsASTM9PUt0LyKTaN5VigUA', DONKEY, ''],
  [
    '#1.IyDto354UV6qQlF-aXpqTB7Md0YGBsYw0sTQ0BRImlsASTM9PUt0LyKTaN41C1Kw9FHSgXjUENOjAA',
    DONKEY,
    '6R',
  ],
  ['#1.wyWN8GBMHtxTjo5OIKc7Q0iEb5RhHgRLgEiQb5xclGIB', CARS, 'BD'],
  ['#1.w22YhYKZgom-gYK5gpG-qYKhgjFQDuR6oFRxXmJ2KsjBPi5KsQA', 'goal:\n1 2 3\n6 5 4\n7 8 0', 'LD'],
  ['#1.w6YlOye_pDg7E-QizyClWAA', 'ABBC\nABBC\nDEEF', 'IR'],
  ['#board:2003-2003-4115-4785-6..9/6R?goal=---.00-.00', '....\n.00.\n.00.\n', '6R'],
  ['#board:=AAB-..CB-..C./BD?goal=-...B-...B&axes=long', CARS, 'BD'],
  [
    '#board:AA.-,+B/AR?goal=-.AA&h=A&title=Out%21',
    'title: Out!\naxes: long\nstart:\nAA.\n -B',
    'AR',
  ],
];

/** Links of version 1 to puzzles that no text holds: a fragment, labels, moves played. */
const LABELLED: readonly (readonly [string, string, string])[] = [
  ['#board:car1_car1_.-van_._./car1R?goal=-car1_car1&axes=long', 'car1 van', 'car1R'],
  ['#board:A%2D1_-._/A-1D?goal=-A%2D1', 'A-1', 'A-1D'],
];

describe('links of version 1', () => {
  test.each(SAMPLES)('%s opens', async (fragment, text, moves) => {
    const game = await open(fragment);
    expect(formatPuzzle(game.puzzle)).toContain(text);
    expect(formatMoves(game.puzzle, lineOf(game), 'moves')).toBe(moves);
  });

  test.each(LABELLED)('%s opens', async (fragment, labels, moves) => {
    const game = await open(fragment);
    expect(game.puzzle.pieces.map(({ label }) => label).join(' ')).toBe(labels);
    expect(formatMoves(game.puzzle, lineOf(game), 'moves')).toBe(moves);
  });

  test('what lies ahead can be redone', async () => {
    const game = await open('#klotski/IR.JL.DD?at=1');
    expect(game.future.length).toBe(2);
    const inside = await open('#klotski/IR2?at=1');
    expect(formatMoves(inside.puzzle, lineOf(inside))).toBe('IR');
    expect(inside.future.length).toBe(1);
  });
});

describe('a game comes back from its link', () => {
  const games = ['klotski', 'rush-01', 'eight-hardest-1', DONKEY, CARS, '1 2 3/4 5 6/0 7 8'];

  test.each(games)('%s', async (text) => {
    let game = startGame(known(text) ?? parsePuzzle(text));
    const seeds = [3, 1, 4, 1, 5, 9, 2, 6];
    for (const seed of seeds) game = playSome(game, seed);
    for (const undone of [0, 1, 5]) {
      let there = game;
      for (let i = 0; i < undone; i++) there = undo(there);
      const back = await open(await save(there));
      expect(formatPuzzle(back.puzzle)).toBe(formatPuzzle(there.puzzle));
      expect(lineOf(back)).toEqual(lineOf(there));
      const ahead = there.future[0];
      const farthest = back.future[0];
      if (ahead !== undefined) expect(lineOf(back, farthest)).toEqual(lineOf(there, ahead));
    }
  });

  test('it is readable where it can be', async () => {
    expect(await save(startGame(known('klotski')!))).toBe('klotski');
    const tiles = parsePuzzle('8 6 4/0 7 2/5 1 3', { goal: 'snake' });
    expect(await save(startGame(tiles))).toBe('8_6_4-0_7_2-5_1_3?goal=snake');
    const solved = playLine(startGame(known('klotski')!), 'IR JL');
    expect(await save(undo(solved))).toBe('klotski/IR.JL?at=1');
  });

  test('a puzzle that only claims to be a known one is written out', async () => {
    const impostor = parsePuzzle('id: klotski\nstart:\n1.\ngoal:\n.1\n');
    expect(await save(startGame(impostor))).toBe('board:1.?goal=.1&id=klotski');
  });

  test('the first board that a visitor sees has the name of the catalogue', async () => {
    expect(await save(theGame.game())).toBe('klotski');
    expect(theGame.optimum()).toEqual(puzzleById('klotski')!.optimum);
  });

  test('a drawing is read as far as it can be read at all', async () => {
    const cars = await save(startGame(parsePuzzle(CARS)));
    expect(cars).toBe('board:=AAB-..CB-..C.?goal=-...B-...B&axes=long');
    const long = parsePuzzle(`notes: ${'very '.repeat(60)}long\n${CARS}`);
    expect(await save(startGame(long))).toMatch(/^1\.[\w-]+$/);
  });

  test('a long game is packed, and shorter so', async () => {
    const game = playLine(startGame(known('klotski')!), 'IR IL '.repeat(60));
    const fragment = await save(game);
    expect(fragment).toMatch(/^1\.[\w-]+$/);
    expect(fragment.length).toBeLessThan(60);
    const back = await open(fragment);
    expect(lineOf(back)).toHaveLength(120);
    expect(back.past).toHaveLength(120);
  });

  test('no known puzzle has the name of a view of the app', () => {
    const names = ['play', 'puzzles', 'edit', 'review', 'map', 'why', 'times', 'settings'];
    const ids = allRecords().flatMap(({ id, aliases }) => [id, ...aliases]);
    expect(ids.filter((id) => names.includes(id) || !/^[a-z0-9][a-z0-9-]*$/.test(id))).toEqual([]);
  });
});

describe('a link that cannot be opened says why', () => {
  const packed = (link: unknown) => `#${packLink(link as Link)}`;

  test.each([
    ['#2.abc', 'newer'],
    ['#1.', 'damaged'],
    ['#1.!!!!', 'damaged'],
    ['#1.IyDto354UV6qQlF', 'damaged'],
    ['#klotski/IR/JL', 'damaged'],
    ['#klotski?at=-1', 'damaged'],
    ['#klotski?at=soon', 'damaged'],
    ['#klotski?view=film', 'newer'],
    ['#klotski/%E0%A4%A', 'damaged'],
    ['#…', 'damaged'],
    ['#klotzki', 'unknown-puzzle'],
    [`#${'klotski'.repeat(20)}`, 'damaged'],
    ['#klotski/BD', 'bad-moves'],
    ['#klotski/nonsense', 'bad-moves'],
    ['#1_2_3-4_5_5', 'bad-puzzle'],
    ['#8_6_4-0_7_2-5_1_3?goal=circle', 'bad-puzzle'],
    ['#board:', 'bad-puzzle'],
    ['#board:AA.', 'bad-puzzle'],
    ['#board:AA.?goal=.AAA', 'damaged'],
    ['#board:AA.?goal=--A', 'damaged'],
    ['#board:A%_B?goal=A', 'damaged'],
    ['#board:AA.?goal=.AA&axes=round', 'newer'],
    ['#board:AA.?goal=.BB', 'bad-puzzle'],
    [packed({ puzzle: { kind: 'board', board: 'A.', goals: '.A' }, moves: '' }), 'damaged'],
    [packed({ puzzle: { kind: 'board', board: 'A.', goals: [7] }, moves: '' }), 'damaged'],
    [packed({ puzzle: { kind: 'board', board: 'A.', goals: ['B'] }, moves: '' }), 'bad-puzzle'],
    [packed({ puzzle: { kind: 'text', text: 'start:\n11\n.1' }, moves: '' }), 'bad-puzzle'],
    [packed({ puzzle: { kind: 'film' }, moves: '' }), 'damaged'],
    [packed({ puzzle: { kind: 'id', id: 'klotski' }, moves: 5 }), 'damaged'],
    [packed({ puzzle: null, moves: '' }), 'damaged'],
  ])('%s', async (fragment, fault) => {
    const error = await open(fragment).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LinkError);
    expect((error as LinkError).fault).toBe(fault);
  });

  test('a small link that unpacks to a very long text is refused', async () => {
    const bomb = packed({ puzzle: { kind: 'text', text: 'x'.repeat(8_000_000) }, moves: '' });
    expect(bomb.length).toBeLessThan(20_000);
    await expect(parseLink(bomb)).rejects.toThrow('damaged');
  });
});

describe('a pasted link', () => {
  test('of our own opens under any address', async () => {
    const link = await readPastedLink(' https://example.org/a/b/#klotski/IR \n');
    expect(link).toEqual({ puzzle: { kind: 'id', id: 'klotski' }, moves: 'IR' });
  });

  test("slidysim's replays: its documented 24-move solution of 8 2 0/4 6 1/3 7 5", async () => {
    const code = 'eJyLVgoyCjXycfFxCQoNcvEJBdE+YJaSjoWBgYGOkoWCkYKBvomCmYKhvrGCuYKpko6uYSwAl2QM9Q==';
    const at = `https://slidysim.github.io/replay?r=${encodeURIComponent(code)}`;
    const game = gameOfLink((await readPastedLink(at))!, known);
    expect(formatMoves(game.puzzle, lineOf(game))).toBe('R2U2LDLDRURDLULDRULURDLU');
    expect(lineOf(game)).toHaveLength(24);
    await expect(readPastedLink('https://example.org/?r=abc')).rejects.toThrow('damaged');
  });

  test('a scramble in the query, and 36 letters of Rush Hour', async () => {
    const scramble = await readPastedLink('https://example.org/?scramble=8_6_4_0_7_2_5_1_3');
    expect(scramble?.puzzle).toEqual({ kind: 'tiles', board: '8 6 4/0 7 2/5 1 3' });
    await expect(readPastedLink('https://a.org/?scramble=1_2_0')).rejects.toThrow('damaged');
    const letters = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';
    const rush = await readPastedLink(`https://www.michaelfogleman.com/static/rush/#${letters}/60`);
    expect(gameOfLink(rush!, known).puzzle.board).toMatchObject({ width: 6, height: 6 });
  });

  test('other text is no link', async () => {
    expect(await readPastedLink('8 6 4/0 7 2/5 1 3')).toBeUndefined();
    expect(await readPastedLink('https://example.org/')).toBeUndefined();
    expect(await readPastedLink('https://exa mple')).toBeUndefined();
  });
});

function playLine(game: Game, moves: string): Game {
  let played = game;
  for (const unit of unitsOf(parseMoves(game.puzzle, moves), 'slides')) {
    played = play(played, [...unit]).game;
  }
  return played;
}

/** Plays the legal step that the seed picks. */
function playSome(game: Game, seed: number): Game {
  const next = [...Array(game.puzzle.pieces.length * 4).keys()]
    .map((packed) => play(game, [packed]).game)
    .filter((candidate) => candidate !== game);
  return next[seed % next.length]!;
}
