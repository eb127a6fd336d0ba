import { occupancyOf, type Puzzle, type Refusal, type State } from '@glissade/core';
import { CELL } from '@glissade/picture/outline';
import { goalPiecesOf } from '@glissade/picture/scene';
import { obeyKey } from '../board/boardKeys.ts';
import { type BoardWords, cellTexts, playedText, refusalText } from '../board/describe.ts';
import { dragSpace } from '../board/dragSpace.ts';
import { commandOf, isForBoard } from '../board/keys.ts';
import { type Drag, firstCell, movablePieces, type PlayBoard } from '../board/playBoard.ts';
import { createPointer, MARGIN } from '../board/pointer.ts';
import { holdTouches } from '../ui/holdTouches.ts';
import { createPlayerBoard, type PlayerBoard } from './playerBoard.ts';
import { createPlayerGrid } from './playerGrid.ts';

/** What a playable board asks of the game it shows. */
export type PlayableGame = {
  readonly puzzle: Puzzle;
  readonly state: () => State;
  readonly play: (steps: readonly number[]) => Refusal | undefined;
  /** Keys that are not the board's own. */
  readonly command: (command: 'undo' | 'redo') => void;
  readonly words: BoardWords;
  readonly say: (words: string) => void;
};

export type PlayableBoard = {
  readonly element: HTMLElement;
  /** Shows where the game is; after every change of it. */
  readonly show: () => void;
  readonly showArrow: PlayerBoard['showArrow'];
};

/** What a hand is doing on the board: the rest of what it shows is the game's. */
type Hand = {
  drag: Drag | undefined;
  /** The piece tapped or picked up; -1 for none. */
  chosen: number;
  /** The cell that the keyboard is at. */
  cursor: number;
};

/**
 * A board to play on, by fingers, mouse and keys. How it behaves is that of the app's board
 * (`pointer`, `boardKeys`); only the drawing is another, for the app's needs a framework.
 */
export function createPlayableBoard(game: PlayableGame): PlayableBoard {
  const { puzzle, state, words, say } = game;
  const hand: Hand = { drag: undefined, chosen: -1, cursor: firstCell(puzzle, state()) };
  const drawing = createDrawing(game, hand);
  const set = (change: Partial<Hand>) => {
    Object.assign(hand, change);
    drawing.draw();
  };
  const board: PlayBoard = {
    puzzle: () => puzzle,
    state,
    occupancy: () => occupancyOf(puzzle, state()),
    movable: () => movablePieces(puzzle, state()),
    drag: () => hand.drag,
    setDrag: (drag) => {
      hand.drag = drag;
      drawing.drawPieces();
    },
    chosen: () => hand.chosen,
    choose: (chosen) => set({ chosen }),
    setStuck: drawing.shake,
    space: () => (hand.chosen < 0 ? undefined : dragSpace(puzzle, state(), hand.chosen)),
    cursor: () => hand.cursor,
    setCursor: (cursor) => set({ cursor }),
    play: (steps) => {
      hand.drag = undefined;
      const refusal = game.play(steps);
      if (refusal) say(refusalText(words, puzzle, steps[0]! >>> 2, refusal));
      else say(playedText(words, puzzle, state(), steps));
      drawing.draw();
      return refusal === undefined;
    },
    words: () => words,
    say,
  };
  listen(drawing.element, board, game, drawing.focus);
  drawing.draw();
  const show = () => set({ drag: undefined, ...(puzzle.type === 'tiles' ? { chosen: -1 } : {}) });
  return { element: drawing.element, show, showArrow: drawing.showArrow };
}

/** The picture under the grid, drawn as the game and the hand are when it is asked. */
function createDrawing({ puzzle, state, words }: PlayableGame, hand: Hand) {
  const picture = createPlayerBoard(puzzle);
  picture.element.setAttribute('aria-hidden', 'true');
  const grid = createPlayerGrid(puzzle, words);
  const element = document.createElement('div');
  element.className = 'playable';
  const { width, height } = puzzle.board;
  const [across, down] = [width * CELL + 2 * MARGIN, height * CELL + 2 * MARGIN];
  element.style.setProperty('--ratio', String(across / down));
  element.append(picture.element, grid.element);
  const goalPieces = new Set(goalPiecesOf(puzzle));
  const drawPieces = () => picture.show(state(), hand.drag);
  const draw = () => {
    drawPieces();
    picture.showStops(hand.chosen, stopsOf(puzzle, state(), hand.chosen));
    for (const [piece, group] of picture.groups.entries()) {
      group.classList.toggle('chosen', piece === hand.chosen);
    }
    const pieces = Array.from(occupancyOf(puzzle, state()));
    const movable = movablePieces(puzzle, state());
    grid.show({
      texts: cellTexts(words, puzzle, state(), goalPieces),
      movable: pieces.map((piece) => movable.has(piece)),
      selected: pieces.map((piece) => piece >= 0 && piece === hand.chosen),
      cursor: hand.cursor,
    });
  };
  const shake = (piece: number) => shakeGroup(picture.groups[piece]!);
  const { showArrow } = picture;
  return { element, draw, drawPieces, shake, showArrow, focus: grid.focus };
}

/** Where the origin of a chosen piece can come to lie. */
function stopsOf(puzzle: Puzzle, state: State, chosen: number): number[] {
  if (chosen < 0) return [];
  const { width } = puzzle.board;
  return [...dragSpace(puzzle, state, chosen).stops.values()]
    .filter(({ steps }) => steps.length > 0)
    .map(({ dx, dy }) => state[chosen]! + dx + dy * width);
}

function listen(
  element: HTMLElement,
  board: PlayBoard,
  game: PlayableGame,
  focus: (cell: number) => void,
): void {
  const pointer = createPointer(board, () => element);
  element.addEventListener('pointerdown', pointer.down);
  element.addEventListener('pointermove', pointer.move);
  element.addEventListener('pointerup', pointer.up);
  element.addEventListener('pointercancel', pointer.cancel);
  holdTouches(element, pointer.isHolding);
  element.addEventListener('focusin', (event) => {
    const { cell } = (event.target as HTMLElement).dataset;
    if (cell !== undefined && Number(cell) !== board.cursor()) board.setCursor(Number(cell));
  });
  const focusCell = (cell: number) => {
    board.setCursor(cell);
    focus(cell);
  };
  element.addEventListener('keydown', (event) => {
    const command = commandOf(event, () => undefined);
    if (!command) return;
    if (command.name === 'undo' || command.name === 'redo') game.command(command.name);
    else if (!isForBoard(command) || (command.name === 'drop' && board.chosen() < 0)) return;
    else obeyKey(board, focusCell, command);
    event.preventDefault();
  });
}

/** A piece that cannot move says so. */
function shakeGroup(group: SVGGElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const at = group.style.transform;
  const places = [0, -5, 5, -3, 0].map((by) => ({ transform: `${at} translateX(${by}px)` }));
  group.animate(places, { duration: 240 });
}
