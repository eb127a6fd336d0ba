import { GlissadeError } from '@glissade/core';

/**
 * What a program did wrong with a `Game`. Moves that cannot be made are no errors: `move` says why.
 *
 * @example
 * ```ts
 * import { Game, GameError } from 'glissade/game';
 * try {
 *   new Game(JSON.parse('{"nodes":7}'));
 * } catch (error) {
 *   if (error instanceof GameError) console.log(error.code); // → bad-save
 * }
 * ```
 */
export class GameError extends GlissadeError {
  /** The class is shown by this name, whatever it is called in a bundle. */
  static override readonly name = 'GameError';
  /** Always `GameError`. */
  override readonly name = 'GameError';
  /** `bad-save`: the JSON is no saved game. `bad-move`: what was given to `move` is none. */
  readonly code: 'bad-save' | 'bad-move';
  /** What would be right. */
  readonly hint: string;

  constructor(code: GameError['code'], message: string) {
    super(message);
    this.code = code;
    this.hint = HINTS[code];
  }
}

const HINTS: Readonly<Record<GameError['code'], string>> = {
  'bad-save': 'give what JSON.stringify(game) has written',
  'bad-move': 'give text, a piece with a direction or a cell, or one of legalMoves()',
};
