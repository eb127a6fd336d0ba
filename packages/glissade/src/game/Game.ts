import type { Lengths, Metric, Puzzle, State, Steps } from '@glissade/core';
import * as tree from '@glissade/core/game';
import {
  cellsOfPiece,
  columnOf,
  defaultMetric,
  formatState,
  occupancyOf,
  rowOf,
} from '@glissade/core/game';
import type { RunOptions } from '@glissade/solve/options/options';
import type { Outcome } from '@glissade/solve/outcome';
import { GameError } from './GameError.ts';
import type {
  GameEvents,
  GameMove,
  MoveGiven,
  MoveResult,
  PlacedPiece,
  PlayedMove,
} from './gameTypes.ts';
import { Hints } from './hints.ts';
import type { GameOptions, GameSolver, Hint, HintOptions } from './hintTypes.ts';
import { Listeners, type Told } from './listeners.ts';
import { moveOf, movesIn, pieceAsked, playSteps, stepsGiven } from './moves.ts';
import { treeOf } from './treeOf.ts';

/**
 * A game under way: the puzzle, where its pieces are and all that was played. Moves that cannot be
 * made are refused with a reason and change nothing. Nothing played is lost: `reset` is undone by
 * `undo`, and a saved game keeps what may be undone and redone.
 *
 * @example
 * ```ts
 * import { Game } from 'glissade/game';
 * const game = new Game('1 2 3/4 5 6/0 7 8');
 * game.on('solved', ({ lengths }) => console.log('solved in', lengths.steps));
 * console.log(game.legalMoves().map(({ text }) => text)); // → [ 'D', 'L' ]
 * console.log(game.move('R').status); // → refused
 * game.move('L2'); // → solved in 2
 * ```
 */
export class Game {
  private tree: tree.Game;
  private readonly listeners = new Listeners<GameEvents>(EVENTS);
  private readonly solver: GameSolver;
  private readonly hints = new Hints();

  /**
   * @param given A puzzle, its text in a form that `parsePuzzle` reads, or what `save` returned.
   * @throws ParseError For text that is no puzzle.
   * @throws {@link GameError} `bad-save` for an object that is neither puzzle nor saved game.
   */
  constructor(given: Puzzle | string | tree.SavedGame, options: GameOptions = {}) {
    this.tree = treeOf(given);
    this.solver = options.solver ?? ownSolver;
  }

  /** The puzzle being played; it never changes. */
  get puzzle(): Puzzle {
    return this.tree.puzzle;
  }

  /** Where the pieces are: a copy, the origin cell of each piece. */
  get state(): State {
    return tree.stateOf(this.tree).slice();
  }

  /** Whether the state meets a goal. */
  get isSolved(): boolean {
    return tree.isSolved(this.tree);
  }

  /** The length of what was played from the start to here, in every metric of the puzzle. */
  get lengths(): Lengths {
    return tree.countPlayed(this.tree);
  }

  /** What was played from the start to here, in packed steps, as `replay` takes them. */
  get line(): Steps {
    return tree.lineOf(this.tree);
  }

  /** Whether there is something to undo. */
  get canUndo(): boolean {
    return tree.canUndo(this.tree);
  }

  /** Whether there is something to redo. */
  get canRedo(): boolean {
    return tree.canRedo(this.tree);
  }

  /** Every piece where it lies, by piece number. */
  get pieces(): PlacedPiece[] {
    const { board, pieces } = this.puzzle;
    return Array.from(this.state, (cell, piece) => ({
      piece,
      label: pieces[piece]!.label,
      cell,
      column: columnOf(board, cell),
      row: rowOf(board, cell),
      cells: cellsOfPiece(this.puzzle, this.state, piece),
    }));
  }

  /** The number of the piece on a cell, or -1. */
  pieceAt(cell: number): number {
    return occupancyOf(this.puzzle, this.state)[cell] ?? -1;
  }

  /**
   * Plays a move as one action, however many steps it has. A move that cannot be made is refused
   * and changes nothing; the message is fit for a player.
   *
   * @throws {@link GameError} `bad-move` for a value that is none of the forms of a move.
   * @example
   * ```ts
   * import { Game } from 'glissade/game';
   * const game = new Game('start:\nAA.\nB..\ngoal:\n.AA\n...');
   * const result = game.move({ piece: 'A', direction: 'L' });
   * if (result.status === 'refused') console.log(result.reason, result.message);
   * console.log(game.move('A R').status, game.isSolved); // played true
   * ```
   */
  move(given: MoveGiven): MoveResult {
    const { puzzle } = this;
    const before = tree.stateOf(this.tree);
    const steps = stepsGiven(puzzle, before, given);
    if ('status' in steps) return steps;
    if (steps.length === 0) throw new GameError('bad-move', 'a move has one step or more');
    const after = playSteps(puzzle, before, steps);
    if ('status' in after) return after;
    const move = moveOf(puzzle, before, steps);
    this.change('move', tree.play(this.tree, steps).game, { move });
    return { status: 'played', move, isSolved: this.isSolved };
  }

