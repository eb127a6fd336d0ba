/* The interface between the player element and its view of a game. */
import {
  defaultMetric,
  formatUnit,
  type Puzzle,
  type Refusal,
  type State,
  type Steps,
} from '@glissade/core';
import { formatMoves, type Game, play, stateOf } from '@glissade/core/game';
import { arrowsAlong } from '@glissade/picture/arrow';
import { createPlayableBoard, type PlayableBoard } from './playableBoard.ts';
import { buttonOf } from './playerControls.ts';
import { frameOf } from './playerFrame.ts';
import { actions, type PlayedSoFar, playedSoFar } from './playerGame.ts';
import type { PlayerWords } from './playerWords.ts';

type Action = keyof typeof actions;

/** What the element tells a view of a game, and hears from it. */
export type GameHost = {
  readonly words: PlayerWords;
  readonly hasControls: boolean;
  /** After every move. */
  readonly onMove: (move: string, now: PlayedSoFar) => void;
  /** After every move, undo, redo and reset. */
  readonly onChange: (now: PlayedSoFar) => void;
  /** After a move that brought the board to its goal. */
  readonly onSolved: (now: PlayedSoFar) => void;
  /** The reader wants a hint. */
  readonly onHint: () => void;
};

/** A game that is played: a board that moves, undo, redo, start over, and how many moves so far. */
export class GameView {
  readonly element: HTMLElement;
  private game: Game;
  private readonly host: GameHost;
  private readonly board: PlayableBoard;
  private readonly buttons: ReadonlyMap<Action, HTMLButtonElement>;
  private readonly hintButton: HTMLButtonElement;
  private readonly count = document.createElement('output');
  private readonly said = document.createElement('div');

  constructor(game: Game, host: GameHost) {
    this.game = game;
    this.host = host;
    const { words } = host;
    const say = (text: string) => {
      this.said.textContent = text;
    };
    this.board = createPlayableBoard({
      puzzle: game.puzzle,
      state: () => stateOf(this.game),
      play: (steps) => this.play(steps),
      command: (command) => this.act(command),
      words: words.board,
      say,
    });
    this.said.className = 'said';
    this.said.setAttribute('role', 'status');
    this.buttons = new Map([
      ['undo', buttonOf('undo', words.undo, () => this.act('undo'))],
      ['redo', buttonOf('redo', words.redo, () => this.act('redo'))],
      ['reset', buttonOf('restart', words.reset, () => this.act('reset'))],
    ]);
    this.hintButton = buttonOf('hint', words.solve.hint, host.onHint);
    this.offerHints(false);
    this.element = frameOf(game.puzzle.info.title ?? words.game);
    this.element.append(this.board.element, this.said);
    if (host.hasControls) {
      const controls = document.createElement('div');
      controls.className = 'controls';
      controls.append(...this.buttons.values(), this.hintButton, this.count);
      this.element.append(controls);
    }
    this.showCount();
  }

  get puzzle(): Puzzle {
    return this.game.puzzle;
  }

  get state(): State {
    return stateOf(this.game);
  }

  /** Whether there is a button for hints. */
  offerHints(areThere: boolean): void {
    this.hintButton.hidden = !areThere;
  }

  showHint(steps: Steps): void {
    const [arrow] = arrowsAlong(this.puzzle, this.state, steps);
    if (arrow) this.board.showArrow(arrow);
    const move = formatUnit(this.puzzle, steps, defaultMetric(this.puzzle));
    this.said.textContent = `${this.host.words.solve.hint}: ${move}`;
  }

  get now(): PlayedSoFar {
    return playedSoFar(this.game);
  }

  /** Does it, says so and tells the host; nothing where there is nothing to do. */
  act(action: Action): void {
    const { act, isOn } = actions[action];
    if (!isOn(this.game)) return;
    this.game = act(this.game);
    const { undone, redone } = this.host.words.board;
    if (action !== 'reset') this.said.textContent = action === 'undo' ? undone : redone;
    this.board.show();
    this.showCount();
    this.host.onChange(this.now);
  }

  private play(steps: readonly number[]): Refusal | undefined {
    const wasSolved = this.now.isSolved;
    const { game, refusal } = play(this.game, steps);
    if (refusal) return refusal;
    this.game = game;
    this.showCount();
    const { now } = this;
    this.host.onMove(formatMoves(game.puzzle, Uint32Array.from(steps), 'moves'), now);
    this.host.onChange(now);
    if (now.isSolved && !wasSolved) this.host.onSolved(now);
    return undefined;
  }

  private showCount(): void {
    const { count, isSolved } = this.now;
    const { words } = this.host;
    this.count.textContent = isSolved && count > 0 ? words.solved(count) : words.moves(count);
    this.element.classList.toggle('solved', isSolved);
    for (const [action, button] of this.buttons) {
      // Not `disabled`, which would drop the focus after the last press.
      button.setAttribute('aria-disabled', String(!actions[action].isOn(this.game)));
    }
  }
}
