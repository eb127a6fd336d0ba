/**
 * A game as a thing that remembers: moves by text, drag or piece, undo and redo, events, hints,
 * and the game as JSON. The solver is loaded when it is first asked.
 *
 * @example
 * ```ts
 * import { Game } from 'glissade/game';
 * const game = new Game('8 6 4/0 7 2/5 1 3');
 * const unsubscribe = game.on('move', ({ move }) => console.log(move.text, game.lengths.steps));
 * game.move(game.legalMoves()[0]!); // → U 1
 * game.undo();
 * unsubscribe();
 * ```
 * @packageDocumentation
 */
export type { SavedGame, SavedPuzzle } from '@glissade/core/game';
export { Game } from '../game/Game.ts';
export { GameError } from '../game/GameError.ts';
export type {
  GameEvents,
  GameMove,
  MoveGiven,
  MoveResult,
  PlacedPiece,
  PlayedMove,
  RefusedReason,
} from '../game/gameTypes.ts';
export type { GameOptions, GameSolver, Hint, HintOptions } from '../game/hintTypes.ts';