  /**
   * Every move that counts 1 in a metric, the puzzle's own (`defaultMetric`) unless given; of one
   * piece, by number or label, if that is given. The moves may be handed to `move`.
   *
   * @throws {@link GameError} `bad-move` for `stm` or `mtm` of a block puzzle, and for a piece that
   * there is not.
   */
  legalMoves(
    options: { readonly metric?: Metric; readonly piece?: number | string } = {},
  ): GameMove[] {
    const { metric = defaultMetric(this.puzzle), piece } = options;
    const moves = movesIn(this.puzzle, tree.stateOf(this.tree), metric);
    if (piece === undefined) return moves;
    const asked = pieceAsked(this.puzzle, piece);
    return moves.filter((move) => move.piece === asked);
  }

  /** Takes the last action back, a `reset` too. False if there is none. */
  undo(): boolean {
    if (!this.canUndo) return false;
    const before = this.tree;
    const next = tree.undo(before);
    this.change('undo', next, { move: moveBetween(next, before) });
    return true;
  }

  /** Does again what `undo` took back. False if there is nothing. */
  redo(): boolean {
    if (!this.canRedo) return false;
    const before = this.tree;
    const next = tree.redo(before);
    this.change('redo', next, { move: moveBetween(before, next) });
    return true;
  }

  /** Goes back to the start; `undo` returns from there. */
  reset(): void {
    this.change('reset', tree.restart(this.tree), {});
  }

  /** The moves from the start to here as texts, or with `verbose` as data. */
  history(options: { readonly verbose: true }): PlayedMove[];
  history(options?: { readonly verbose?: false }): string[];
  history({ verbose = false } = {}): string[] | PlayedMove[] {
    const { nodes } = this.tree;
    const moves = tree
      .wayTo(this.tree, this.tree.current)
      .slice(1)
      .map((at) => nodes[at]!)
      .map(({ parent, steps, state }) => ({
        ...moveOf(this.puzzle, nodes[parent]!.state, steps),
        after: state.slice(),
      }));
    return verbose ? moves : moves.map(({ text }) => text);
  }

  /**
   * The game as plain JSON, with all that may be undone and redone. `load` and the constructor take
   * it back and hold every step against the rules.
   */
  save(): tree.SavedGame {
    return tree.packGame(this.tree);
  }

  /** So that `JSON.stringify(game)` is a saved game. */
  toJSON(): tree.SavedGame {
    return this.save();
  }

  /** Puts another puzzle or a saved game in place of this one; listeners stay. Throws as `new`. */
  load(given: Puzzle | string | tree.SavedGame): void {
    this.hints.forget();
    this.change('load', treeOf(given), {});
  }

  /** Solves from here; as `solve` of `glissade`, or of the solver that the game was given. */
  solve(options: RunOptions = {}): Promise<Outcome> {
    return this.solver.solve({ ...this.puzzle, start: this.state }, options);
  }

  /**
   * A next move of a solution from here: of a shortest one, if it is found within the limits (two
   * seconds unless given), otherwise of a good one where there is one. The solution is kept: as
   * long as the game follows it, the next hint comes at once.
   *
   * @example
   * ```ts
   * import { Game } from 'glissade/game';
   * const game = new Game('8 6 4/0 7 2/5 1 3');
   * const hint = await game.hint();
   * if (hint.status === 'move') console.log(hint.move.text, hint.length); // D 27
   * ```
   */
  hint(options: HintOptions = {}): Promise<Hint> {
    if (this.isSolved) return Promise.resolve({ status: 'solved' });
    return this.hints.at(this.puzzle, this.state, this.solver, options);
  }

  /** Calls the listener at every such event, after the change; what is returned ends that. */
  on<Name extends keyof GameEvents>(
    name: Name,
    listener: (event: GameEvents[Name]) => void,
  ): () => void {
    return this.listeners.add(name, listener);
  }

  /** The board as text, as `formatState` draws it. */
  ascii(): string {
    return formatState(this.puzzle, this.state);
  }

  /** The state as a drawing. */
  toString(): string {
    return this.ascii();
  }

  private change<Name extends GameEvents['change']['by']>(
    by: Name,
    next: tree.Game,
    event: GameEvents[Name],
  ): void {
    const wasSolved = this.isSolved;
    this.tree = next;
    const isSolved = (by === 'move' || by === 'redo') && !wasSolved && this.isSolved;
    const told = [
      [by, event],
      ['change', { by }],
    ] as Told<GameEvents>[];
    if (isSolved) told.push(['solved', { lengths: this.lengths }]);
    this.listeners.tell(told);
  }
}

const EVENTS = ['move', 'undo', 'redo', 'reset', 'load', 'change', 'solved'] as const;

/** The move that leads from one place of the tree to another, its child; none after a reset. */
function moveBetween(from: tree.Game, to: tree.Game): GameMove | undefined {
  const { parent, steps } = to.nodes[to.current]!;
  if (parent !== from.current) return undefined;
  return moveOf(from.puzzle, from.nodes[parent]!.state, steps);
}

const ownSolver: GameSolver = {
  solve: async (puzzle, options) => (await import('./solver.ts')).solve(puzzle, options),
};
