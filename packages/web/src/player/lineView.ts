/* The interface between the player element and its view of a line. */
import { formatState, type Puzzle, type State, type Steps } from '@glissade/core';
import { arrowsAlong } from '@glissade/picture/arrow';
import { createPlayerBoard, type PlayerBoard } from './playerBoard.ts';
import { createControls, type PlayerControls } from './playerControls.ts';
import { frameOf } from './playerFrame.ts';
import type { PlayerLine } from './playerLine.ts';
import type { PlayerWords } from './playerWords.ts';

/** What the element tells a view of a line, and hears from it. */
export type LineHost = {
  readonly words: PlayerWords;
  readonly hasControls: boolean;
  /** Moves in a second. */
  readonly speed: () => number;
  readonly onChange: () => void;
};

/** A timer that is set to more rings at once. */
const WAIT_MS_MAX = 2 ** 31 - 1;

/** A line that is watched: a picture, buttons and a slider. */
export class LineView {
  readonly element: HTMLElement;
  private readonly line: PlayerLine;
  private readonly host: LineHost;
  private readonly board: PlayerBoard;
  private readonly controls: PlayerControls | undefined;
  private place = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(line: PlayerLine, host: LineHost) {
    this.line = line;
    this.host = host;
    this.board = createPlayerBoard(line.puzzle);
    this.board.element.setAttribute('role', 'img');
    this.element = frameOf(line.puzzle.info.title ?? host.words.solve.player);
    this.element.tabIndex = 0;
    this.element.addEventListener('keydown', (event) => this.onKey(event));
    this.element.append(this.board.element);
    if (!host.hasControls || this.length === 0) return;
    this.controls = createControls(host.words.solve, {
      goTo: (place) => this.goTo(place),
      step: (by) => this.goTo(this.place + by),
      toggle: () => (this.isPlaying ? this.pause() : this.play()),
    });
    this.element.append(this.controls.element);
  }

  get at(): number {
    return this.place;
  }

  get length(): number {
    return this.line.length;
  }

  get puzzle(): Puzzle {
    return this.line.puzzle;
  }

  get state(): State {
    return this.line.stateAt(this.place);
  }

  showHint(steps: Steps): void {
    const [arrow] = arrowsAlong(this.puzzle, this.state, steps);
    if (arrow) this.board.showArrow(arrow);
  }

  get isPlaying(): boolean {
    return this.timer !== undefined;
  }

  goTo(place: number): void {
    // A page may give what somebody typed.
    if (Number.isNaN(Number(place))) return;
    this.show(place);
    this.host.onChange();
  }

  play(): void {
    if (this.isPlaying || this.length === 0) return;
    if (this.place === this.length) this.goTo(0);
    this.timer = setTimeout(() => this.tick(), 300);
    this.controls?.show(this.place, this.length, true);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.controls?.show(this.place, this.length, false);
  }

  /** Shows a place of the line, and tells nobody. */
  show(place: number): void {
    const { line, length } = this;
    this.place = Math.max(0, Math.min(length, Math.round(place)));
    const state = line.stateAt(this.place);
    const rows = formatState(line.puzzle, state).replaceAll('\n', ' / ');
    const where = this.host.words.solve.placeOf(this.place, length);
    this.board.show(state);
    this.board.element.setAttribute('aria-label', `${where}: ${rows}`);
    this.controls?.show(this.place, length, this.isPlaying);
  }

  private tick(): void {
    const { timer } = this;
    this.goTo(this.place + 1);
    // A listener may have stopped it or removed the player.
    if (this.timer !== timer) return;
    if (this.place >= this.length) this.pause();
    else
      this.timer = setTimeout(() => this.tick(), Math.min(1000 / this.host.speed(), WAIT_MS_MAX));
  }

  private onKey(event: KeyboardEvent): void {
    if (event.composedPath()[0] instanceof HTMLInputElement) return;
    const isButton = event.composedPath()[0] instanceof HTMLButtonElement;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => this.goTo(this.place - 1),
      ArrowRight: () => this.goTo(this.place + 1),
      Home: () => this.goTo(0),
      End: () => this.goTo(this.length),
      ...(isButton ? {} : { ' ': () => (this.isPlaying ? this.pause() : this.play()) }),
    };
    const act = acts[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }
}
