import {
  cellsOfPiece,
  cellsOfShape,
  columnOf,
  DIRECTIONS,
  type Direction,
  extentOf,
  legalSteps,
  type Puzzle,
  type Refusal,
  rowOf,
  type State,
  unpackStep,
} from '@glissade/core';
import { gapOf } from '@glissade/core/game';
import type { board } from '../text/en/board.ts';
import type { Translated } from '../text/shape.ts';

/** The words of a board in one language. */
export type BoardWords = Translated<typeof board>;

export function wordOf(words: BoardWords, direction: Direction): string {
  const { up, right, down, left } = words;
  return { U: up, R: right, D: down, L: left }[direction];
}

/** What every cell says to a screen reader. */
export function cellTexts(
  words: BoardWords,
  puzzle: Puzzle,
  state: State,
  goalPieces: ReadonlySet<number>,
): string[] {
  const { board } = puzzle;
  const texts = board.cells.map((type, cell) => {
    const place = [rowOf(board, cell) + 1, columnOf(board, cell) + 1] as const;
    if (type === 'gate') return words.gate(...place);
    return type === 'floor' ? words.free(...place) : words.wall(...place);
  });
  const ways = waysOf(words, puzzle, state);
  for (let piece = 0; piece < puzzle.pieces.length; piece++) {
    const own = pieceText(words, puzzle, state, piece, goalPieces.has(piece));
    const ability = ways[piece]!.length > 0 ? words.canMove(ways[piece]!) : words.stuck;
    for (const cell of cellsOfPiece(puzzle, state, piece)) {
      texts[cell] = own + words.comma + ability;
    }
  }
  for (const [cell, labels] of goalCells(puzzle)) {
    texts[cell] += words.comma + words.goalOf([...labels]);
  }
  return texts;
}

/** By cell: the pieces of a block puzzle that a goal wants there. */
function goalCells(puzzle: Puzzle): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>();
  if (puzzle.type === 'tiles') return found;
  for (const { piece, cell } of puzzle.goals.flat()) {
    const { label, shape } = puzzle.pieces[piece]!;
    for (const at of cellsOfShape(puzzle.board, shape, cell) ?? []) {
      found.set(at, (found.get(at) ?? new Set()).add(label));
    }
  }
  return found;
}

/** The directions in which each piece can go, in words. */
function waysOf(words: BoardWords, puzzle: Puzzle, state: State): string[][] {
  const ways = puzzle.pieces.map((): string[] => []);
  for (const { piece, direction } of legalSteps(puzzle, state)) {
    ways[piece]!.push(wordOf(words, direction));
  }
  return ways;
}

/** A piece and where it is. */
export function pieceText(
  words: BoardWords,
  puzzle: Pick<Puzzle, 'board' | 'pieces' | 'type'>,
  state: State | readonly number[],
  piece: number,
  isGoalPiece = false,
): string {
  const { board, pieces } = puzzle;
  const { label, shape } = pieces[piece]!;
  const place = [rowOf(board, state[piece]!) + 1, columnOf(board, state[piece]!) + 1] as const;
  if (puzzle.type === 'tiles') return words.tile(label, ...place);
  const { width, height } = extentOf(shape);
  const size = words.size(width, height);
  return words.piece(label, isGoalPiece ? words.goalPiece + words.comma + size : size, ...place);
}

/** What was played, in a sentence: "B moved down 2." and for tiles where the gap is now. */
export function playedText(
  words: BoardWords,
  puzzle: Puzzle,
  state: State,
  steps: readonly number[],
): string {
  if (puzzle.type !== 'tiles') return blockPlayed(words, puzzle, steps);
  const gap = gapOf(puzzle, state);
  const place = words.gapAt(rowOf(puzzle.board, gap) + 1, columnOf(puzzle.board, gap) + 1);
  const { piece, direction } = unpackStep(steps[0]!);
  const way = wordOf(words, direction);
  const isLine = steps.length > 1 && steps.every((packed) => (packed & 3) === (steps[0]! & 3));
  const moved = isLine
    ? words.pushed(steps.length, way)
    : words.moved(puzzle.pieces[piece]!.label, way);
  return moved + words.space + place;
}

function blockPlayed(words: BoardWords, puzzle: Puzzle, steps: readonly number[]): string {
  return words.moved(puzzle.pieces[steps[0]! >>> 2]!.label, wayText(words, steps));
}

/** Where steps lead: "down 2, left". */
export function wayText(words: BoardWords, steps: readonly number[]): string {
  const parts: string[] = [];
  for (let first = 0; first < steps.length; ) {
    let end = first;
    while (end < steps.length && steps[end] === steps[first]) end++;
    parts.push(words.way(wordOf(words, DIRECTIONS[steps[first]! & 3]!), end - first));
    first = end;
  }
  return parts.join(words.between);
}

/** Why a piece cannot go there, in a sentence. */
export function refusalText(
  words: BoardWords,
  puzzle: Puzzle,
  piece: number,
  refusal: Refusal,
): string {
  const { label } = puzzle.pieces[piece]!;
  switch (refusal.reason) {
    case 'blocked':
      return words.blocked(label, puzzle.pieces[refusal.by]!.label);
    case 'axis':
      return words.offAxis(label, puzzle.pieces[piece]!.axis);
    case 'gate':
      return words.atGate(label);
    case 'wall':
      return words.atWall(label);
  }
}
