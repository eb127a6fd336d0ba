/* Boards of tiles among words: in brackets, in quotes, in lines of cells, or in sentences. */
import { type GoalName, namedGoal } from '../../puzzle/namedGoals.ts';
import { type Kept, keptIn } from '../sourceText.ts';
import { boardsIn, type Placed } from './boardsIn.ts';
import type { CleanText } from './cleanText.ts';
import { BEHIND_ROW } from './disguises.ts';
import {
  bracketed,
  cellLines,
  commands,
  type Excerpt,
  numberRuns,
  quoted,
  tables,
} from './excerpts.ts';
import type { Hidden } from './foundTiles.ts';
import { GUESSED_LENGTH_MAX } from './guesses/guess.ts';
import { isGoalAlone, type Label, labelIn } from './labels.ts';
import { laidOut } from './layout.ts';
import { placed } from './placed.ts';
import { hasWords } from './prose.ts';
import { areStates } from './states.ts';

/** Comments before a size belong to a form whose goal is another. */
const COMMENT = /^[^\p{L}\d\n]*#(?!#)/mu;
/** What begins a line of which all is a comment. */
const COMMENTED = /^[ \t]*(?:#|\/\/|\/?\*|;|%|--|!)/;
/** A prompt says what an input may look like. */
const EXAMPLE = /\((?:e\. ?g\.|z\. ?B\.|for example|[例如])[^()\n]*\)/giu;
/** The gap as Prolog and Lisp write it. */
const GAP_SIGN = /\[\s*\]|\{\}|#f\b/g;
/** Numbers as programs wrap them. */
const WRAPPED = /\b(?:Just|Some|Tile|Num)\b[ (]*\d+\)?/g;
/** Two lines, or the number of boards, perhaps behind their size. */
const TWO = /^(?:(?:\s*\d+[ \t]+\d+)?\s*2\s*\n|.+\n.+\n?$)/;
const PLAN_LENGTH_MAX = 200_000;
const ENDS: readonly GoalName[] = ['standard', 'blank-first', 'spiral'];

type Board = Placed & { readonly label: Label | undefined };
type Boards = readonly Board[];
type Found = { readonly boards: Boards; readonly damaged: Excerpt | undefined };
type Chosen = { readonly start: Hidden; readonly goal?: Hidden };

/** The board among the words of a text and its goal, if it is clear which they are. */
export function tilesInText(text: string): Chosen | undefined {
  const { boards } = boardsInText(text);
  const [first, second, third] = boards;
  const isOfOtherForm = first?.found.isSized && COMMENT.test(text);
  if (!first || isOfOtherForm) return undefined;
  // Without words, two boards are a start and its goal, but a 2 is their number, and two lines are
  // two puzzles, unless a comment names one.
  const isComment = (line: string) => COMMENTED.test(line) && !/\d/.test(line) && !labelIn(line);
  const bare = text.replace(/^.*\n/gm, (line) => (isComment(line) ? '' : line));
  const isPlay = third && areBeside(first, second!) && lineOfStates(boards);
  const areMany = !hasWords(bare) && (third ? !isPlay : TWO.test(bare));
  if (areMany) return undefined;
  const isLive = ({ from }: Board) => !isCommented(text, from);
  return chosen(text, boards) ?? chosen(text, boards.filter(isLive));
}

/** How many boards of tiles stand among the words of a text. */
export function countTilesInText(text: string): number {
  return distinct(text, boardsInText(text).boards).length;
}

/** A list that lacks a tile, or has a wrong one, beside a board: that alone is not meant. */
export function damagedTiles(text: string): CleanText | undefined {
  return boardsInText(text).damaged?.clean;
}

/** True for a problem of a planner. */
export function isPlan(text: string): boolean {
  return /\(\s*define\s*\(\s*(?:problem|domain)\b/i.test(text);
}

const kept: Kept<Found> = {};

function boardsInText(text: string): Found {
  return keptIn(kept, text, findBoards);
}

function findBoards(text: string): Found {
  const isPlanned = isPlan(text);
  if (text.length > (isPlanned ? PLAN_LENGTH_MAX : GUESSED_LENGTH_MAX) || commands(text).length > 0)
    return { boards: [], damaged: undefined };
  const bare = text
    .replace(isPlanned ? /;[^\n]*/g : EXAMPLE, (comment) => ' '.repeat(comment.length))
    .replace(BEHIND_ROW, (comment) => ' '.repeat(comment.length))
    .replace(GAP_SIGN, (sign) => '_'.padEnd(sign.length))
    .replace(WRAPPED, (wrapped) => wrapped.replace(/\D/g, ' '));
  const found: Placed[] = [];
  const others: Excerpt[] = [];
  const isNew = ({ from, to }: { readonly from: number; readonly to: number }) =>
    !found.some((board) => from < board.to && board.from < to);
  const isProse = hasWords(text);
  const names = isProse ? ['the words around it'] : [];
  const listed = [tables, bracketed, quoted, cellLines, ...(isProse ? [numberRuns] : [])];
  const sources = [placed, ...(isPlanned ? [] : listed)];
  for (const excerptsIn of sources) {
    const excerpts = excerptsIn(bare);
    const boards = excerpts.map(boardsIn);
    const further = boards.flat().map((board) => inLayout({ ...board, names }, bare));
    others.push(...excerpts.filter((_, at) => boards[at]!.length === 0));
    found.push(...further.filter(isNew));
  }
  // The same tiles without their gap are that board again.
  const isDamaged = (one: Excerpt) =>
    isNew(one) &&
    found.some((board) => isNearly(one, board.found.grid.tokens.length)) &&
    !found.some((board) => tilesIn(cellsOf(board)) === tilesIn(one.clean.text));
  return { boards: labelled(found, text), damaged: others.find(isDamaged) };
}

/** The tiles in their order. */
function tilesIn(cells: string): string {
  return String(cells.match(/[1-9]\d*/g));
}

/** True for a list of most tiles of a board, as long as it or one more or less. */
function isNearly({ clean }: Excerpt, size: number): boolean {
  const cells = clean.text.match(/-?\d+/g) ?? [];
  const tiles = new Set(cells.map(Number).filter((tile) => tile >= 0 && tile < size));
  const areMost = tiles.size * 4 >= size * 3 && cells.length < tiles.size + 2;
  return areMost && Math.abs(cells.length - size) < 2;
}

function labelled(found: Placed[], text: string): Boards {
  const inOrder = found.sort((one, other) => one.from - other.from);
  return inOrder.map((board, at) => {
    const before = inOrder[at - 1];
    const isBeside = [before, inOrder[at + 1]].some((other) => other?.from === board.from);
    const label = isBeside ? undefined : labelIn(text.slice(before?.to ?? 0, board.from));
    return { ...board, label };
  });
}

/** A board in the order in which its program lays it out. */
function inLayout(board: Placed, text: string): Placed {
  const { found, from, to } = board;
  const layout = laidOut(found.grid, text, from, to);
  if (!layout) return board;
  const { grid, note } = layout;
  return { ...board, found: { ...found, grid, notes: [...found.notes, note], isLaidOut: true } };
}

/** One board; two of which one may be named the goal; one start and one goal; a line of states. */
function chosen(text: string, boards: Boards): Chosen | undefined {
  const all = distinct(text, boards);
  const [first, second] = all;
  if (!first) return undefined;
  if (!second) return isGoalAlone(first.label) ? undefined : { start: first };
  const named = (name: string) => all.filter(({ label }) => label?.name === name);
  const [starts, goals] = [named('start'), named('goal')];
  if (starts.length === 1 && goals.length === 1) {
    const [start, goal] = [starts[0]!, goals[0]!];
    const [one, two] = [start.found.grid, goal.found.grid];
    return one.width === two.width && one.height === two.height ? { start, goal } : undefined;
  }
  if (all.length > 2) return lineOfStates(boards);
  if (written(first).split(' ')[0] !== written(second).split(' ')[0]) return undefined;
  const isPair = goals.length > 0 || isUsual(first) || isUsual(second);
  if (areBeside(first, second) ? isUntold(text, second) : !isPair && areApart(text, first, second))
    return undefined;
  // Where both are called the same, words that say both mean the other.
  const areSame = first.label !== undefined && first.label.name === second.label?.name;
  if (areSame && first.label.isSure === second.label.isSure) return undefined;
  const isGoalFirst = areSame ? starts.length > 0 === second.label.isSure : goals[0] === first;
  return isGoalFirst ? { start: second, goal: first } : { start: first, goal: second };
}

/** True for boards in the same lines. */
function areBeside(first: Board, second: Board): boolean {
  const [one, two] = [first, second].map(({ found }) => found.grid.tokens[0]!.line);
  return first.from === second.from && one === two;
}

/** True where no word calls the right one of two boards the goal, and it is no usual one. */
function isUntold(text: string, right: Board): boolean {
  return hasWords(text) && labelIn(text.slice(0, right.from))?.name !== 'goal' && !isUsual(right);
}

/** A board that is there again is the same, and named where any is; a goal may equal its start. */
function distinct(text: string, boards: Boards): Boards {
  const all: Board[] = [];
  for (const [at, board] of boards.entries()) {
    const same = all.findIndex((other) => written(other) === written(board));
    const before = boards[at - 1];
    const isGoal =
      written(before) === written(board) && text.slice(before!.to, board.from).trim() === '';
    if (same < 0 || isGoal) all.push(board);
    else all[same] = { ...all[same]!, label: all[same]!.label ?? board.label };
  }
  return all;
}

/** States that a program printed, each one move behind the one before, up to a usual goal. */
function lineOfStates(boards: Boards): Chosen | undefined {
  const states = boards.filter((board, at) => written(board) !== written(boards[at - 1]));
  const [start, goal] = [states[0]!, states.at(-1)!];
  const cells = states.map(({ found }) => found.grid.tokens.map(({ text }) => text));
  return areStates(cells, ['0']) && isUsual(goal) ? { start, goal } : undefined;
}

/** True for a board that is a usual goal. */
function isUsual(board: Board): boolean {
  const { width, height } = board.found.grid;
  return ENDS.some((name) => {
    const numbers = width === height || name !== 'spiral' ? namedGoal(name, width, height) : [];
    return `${width} ${numbers.join(' ')}` === written(board);
  });
}

/** True where words stand between two boards. */
function areApart(text: string, first: Board, second: Board): boolean {
  return /\p{L}{2}/u.test(text.slice(first.to, second.from));
}

function isCommented(text: string, from: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', from - 1) + 1);
  return COMMENTED.test(line) || text.lastIndexOf('/*', from) > text.lastIndexOf('*/', from);
}

function written(board: Hidden | undefined): string {
  return board ? `${board.found.grid.width} ${cellsOf(board)}` : '';
}

function cellsOf({ found }: Hidden): string {
  return found.grid.tokens.map(({ text }) => text).join(' ');
}
