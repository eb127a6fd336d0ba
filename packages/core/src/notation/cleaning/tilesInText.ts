/* Boards of tiles among words: in brackets, in quotes, in lines of cells, or in sentences. */
import { replacing } from './cleanText.ts';
import { bracketed, cellLines, commands, type Excerpt, numberRuns, quoted } from './excerpts.ts';
import { findTiles, type Hidden } from './foundTiles.ts';
import { GUESSED_LENGTH_MAX } from './guesses/guess.ts';
import { GOAL_WORDS, START_WORDS } from './labels.ts';

/** Comments before a size belong to a form whose goal is another. */
const COMMENT = /^[^\p{L}\d\n]*#(?!#)/mu;
/** What stands between boards side by side. */
const COLUMNS = /[ \t]{3,}|\s*(?:=>|->|→)\s*/;
const GOAL = new RegExp(GOAL_WORDS, 'iu');
const START = new RegExp(START_WORDS, 'iu');

type Board = Hidden & { readonly from: number; readonly to: number };

/** The only board among the words of a text, or the only two: a start and its goal. */
export function tilesInText(text: string): { start: Hidden; goal?: Hidden } | undefined {
  if (text.length > GUESSED_LENGTH_MAX || commands(text).length > 0) return undefined;
  const boards: Board[] = [];
  for (const excerptsIn of [bracketed, quoted, cellLines, numberRuns]) {
    const found = excerptsIn(text).flatMap((excerpt) => boardsIn(excerpt));
    const isNew = ({ from, to }: Board) =>
      !boards.some((board) => from < board.to && board.from < to);
    boards.push(...found.filter(isNew));
  }
  const inOrder = boards.sort((one, other) => one.from - other.from);
  // A board that is there again behind other signs is the same; a goal may be equal to its start.
  const distinct = inOrder.filter((board, at) => {
    const same = inOrder.findIndex((other) => written(other) === written(board));
    return same === at || text.slice(inOrder[same]!.to, board.from).trim() === '';
  });
  const [first, second, third] = distinct;
  if (!first || third || (first.found.isSized && COMMENT.test(text))) return undefined;
  if (!second) return { start: first };
  const before = text.slice(0, first.from);
  const isGoalFirst =
    GOAL.test(before) && !START.test(before) && !GOAL.test(text.slice(first.to, second.from));
  return isGoalFirst ? { start: second, goal: first } : { start: first, goal: second };
}

function written({ found: { grid } }: Hidden): string {
  return `${grid.width} ${grid.tokens.map(({ text }) => text).join(' ')}`;
}

/** The board of an excerpt; else those above and below, or side by side, if each is one. */
function boardsIn({ clean, from, to }: Excerpt): Board[] {
  // A blank in quotes is a cell.
  const cells = replacing(clean, /(["'])[ \t]+\1/g, '_');
  const lines = cells.text.split('\n');
  const upper = (line: string, at: number) => (at < lines.length / 2 ? line : '');
  const lower = (line: string, at: number) => (at < lines.length / 2 ? '' : line);
  const column = (index: number) => (line: string) => line.trim().split(COLUMNS)[index] ?? '';
  for (const parts of [[(line: string) => line], [upper, lower], [column(0), column(1)]]) {
    const boards = parts.flatMap((part): Board[] => {
      let at = 0;
      const clean = replacing(cells, /^.*$/gm, (line) => part(line, at++));
      const found = findTiles(clean.text);
      return found ? [{ found, names: ['prose'], clean, from, to }] : [];
    });
    if (boards.length === parts.length) return boards;
  }
  return [];
}
