/* The game on the board as a reactive value, for all views. */
import type { Direction, Metric, Puzzle, Refusal, State } from '@glissade/core';
import * as plain from '@glissade/core/game';
import { type Accessor, batch, createMemo, createSignal } from 'solid-js';

/** What is drawn on the board to point something out: a hint, a proposal, a target. */
export type BoardMarks = {
  /** Pieces to light up. */
  readonly pieces?: readonly number[];
  /** Where a piece should go: drawn as an arrow along its way. */
  readonly arrows?: readonly BoardArrow[];
  /** Short texts on pieces, such as the distance after moving them. */
  readonly texts?: ReadonlyMap<number, string>;
};

export type BoardArrow = {
  readonly piece: number;
  /** Origin cell the arrow starts from. */
  readonly from: number;
  readonly path: readonly Direction[];
  /** 0 for the first of several, drawn strongest. */
  readonly rank?: number;
};

/** How the game came to where it is; the board animates plays and undos, not jumps. */
export type Change = 'new' | 'play' | 'undo' | 'redo' | 'jump';

/** The one game on the board, for all views. */
export type GameStore = {
  readonly game: Accessor<plain.Game>;
  readonly puzzle: Accessor<Puzzle>;
  readonly state: Accessor<State>;
  readonly isSolved: Accessor<boolean>;
  /** How the last change came about. */
  readonly change: Accessor<Change>;
  /** Marks to draw; any change of the state takes them away. */
  readonly marks: Accessor<BoardMarks>;
  readonly setMarks: (marks: BoardMarks) => void;
  /** Counts helps asked for since the start: a time with help is no record. */
  readonly helps: Accessor<number>;
  readonly countHelp: () => void;
  /** Places in doubt of the picture from which the board was read: so is what is said of it. */
  readonly doubts: Accessor<number>;
  /** The shortest lengths known, by the catalogue or by a proof found since. */
  readonly optimum: Accessor<Optimum>;
  readonly setOptimum: (optimum: Optimum) => void;
  readonly play: (steps: readonly number[]) => Refusal | undefined;
  /** Plays legal actions one after another, all of them at once. */
  readonly playAll: (actions: readonly (readonly number[])[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly restart: () => void;
  readonly goTo: (node: number) => void;
  readonly nameNode: (node: number, name: string) => void;
  /** Puts another game on the board. */
  readonly open: (game: plain.Game, known?: Known) => void;
};

export type Optimum = Readonly<Partial<Record<Metric, number>>>;

/** What is known about a game besides its moves. */
export type Known = {
  readonly helps?: number;
  readonly optimum?: Optimum;
  readonly doubts?: number;
};

/**
 * The node where a piece of a block puzzle lies as it does now, where nothing but that piece has
 * moved since: who moves it there has taken its move back. Tiles are counted step by step.
 */
function takenBack({ puzzle, nodes, current }: plain.Game): number | undefined {
  if (puzzle.type === 'tiles') return undefined;
  const { state, steps } = nodes[current]!;
  const pieceOf = (packed: readonly number[]) => (packed[0] ?? -1) >>> 2;
  const isHere = (node: number) => nodes[node]!.state.every((cell, at) => cell === state[at]);
  for (let at = current; at > 0 && pieceOf(nodes[at]!.steps) === pieceOf(steps); ) {
    at = nodes[at]!.parent;
    if (isHere(at)) return at;
  }
  return undefined;
}

export function createGameStore(first: plain.Game): GameStore {
  const [game, setGame] = createSignal(first);
  const [marks, setMarks] = createSignal<BoardMarks>({});
  const [change, setChange] = createSignal<Change>('new');
  const [optimum, setOptimum] = createSignal<Optimum>({});
  const [helps, setHelps] = createSignal(0);
  const [doubts, setDoubts] = createSignal(0);
  const puzzle = createMemo(() => game().puzzle);
  const state = createMemo(() => plain.stateOf(game()));
  const isSolved = createMemo(() => plain.isSolved(game()));
  const put = (next: plain.Game, how: Change) => {
    if (next === game()) return;
    batch(() => {
      if (plain.stateOf(next) !== state()) setMarks({});
      setChange(how);
      setGame(next);
    });
  };
  return {
    game,
    puzzle,
    state,
    isSolved,
    change,
    marks,
    setMarks,
    helps,
    countHelp: () => setHelps(helps() + 1),
    play: (steps) => {
      const { game: next, refusal } = plain.play(game(), steps);
      const before = next === game() ? undefined : takenBack(next);
      if (before === undefined) put(next, 'play');
      else if (game().past.at(-1) === before) put(plain.undo(game()), 'undo');
      else put(plain.goTo(game(), before), 'jump');
      return refusal;
    },
    playAll: (actions) => put(plain.playAll(game(), actions).game, 'play'),
    undo: () => put(plain.undo(game()), 'undo'),
    redo: () => put(plain.redo(game()), 'redo'),
    restart: () => put(plain.restart(game()), 'jump'),
    goTo: (node) => put(plain.goTo(game(), node), 'jump'),
    nameNode: (node, name) => put(plain.nameNode(game(), node, name), change()),
    doubts,
    optimum,
    setOptimum: (more) => setOptimum({ ...optimum(), ...more }),
    open: (next, known = {}) =>
      batch(() => {
        setHelps(known.helps ?? 0);
        setOptimum(known.optimum ?? {});
        setDoubts(known.doubts ?? 0);
        put(next, 'new');
      }),
  };
}
