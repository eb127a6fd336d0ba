/* Plays a game in the terminal: keys, screen and hints. */
import type { Metric, Puzzle } from '@glissade/core';
import type { Io } from '../io.ts';
import type { Output } from '../output.ts';
import { formatLength } from '../text/numbers.ts';
import { type Advice, Adviser } from './adviser.ts';
import { drawGame } from './draw.ts';
import { type Game, isSolved, startGame } from './game.ts';
import { pressKey } from './gameKeys.ts';
import type { Key } from './keys.ts';
import { openScreen, type Screen } from './screen.ts';

export type PlayOptions = {
  readonly puzzle: Puzzle;
  readonly metric?: Metric;
  /** Shortest answers known, by metric. */
  readonly optimum: Partial<Record<Metric, number>>;
  /** The game is left when it is aborted. */
  readonly signal?: AbortSignal;
};

/** Plays until the player leaves, and resolves to the game as it was then. */
export function playGame(io: Io, output: Output, options: PlayOptions): Promise<Game> {
  return new Promise((resolve, reject) => {
    const playing = new Playing(io, output, options, resolve);
    try {
      playing.draw();
    } catch (error) {
      playing.close();
      reject(error);
    }
  });
}

/** One game on one screen. */
class Playing {
  private game: Game;
  private advice: Advice | undefined;
  private wantsHint = false;
  private isClosed = false;
  private readonly output: Output;
  private readonly options: PlayOptions;
  private readonly finish: (game: Game) => void;
  private readonly screen: Screen;
  private readonly adviser: Adviser;

  constructor(io: Io, output: Output, options: PlayOptions, finish: (game: Game) => void) {
    this.output = output;
    this.options = options;
    this.finish = finish;
    this.game = startGame(options.puzzle, options.metric);
    this.adviser = new Adviser(options.puzzle, (advice) => this.hear(advice));
    this.screen = openScreen(
      io,
      output,
      (key) => this.press(key),
      () => this.draw(),
    );
    options.signal?.addEventListener('abort', this.leave);
    if (options.signal?.aborted) this.leave();
  }

  private press(key: Key): void {
    const before = this.game;
    this.game = pressKey(before, key);
    if (this.game.isOver) {
      this.leave();
      return;
    }
    this.wantsHint = this.game.hintsAsked > before.hintsAsked;
    this.consult();
    this.draw();
  }

  /** Asks the engine when something is wanted that is not known yet. */
  private consult(): void {
    const { game } = this;
    const isKnown = this.advice?.state === game.state && this.advice.metric === game.metric;
    if (!isKnown) this.advice = undefined;
    if (isSolved(game) || !(this.wantsHint || game.showsDistance)) {
      this.adviser.stop();
    } else if (!isKnown) {
      this.adviser.ask(game.state, game.metric).catch(() => {
        this.hear({ state: game.state, metric: game.metric, reason: 'the engine found none' });
      });
    }
    if (isKnown && this.wantsHint) this.game = this.pointAtHint();
  }

  private hear(advice: Advice): void {
    this.advice = advice;
    if (this.wantsHint) this.game = this.pointAtHint();
    this.draw();
  }

  /** Puts the focus on the piece that the hint speaks of. */
  private pointAtHint(): Game {
    const first = this.advice?.next?.steps[0];
    if (first === undefined || this.game.puzzle.type === 'tiles' || this.game.held)
      return this.game;
    return { ...this.game, focus: first >>> 2 };
  }

  draw(): void {
    if (this.isClosed) return;
    const { game, advice, screen } = this;
    const optimum = this.options.optimum[game.metric];
    const hint = this.wantsHint && advice ? hintWords(advice) : undefined;
    const lines = drawGame(game, {
      columns: screen.columns(),
      rows: screen.rows(),
      paint: this.output.paint,
      optimum,
      ...(advice ? { distance: distanceWords(advice) } : {}),
      ...(isSolved(game) ? { distance: '0 to go' } : {}),
      hint,
    });
    screen.draw(lines);
  }

  private readonly leave = (): void => {
    this.close();
    this.finish(this.game);
  };

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.options.signal?.removeEventListener('abort', this.leave);
    this.adviser.stop();
    this.screen.close();
  }
}

function distanceWords({ distance, reason }: Advice): string {
  return distance === undefined ? (reason ?? '') : `${distance} to go`;
}

function hintWords({ next, distance, metric, reason }: Advice): string {
  if (!next || distance === undefined)
    return `no hint: ${reason ?? 'the puzzle is solved already'}`;
  return `hint: ${next.text} (${formatLength(distance, metric)} to go)`;
}
