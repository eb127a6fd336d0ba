import {
  formatMoves,
  formatPuzzle,
  formatTiles,
  GOAL_NAMES,
  namedGoal,
  ParseError,
  type Puzzle,
  parseMoves,
  parsePuzzle,
  replay,
  type Steps,
  unitsOf,
} from '@glissade/core';
import { type Game, lineOf, play, startGame, undo, wayTo } from '../game/game.ts';
import { type Link, LinkError, type LinkPuzzle, type LinkView } from './link.ts';

/** Finds puzzles that have a name. */
export type KnownPuzzles = (id: string) => Puzzle | undefined;

/**
 * The link that opens a game where it is. What was undone is in it as well, when it lies ahead.
 * Undefined for a puzzle that no text holds (labels of several letters).
 */
export function linkOfGame(game: Game, known: KnownPuzzles, view?: LinkView): Link | undefined {
  const farthest = game.future[0];
  const isAhead = farthest !== undefined && wayTo(game, farthest).includes(game.current);
  const end = isAhead ? farthest : game.current;
  const at = lineOf(game).length;
  return linkOf(game.puzzle, movesOfGame(game, end), known, {
    ...(end === game.current ? {} : { at }),
    ...(view === undefined ? {} : { view }),
  });
}

/** A word for each action, so that undo takes them back one by one again. */
function movesOfGame(game: Game, end: number): string {
  const { puzzle, nodes } = game;
  if (puzzle.type === 'tiles') return formatMoves(puzzle, lineOf(game, end));
  return wayTo(game, end)
    .slice(1)
    .map((node) => formatMoves(puzzle, Uint32Array.from(nodes[node]!.steps), 'moves'))
    .join(' ');
}

function linkOf(
  puzzle: Puzzle,
  moves: string,
  known: KnownPuzzles,
  where: Pick<Link, 'at' | 'view'>,
): Link | undefined {
  const name = linkPuzzleOf(puzzle, known);
  return name && { puzzle: name, moves, ...where };
}

function linkPuzzleOf(puzzle: Puzzle, known: KnownPuzzles): LinkPuzzle | undefined {
  const text = nativeText({ ...puzzle, info: {} });
  const { id } = puzzle.info;
  const namesake = id === undefined ? undefined : known(id);
  if (id !== undefined && namesake && nativeText({ ...namesake, info: {} }) === text) {
    return { kind: 'id', id };
  }
  return tileBoardOf(puzzle) ?? textOf(puzzle);
}

function textOf(puzzle: Puzzle): LinkPuzzle | undefined {
  const text = nativeText(puzzle);
  return text === undefined ? undefined : { kind: 'text', text };
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
  let game = startGame(puzzle);
  let ahead = 0;
  let at = 0;
  for (const steps of actions) {
    // An action that the link stops within becomes two.
    const cut = Math.min(Math.max(played - at, 0), steps.length);
    for (const part of [steps.subarray(0, cut), steps.subarray(cut)]) {
      if (part.length === 0) continue;
      game = play(game, [...part]).game;
      at += part.length;
      if (at > played) ahead++;
    }
  }
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
    return parsePuzzle(name.board, name.goal === undefined ? {} : { goal: name.goal });
  });
}

function actionsOfLink(puzzle: Puzzle, moves: string): Steps[] {
  return reading('bad-moves', () => {
    const line = parseMoves(puzzle, moves);
    if (puzzle.type === 'tiles') return unitsOf(line, 'mtm');
    const actions: Steps[] = [];
    let from = puzzle.start;
    for (const word of moves.split(' ').filter((each) => each !== '')) {
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
    if (error instanceof ParseError) throw new LinkError(fault, error.message);
    throw error;
  }
}
