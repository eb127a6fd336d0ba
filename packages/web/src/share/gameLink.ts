/* From games to links, and back. */
import {
  formatMoves,
  formatPuzzle,
  formatTiles,
  formatUnit,
  GOAL_NAMES,
  namedGoal,
  ParseError,
  type Puzzle,
  PuzzleError,
  parseMoves,
  parsePuzzle,
  replay,
  type Steps,
  unitsOf,
  unpackStep,
} from '@glissade/core';
import { type Game, lineOf, playAll, startGame, undo, wayTo } from '@glissade/core/game';
import { drawPuzzle, puzzleOfDrawn } from './drawnLink.ts';
import {
  formatReadableLink,
  type Link,
  type LinkPuzzle,
  type LinkView,
  READABLE_LENGTH_MAX,
} from './link.ts';
import { LinkError } from './linkError.ts';

/** Finds puzzles that have a name. */
export type KnownPuzzles = (id: string) => Puzzle | undefined;

/**
 * The link that opens a game where it is. What was undone is in it as well, when it lies ahead.
 * Undefined for a puzzle that no link holds: with halves of characters for labels.
 */
export function linkOfGame(game: Game, known: KnownPuzzles, view?: LinkView): Link | undefined {
  const farthest = game.future[0];
  const isAhead = farthest !== undefined && wayTo(game, farthest).includes(game.current);
  const end = isAhead ? farthest : game.current;
  const at = lineOf(game).length;
  return linkOf(game.puzzle, movesOfGame(game, end), known, {
    at: end === game.current ? undefined : at,
    view,
  });
}

/** A word for each action, so that undo takes them back one by one again. */
function movesOfGame(game: Game, end: number): string {
  const { puzzle, nodes } = game;
  if (puzzle.type === 'tiles') return formatMoves(puzzle, lineOf(game, end));
  return wayTo(game, end)
    .slice(1)
    .flatMap((node) => unitsOf(Uint32Array.from(nodes[node]!.steps), 'moves'))
    .map((unit) => wordOf(puzzle, unit))
    .join(' ');
}

/** Without a blank that does not stand in quotes: `AR2`, `"A B"RR`. */
function wordOf(puzzle: Puzzle, unit: Steps): string {
  const word = formatUnit(puzzle, unit, 'moves');
  if (!/[\s"]/.test(word)) return word;
  const { label } = puzzle.pieces[unpackStep(unit[0]!).piece]!;
  return JSON.stringify(label) + [...unit].map((step) => unpackStep(step).direction).join('');
}

const WORD = /"(?:[^"\\]|\\.)*"\S*|\S+/g;

/** The first way to name the puzzle that can be read, or else the shorter one. */
function linkOf(
  puzzle: Puzzle,
  moves: string,
  known: KnownPuzzles,
  where: Pick<Link, 'at' | 'view'>,
): Link | undefined {
  const [first, second] = namesOf(puzzle, known).map((name) => ({ puzzle: name, moves, ...where }));
  if (!first || !second) return first ?? second;
  const readable = formatReadableLink(first) ?? '';
  return readable.length <= READABLE_LENGTH_MAX ? first : second;
}

function namesOf(puzzle: Puzzle, known: KnownPuzzles): readonly LinkPuzzle[] {
  const text = nativeText({ ...puzzle, info: {} });
  const { id } = puzzle.info;
  const namesake = id === undefined ? undefined : known(id);
  if (id !== undefined && namesake && nativeText({ ...namesake, info: {} }) === text) {
    return [{ kind: 'id', id }];
  }
  const tiles = tileBoardOf(puzzle);
  if (tiles) return [tiles];
  const drawn = drawPuzzle(puzzle);
  const native = nativeText(puzzle);
  return [
    ...(drawn ? [drawn] : []),
    ...(native === undefined ? [] : [{ kind: 'text', text: native } as const]),
  ];
}

function nativeText(puzzle: Puzzle): string | undefined {
  try {
    return formatPuzzle(puzzle);
  } catch {
    return undefined;
  }
}

function tileBoardOf(puzzle: Puzzle): LinkPuzzle | undefined {
  const { type, pieces, goals, board } = puzzle;
  const isNumbered = pieces.every(({ label }) => /^[1-9]\d*$/.test(label));
  if (type !== 'tiles' || !isNumbered || goals.length !== 1) return undefined;
  const state = new Uint16Array(pieces.length);
  for (const { piece, cell } of goals[0]!) state[piece] = cell;
  const goal = formatTiles(puzzle, state);
  const name = GOAL_NAMES.find((candidate) => {
    const numbers = namedGoal(candidate, board.width, board.height);
    return goal.split(/[ /]/).every((number, cell) => Number(number) === numbers[cell]);
  });
  const start = formatTiles(puzzle);
  return name === 'standard'
    ? { kind: 'tiles', board: start }
    : { kind: 'tiles', board: start, goal: name ?? goal };
}

/** The game that a link opens, its moves played one by one so that undo steps back through them. */
export function gameOfLink(link: Link, known: KnownPuzzles): Game {
  const puzzle = puzzleOfLink(link.puzzle, known);
  const actions = actionsOfLink(puzzle, link.moves);
  const played = link.at ?? Number.POSITIVE_INFINITY;
  const parts: number[][] = [];
  let ahead = 0;
  let at = 0;
  for (const steps of actions) {
    // An action that the link stops within becomes two.
    const cut = Math.min(Math.max(played - at, 0), steps.length);
    for (const part of [steps.subarray(0, cut), steps.subarray(cut)]) {
      if (part.length === 0) continue;
      parts.push([...part]);
      at += part.length;
      if (at > played) ahead++;
    }
  }
  let { game } = playAll(startGame(puzzle), parts);
  for (let i = 0; i < ahead; i++) game = undo(game);
  return game;
}

function puzzleOfLink(name: LinkPuzzle, known: KnownPuzzles): Puzzle {
  if (name.kind === 'id') {
    const puzzle = known(name.id);
    if (puzzle) return puzzle;
    throw new LinkError('unknown-puzzle', name.id);
  }
  return reading('bad-puzzle', () => {
    if (name.kind === 'text') return parsePuzzle(name.text);
    if (name.kind === 'board') return puzzleOfDrawn(name);
    return parsePuzzle(name.board, { goal: name.goal });
  });
}

function actionsOfLink(puzzle: Puzzle, moves: string): Steps[] {
  return reading('bad-moves', () => {
    const line = parseMoves(puzzle, moves);
    if (puzzle.type === 'tiles') return unitsOf(line, 'mtm');
    const actions: Steps[] = [];
    let from = puzzle.start;
    for (const [word] of moves.matchAll(WORD)) {
      const steps = parseMoves(puzzle, word, { from });
      actions.push(steps);
      from = replay(puzzle, steps, from).end;
    }
    return actions;
  });
}

/** Runs a reader; its complaint becomes the link's. */
function reading<T>(fault: 'bad-puzzle' | 'bad-moves', read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ParseError || error instanceof PuzzleError) {
      throw new LinkError(fault, error.message, error);
    }
    throw error;
  }
}
