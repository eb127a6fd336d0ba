import {
  cellsOfPiece,
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
import { gapOf } from '../game/push.ts';
import { text } from '../text/text.ts';

export function wordOf(direction: Direction): string {
  const { up, right, down, left } = text().board;
  return { U: up, R: right, D: down, L: left }[direction];
}

/** What every cell says to a screen reader. */
export function cellTexts(puzzle: Puzzle, state: State, heroes: ReadonlySet<number>): string[] {
  const words = text().board;
  const { board } = puzzle;
  const texts = board.cells.map((type, cell) => {
    const place = [rowOf(board, cell) + 1, columnOf(board, cell) + 1] as const;
    if (type === 'gate') return words.gate(...place);
    return type === 'floor' ? words.free(...place) : words.wall(...place);
  });
  const ways = waysOf(puzzle, state);
  for (let piece = 0; piece < puzzle.pieces.length; piece++) {
    const own = pieceText(puzzle, state, piece, heroes.has(piece));
    const ability = ways[piece]!.length > 0 ? words.canMove(ways[piece]!.join(', ')) : words.stuck;
    for (const cell of cellsOfPiece(puzzle, state, piece)) texts[cell] = `${own}, ${ability}`;
  }
  return texts;
}

/** The directions in which each piece can go, in words. */
function waysOf(puzzle: Puzzle, state: State): string[][] {
  const ways = puzzle.pieces.map((): string[] => []);
  for (const { piece, direction } of legalSteps(puzzle, state)) {
    ways[piece]!.push(wordOf(direction));
  }
  return ways;
}

/** A piece and where it is. */
export function pieceText(puzzle: Puzzle, state: State, piece: number, isHero = false): string {
  const words = text().board;
  const { board, pieces } = puzzle;
  const { label, shape } = pieces[piece]!;
  const place = [rowOf(board, state[piece]!) + 1, columnOf(board, state[piece]!) + 1] as const;
  if (puzzle.type === 'tiles') return words.tile(label, ...place);
  const { width, height } = extentOf(shape);
  const size = words.size(width, height);
  return words.piece(label, isHero ? `${words.hero}, ${size}` : size, ...place);
}

/** What was played, in a sentence: "B moved down 2." and for tiles where the gap is now. */
export function playedText(puzzle: Puzzle, state: State, steps: readonly number[]): string {
  const words = text().board;
  if (puzzle.type !== 'tiles') return blockPlayed(puzzle, steps);
  const gap = gapOf(puzzle, state);
  const place = words.gapAt(rowOf(puzzle.board, gap) + 1, columnOf(puzzle.board, gap) + 1);
  const { piece, direction } = unpackStep(steps[0]!);
  const way = wordOf(direction);
  const isLine = steps.length > 1 && steps.every((packed) => (packed & 3) === (steps[0]! & 3));
  const moved = isLine
    ? words.pushed(steps.length, way)
    : words.moved(puzzle.pieces[piece]!.label, way);
  return `${moved} ${place}`;
}

function blockPlayed(puzzle: Puzzle, steps: readonly number[]): string {
  return text().board.moved(puzzle.pieces[steps[0]! >>> 2]!.label, wayText(steps));
}

/** Where steps lead: "down 2, left". */
export function wayText(steps: readonly number[]): string {
  const words = text().board;
  const parts: string[] = [];
  for (let first = 0; first < steps.length; ) {
    let end = first;
    while (end < steps.length && steps[end] === steps[first]) end++;
    parts.push(words.way(wordOf(DIRECTIONS[steps[first]! & 3]!), end - first));
    first = end;
  }
  return parts.join(words.between);
}

/** Why a piece cannot go there, in a sentence. */
export function refusalText(puzzle: Puzzle, piece: number, refusal: Refusal): string {
  const words = text().board;
  const { label } = puzzle.pieces[piece]!;
  switch (refusal.reason) {
    case 'blocked':
      return words.blocked(label, puzzle.pieces[refusal.by]!.label);
    case 'axis':
      return words.offAxis(label);
    case 'gate':
      return words.atGate(label);
    case 'wall':
      return words.atWall(label);
  }
}
