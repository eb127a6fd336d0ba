/* The tables that a puzzle of the real world can be arranged on, and what puzzle lies on one. */
import { puzzleById, puzzleOf } from '@glissade/catalogue';
import { ParseError, type Puzzle, PuzzleError, parsePuzzle } from '@glissade/core';
import { gameTitle } from '../play/gameTitle.ts';
import { theGame } from '../play/theGame.ts';
import { setupText } from '../text/setupText.ts';
import { text } from '../text/text.ts';
import { arranged, type Placing, placingOf } from './placing.ts';
import { emptyOrder, orderedPuzzle, type TileOrder } from './tileOrder.ts';

const SIDES = [3, 4, 5, 6];

/** The red car alone; the others are added to it. */
const CARS = `axes: long
start: ....../....../XX..../....../....../......
goal: ....../....../....XX/....../....../......`;

/** Pieces being placed, or tiles being put in order. */
export type Arranging = { readonly placing: Placing } | { readonly order: TileOrder };

export type TableChoice = {
  readonly name: string;
  /** Whose pieces are laid out; none where tiles are put in order. */
  readonly puzzle?: Puzzle;
  readonly make: () => Arranging;
};

/** What can be chosen: the pieces of the game on the board, of Klotski, cars, tiles of a size. */
export function tablesOf(): readonly TableChoice[] {
  const words = setupText();
  const now = theGame.puzzle();
  const isOwn = now.type === 'blocks' && now.info.id !== 'klotski';
  const laidOut = (name: string, puzzle: Puzzle): TableChoice => ({
    name,
    puzzle,
    make: () => ({ placing: placingOf(puzzle) }),
  });
  return [
    ...(isOwn ? [laidOut(words.current(gameTitle()), now)] : []),
    laidOut(words.klotski, puzzleOf(puzzleById('klotski')!)),
    laidOut(words.cars, parsePuzzle(CARS)),
    ...SIDES.map((side) => ({
      name: words.tiles(side),
      make: () => ({ order: emptyOrder(side, side) }),
    })),
  ];
}

/** What lies on a table: a puzzle, or one with a fault; neither while it is not finished. */
export type Arranged = { readonly puzzle?: Puzzle; readonly fault?: string };

export function readTable(table: Arranging): Arranged {
  try {
    const puzzle = 'order' in table ? orderedPuzzle(table.order) : arranged(table.placing);
    return puzzle ? { puzzle } : {};
  } catch (error) {
    if (error instanceof PuzzleError || error instanceof ParseError) {
      return { fault: text().faults.whole(error) };
    }
    throw error;
  }
}
