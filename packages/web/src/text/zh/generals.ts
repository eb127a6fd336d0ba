/* The names of the pieces of Hua Rong Dao: Cao Cao, the five tiger generals, and soldiers. */
import { extentOf, type Puzzle } from '@glissade/core';

/** Guan Yu is the flat block where there is one; the others follow in the order of their ranks. */
const GENERALS = ['关羽', '张飞', '赵云', '马超', '黄忠'] as const;

const known = new WeakMap<Puzzle, readonly string[] | undefined>();

/** What the piece is called; its label on boards that are not of Hua Rong Dao. */
export function pieceName(puzzle: Puzzle, piece: number): string {
  if (!known.has(puzzle)) known.set(puzzle, namesOf(puzzle));
  return known.get(puzzle)?.[piece] ?? puzzle.pieces[piece]!.label;
}

/**
 * By piece; undefined unless the board is 4×5, one block of 2×2 alone must reach the exit, and the
 * labels are letters or digits: other names are the author’s.
 */
function namesOf({ type, board, pieces, goals }: Puzzle): readonly string[] | undefined {
  if (type !== 'blocks' || board.width !== 4 || board.cells.length !== 20) return undefined;
  if (board.cells.some((cell) => cell !== 'floor')) return undefined;
  if (!pieces.every(({ label }) => /^[!-~]+$/.test(label))) return undefined;
  const sizes = pieces.map(({ shape }) => extentOf(shape));
  const areas = sizes.map(({ width, height }) => width * height);
  const isWhole = pieces.every(({ shape, axis }, piece) => {
    return axis === 'any' && shape.length === areas[piece]!;
  });
  const leader = areas.indexOf(4);
  const goal = goals.length === 1 ? goals[0]! : [];
  const isOut = goal.length === 1 && goal[0]!.piece === leader && goal[0]!.cell === 13;
  const generals = pieces.flatMap((_, piece) => (areas[piece] === 2 ? [piece] : []));
  const isGame = areas.every((area, piece) => area < 3 || piece === leader);
  if (!isWhole || !isOut || !isGame || generals.length > GENERALS.length) return undefined;
  const isFlat = (piece: number) => sizes[piece]!.width === 2;
  const first = generals.find(isFlat) ?? generals.at(-1);
  const order = [first, ...generals.filter((piece) => piece !== first)];
  let soldiers = 0;
  return pieces.map((_, piece) => {
    if (piece === leader) return '曹操';
    return areas[piece] === 2 ? GENERALS[order.indexOf(piece)]! : `兵${++soldiers}`;
  });
}
