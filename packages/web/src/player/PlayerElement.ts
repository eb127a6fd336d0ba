import { GameView } from './gameView.ts';
import { LineView } from './lineView.ts';
import { noteOf } from './playerFrame.ts';
import { readPlayerGame } from './playerGame.ts';
import { hintFor, type PlayerHint, type PlayerSolver } from './playerHint.ts';
import { faultOf, readPlayerLine } from './playerLine.ts';
import { playerStyle } from './playerStyle.ts';
import { type PlayerWords, wordsFor } from './playerWords.ts';

const SPEED_DEFAULT = 2;

/** On a server, where frameworks import the module and draw nothing, a class that is no element. */
const PageElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/**
 * `<glissade-player puzzle="…" moves="…">`: plays a line of a sliding puzzle, or with `playable`
 * lets the reader play. docs/player.md tells its attributes, properties and events.
 */
export class PlayerElement extends PageElement {
  static readonly observedAttributes = [
    ...['puzzle', 'moves', 'metric', 'at', 'controls', 'lang', 'playable'],
  ];

  private readonly root: ShadowRoot;
  private view: LineView | GameView | undefined;
  private isDue = false;
  private hinter: PlayerSolver | undefined;
  /** Ends the search for a hint. */
  private search = new AbortController();
  /** What the view was made of. */
  private shown: string | undefined;
  /** The text of an element may come after it, where a page is read while it arrives. */
  private readonly text = new MutationObserver(() => {
    if (this.shown !== this.given) this.renderSoon();
  });

  constructor() {
    super();
    this.root = this.attachShadow({ mode: 'open' });
    this.adoptStyle();
  }

  connectedCallback(): void {
    this.text.observe(this, { childList: true, characterData: true, subtree: true });
    // A page may put it elsewhere: what was played stays.
    if (!this.view || this.shown !== this.given) this.renderSoon();
  }

  /** A document takes no style sheet of another. */
  adoptedCallback(): void {
    this.adoptStyle();
  }

  disconnectedCallback(): void {
    this.text.disconnect();
    this.pause();
    this.search.abort();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (!this.isConnected || before === after) return;
    // A page that keeps what was played in the attribute changes nothing.
    if (name === 'moves' && this.gameView && after === this.gameView.now.moves) return;
    this.renderSoon();
  }

  /** The puzzle in any text form. */
  get puzzle(): string {
    return this.getAttribute('puzzle') ?? this.textContent ?? '';
  }
  set puzzle(text: string) {
    this.setAttribute('puzzle', text);
  }

  /** The line of play. Of a game: all that was played so far; set, it begins after these. */
  get moves(): string {
    const game = this.isDue ? undefined : this.gameView;
    return game?.now.moves ?? this.getAttribute('moves') ?? '';
  }
  set moves(moves: string) {
    this.setAttribute('moves', moves);
  }

  /** Whether the reader plays. */
  get playable(): boolean {
    return this.hasAttribute('playable');
  }
  set playable(isPlayable: boolean) {
    this.toggleAttribute('playable', isPlayable);
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
    return this.gameView?.now.count ?? this.lineView?.at ?? 0;
  }
  set at(place: number) {
    this.goTo(place);
  }

  /** How many moves the line has, or were played. */
  get length(): number {
    return this.gameView?.now.count ?? this.lineView?.length ?? 0;
  }

  get isPlaying(): boolean {
    return this.lineView?.isPlaying ?? false;
  }

  /** Whether the board of a game is at its goal. */
  get isSolved(): boolean {
    return this.gameView?.now.isSolved ?? false;
  }

  goTo(place: number): void {
    this.lineView?.goTo(place);
  }

  play(): void {
    this.lineView?.play();
  }

  pause(): void {
    this.lineView?.pause();
  }

  /** Takes the last move of a game back; a reset, too. */
  undo(): void {
    this.gameView?.act('undo');
  }

  redo(): void {
    this.gameView?.act('redo');
  }

  /** Goes back to the start of a game; `undo` returns. */
  reset(): void {
    this.gameView?.act('reset');
  }

  /** Who is asked for hints; with one, a game has a button for them. */
  get solver(): PlayerSolver | undefined {
    return this.hinter;
  }
  set solver(solver: PlayerSolver | undefined) {
    this.hinter = solver ?? undefined;
    this.gameView?.offerHints(this.hinter !== undefined);
  }

  /** Shows the next move of a shortest way from the board shown, as the `solver` finds it. */
  async hint(): Promise<PlayerHint> {
    // What was set just now is drawn first.
    await null;
    const { view, hinter } = this;
    if (!hinter) throw new Error('glissade-player has no solver: set its property solver');
    if (!view) throw new Error('glissade-player has no board: its puzzle cannot be read');
    this.search.abort();
    this.search = new AbortController();
    return hintFor(view, this.puzzle, hinter, this.search.signal);
  }

  private adoptStyle(): void {
    const page = this.ownerDocument.defaultView;
    if (!page) return;
    const sheet = new page.CSSStyleSheet();
    sheet.replaceSync(playerStyle);
    this.root.adoptedStyleSheets = [sheet];
  }

  /** All that a view is made of. */
  private get given(): string {
    const attributes = PlayerElement.observedAttributes.map((name) => this.getAttribute(name));
    return JSON.stringify([...attributes, this.puzzle, this.language]);
  }

  private get language(): string {
    return this.closest('[lang]')?.getAttribute('lang') ?? '';
  }

  private get gameView(): GameView | undefined {
    return this.view instanceof GameView ? this.view : undefined;
  }

  private get lineView(): LineView | undefined {
    return this.view instanceof LineView ? this.view : undefined;
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
    this.search.abort();
    this.view = undefined;
    this.shown = this.given;
    try {
      this.view = this.playable ? this.gameNow() : this.lineNow();
    } catch (error) {
      const fault = faultOf(error);
      this.root.replaceChildren(noteOf(fault.message));
      this.tell('error', fault);
      return;
    }
    this.root.replaceChildren(this.view.element);
  }

  private lineNow(): LineView {
    const view = new LineView(
      readPlayerLine(this.puzzle, this.moves, this.getAttribute('metric')),
      {
        ...this.host(),
        speed: () => this.speed,
        onChange: () => this.tell('change', { at: this.at, of: this.length }),
      },
    );
    const at = this.getAttribute('at');
    view.show(at === 'end' ? view.length : Number(at ?? 0) || 0);
    return view;
  }

  private gameNow(): GameView {
    const view = new GameView(readPlayerGame(this.puzzle, this.moves), {
      ...this.host(),
      onHint: () => void this.hint().catch((error) => this.tell('error', faultOf(error))),
      onMove: (move, now) => this.tell('move', { move, ...now }),
      onChange: ({ count, moves }) => this.tell('change', { at: count, of: count, moves }),
      onSolved: (now) => this.tell('solved', now),
    });
    view.offerHints(this.hinter !== undefined);
    return view;
  }

  private host(): { readonly words: PlayerWords; readonly hasControls: boolean } {
    return {
      words: wordsFor(this.language),
      hasControls: this.getAttribute('controls') !== 'none',
    };
  }

  private tell(name: 'change' | 'move' | 'solved' | 'error', detail: object): void {
    // What was asked of another state is of no use.
    if (name === 'change') this.search.abort();
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
