import { formatState } from '@glissade/core';
import { solve as en } from '../text/en/solve.ts';
import { solve as zh } from '../text/zh/solve.ts';
import { createPlayerBoard, type PlayerBoard } from './playerBoard.ts';
import { createControls, type PlayerControls } from './playerControls.ts';
import { faultText, type PlayerLine, readPlayerLine } from './playerLine.ts';
import { playerStyle } from './playerStyle.ts';

const SPEED_DEFAULT = 2;

/**
 * `<glissade-player puzzle="…" moves="…">`: plays a line of a sliding puzzle. docs/player.md tells
 * its attributes, properties and events.
 */
export class PlayerElement extends HTMLElement {
  static readonly observedAttributes = ['puzzle', 'moves', 'at', 'controls', 'lang'];

  private readonly root: ShadowRoot;
  private line: PlayerLine | undefined;
  private board: PlayerBoard | undefined;
  private controls: PlayerControls | undefined;
  private place = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isDue = false;

  constructor() {
    super();
    this.root = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(playerStyle);
    this.root.adoptedStyleSheets = [sheet];
  }

  connectedCallback(): void {
    this.renderSoon();
  }

  disconnectedCallback(): void {
    this.pause();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.renderSoon();
  }

  /** The puzzle in any text form. */
  get puzzle(): string {
    return this.getAttribute('puzzle') ?? this.textContent ?? '';
  }
  set puzzle(text: string) {
    this.setAttribute('puzzle', text);
  }

  /** The line of play. */
  get moves(): string {
    return this.getAttribute('moves') ?? '';
  }
  set moves(moves: string) {
    this.setAttribute('moves', moves);
  }

  /** Moves in a second. */
  get speed(): number {
    const speed = Number(this.getAttribute('speed'));
    return speed > 0 ? speed : SPEED_DEFAULT;
  }
  set speed(speed: number) {
    this.setAttribute('speed', String(speed));
  }

  /** How many moves are played. */
  get at(): number {
    return this.place;
  }
  set at(place: number) {
    this.goTo(place);
  }

  /** How many moves the line has. */
  get length(): number {
    return this.line?.names.length ?? 0;
  }

  get isPlaying(): boolean {
    return this.timer !== undefined;
  }

  goTo(place: number): void {
    this.show(place);
    this.dispatchEvent(new CustomEvent('change', { detail: { at: this.place, of: this.length } }));
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

  private tick(): void {
    this.goTo(this.place + 1);
    if (this.place >= this.length) this.pause();
    else this.timer = setTimeout(() => this.tick(), 1000 / this.speed);
  }

  /** Several attributes that change together make one drawing. */
  private renderSoon(): void {
    if (this.isDue) return;
    this.isDue = true;
    queueMicrotask(() => {
      this.isDue = false;
      this.render();
    });
  }

  private render(): void {
    this.pause();
    this.line = undefined;
    const words = this.words();
    try {
      this.line = readPlayerLine(this.puzzle, this.moves);
    } catch (error) {
      this.root.replaceChildren(noteOf(faultText(error)));
      return;
    }
    this.board = createPlayerBoard(this.line.puzzle);
    const frame = document.createElement('div');
    frame.className = 'frame';
    frame.tabIndex = 0;
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', this.line.puzzle.info.title ?? words.player);
    frame.addEventListener('keydown', (event) => this.onKey(event));
    frame.append(this.board.element);
    this.controls = undefined;
    if (this.getAttribute('controls') !== 'none' && this.length > 0) {
      this.controls = createControls(words, {
        goTo: (place) => this.goTo(place),
        step: (by) => this.goTo(this.place + by),
        toggle: () => (this.isPlaying ? this.pause() : this.play()),
      });
      frame.append(this.controls.element);
    }
    this.root.replaceChildren(frame);
    const at = this.getAttribute('at');
    this.show(at === 'end' ? this.length : Number(at ?? 0) || 0);
  }

  private show(place: number): void {
    const { line } = this;
    if (!line) return;
    this.place = Math.max(0, Math.min(line.names.length, Math.round(place)));
    const state = line.states[this.place]!;
    const rows = formatState(line.puzzle, state).replaceAll('\n', ' / ');
    const where = this.words().placeOf(this.place, line.names.length);
    this.board?.show(state, `${where}: ${rows}`);
    this.controls?.show(this.place, line.names.length, this.isPlaying);
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

  private words() {
    const language = this.closest('[lang]')?.getAttribute('lang') ?? '';
    return language.startsWith('zh') ? zh : en;
  }
}

function noteOf(words: string): HTMLElement {
  const note = document.createElement('p');
  note.className = 'fault';
  note.setAttribute('role', 'alert');
  note.textContent = words;
  return note;
}
