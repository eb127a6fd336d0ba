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
export class GameError extends Error {
  /** The class is shown by this name, whatever it is called in a bundle. */
  static override readonly name = 'GameError';
  /** Always `GameError`. */
  override readonly name = 'GameError';
  /** `bad-save`: the JSON is no saved game. `bad-move`: what was given to `move` is none. */
  readonly code: 'bad-save' | 'bad-move';

  constructor(code: GameError['code'], message: string) {
    super(message);
    this.code = code;
  }

  /** What `JSON.stringify` takes: with the message, which is no enumerable property. */
  toJSON(): object {
    return { ...this, message: this.message };
  }
}
