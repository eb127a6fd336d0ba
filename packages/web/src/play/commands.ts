/* The commands that can be typed beside the board. */
import {
  cellAt,
  familiarMetric,
  formatUnit,
  isOpen,
  legalSteps,
  lineLength,
  occupancyOf,
  ParseError,
  parseMoves,
  unitsOf,
} from '@glissade/core';
import { lineOf } from '@glissade/core/game';
import { pieceText, wordOf } from '../board/describe.ts';
import { dragSpace } from '../board/dragSpace.ts';
import { goalDetails } from '../board/goalDetails.ts';
import { named } from '../board/named.ts';
import type { GameStore } from '../game/gameStore.ts';
import { text } from '../text/text.ts';

/** What the command line can ask of the page around it. */
export type CommandPage = {
  readonly hint: () => void;
  readonly solution: () => void;
  readonly distance: () => void;
};

/** Does what was typed and gives the answer: `R2`, `move 7`, `where 7`, `board`, `undo` … */
export function runCommand(store: GameStore, typed: string, page: CommandPage): string {
  const line = typed.trim();
  const [word = '', ...rest] = line.split(/\s+/);
  const argument = rest.join(' ');
  switch (word.toLowerCase()) {
    case 'move':
      return movePiece(store, argument);
    case 'where':
      return where(store, argument);
    case 'row':
      return row(store, argument);
    case 'board':
      return wholeBoard(store);
    case 'last':
      return lastMove(store);
    case 'goal':
      return goalDetails(store.puzzle());
    case 'hint':
    case 'solution':
    case 'distance':
      page[word.toLowerCase() as 'hint']();
      return text().play.said[word.toLowerCase() as 'hint'];
    case 'help':
    case '?':
      return text().play.said.help;
    case 'undo':
    case 'redo':
    case 'restart':
      store[word.toLowerCase() as 'undo']();
      return counted(store);
    default:
      return playMoves(store, line);
  }
}

/** How far the game has come, in its main metric. */
function counted(store: GameStore): string {
  const { said, length } = text().play;
  const main = familiarMetric(store.puzzle());
  return said.done(length(lineLength(lineOf(store.game()), main), main));
}

function playMoves(store: GameStore, line: string): string {
  const puzzle = store.puzzle();
  try {
    const steps = parseMoves(puzzle, line, { from: store.state() });
    if (steps.length === 0) return text().play.said.unknown(line);
    for (const unit of unitsOf(steps, puzzle.type === 'tiles' ? 'mtm' : 'moves')) {
      store.play([...unit]);
    }
    return counted(store);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const isMove = error.code !== 'move-syntax';
    return isMove
      ? text().play.said.badMove(text().faults.message(error))
      : text().play.said.unknown(line);
  }
}

function pieceOf(store: GameStore, label: string): number {
  const wanted = label.toLowerCase();
  const { pieces } = store.puzzle();
  const exact = [named(store.puzzle()).pieces, pieces]
    .map((called) => called.findIndex((piece) => piece.label === label))
    .find((piece) => piece >= 0);
  return exact ?? pieces.findIndex((piece) => piece.label.toLowerCase() === wanted);
}

/** `move 7`: slides it if there is one way only. */
function movePiece(store: GameStore, label: string): string {
  const { said } = text().play;
  const piece = pieceOf(store, label);
  if (piece < 0) return said.noPiece(label);
  const puzzle = named(store.puzzle());
  const stops = [...dragSpace(puzzle, store.state(), piece).stops.values()].filter(
    ({ steps }) => steps.length > 0,
  );
  if (stops.length === 0) return said.noMove(label);
  if (puzzle.type === 'blocks') {
    const ways = legalSteps(puzzle, store.state()).filter((step) => step.piece === piece);
    const words = ways.map(({ direction }) => wordOf(text().board, direction));
    if (words.length > 1) return said.several(label, words);
  }
  store.play(stops[0]!.steps);
  const { board } = text();
  return said.where(pieceText(board, puzzle, store.state(), piece)) + board.space + counted(store);
}

function where(store: GameStore, label: string): string {
  const { said } = text().play;
  const piece = pieceOf(store, label);
  if (piece < 0) return said.noPiece(label);
  return said.where(pieceText(text().board, named(store.puzzle()), store.state(), piece));
}

function row(store: GameStore, wanted: string): string {
  const number = Number(wanted);
  const { height } = store.puzzle().board;
  if (!Number.isInteger(number) || number < 1 || number > height) {
    return text().play.said.noRow(wanted);
  }
  return rowText(store, number - 1);
}

function rowText(store: GameStore, at: number): string {
  const { said } = text().play;
  const puzzle = named(store.puzzle());
  const { board } = puzzle;
  const occupancy = occupancyOf(puzzle, store.state());
  const cells = Array.from({ length: board.width }, (_, column) => cellAt(board, column, at));
  const words = cells.map((cell) => {
    const piece = occupancy[cell]!;
    if (piece >= 0) return puzzle.pieces[piece]!.label;
    return isOpen(board, cell) ? said.free : said.wall;
  });
  return said.row(at + 1, words.join(' '));
}

function wholeBoard(store: GameStore): string {
  const { height } = store.puzzle().board;
  return Array.from({ length: height }, (_, at) => rowText(store, at)).join(text().board.space);
}

function lastMove(store: GameStore): string {
  const { said } = text().play;
  const { nodes, current } = store.game();
  const steps = Uint32Array.from(nodes[current]!.steps);
  if (steps.length === 0) return said.nothingYet;
  return said.last(formatUnit(named(store.puzzle()), steps, 'moves'));
}
