/** What a `change` event tells: how many moves are played, and of how many. */
export type PlayerChange = {
  readonly at: number;
  readonly of: number;
  /** Of a game: all that was played from the start to here. */
  readonly moves?: string;
};

/** What a `solved` event tells of a game. */
export type PlayerSolved = {
  /** All that was played from the start to here, in the notation of moves. */
  readonly moves: string;
  /** How many moves that is, as players of the puzzle count. */
  readonly count: number;
  /** The same line in every metric that the puzzle knows. */
  readonly lengths: {
    readonly steps: number;
    readonly slides: number;
    readonly moves: number;
    readonly stm?: number;
    readonly mtm?: number;
  };
  readonly isSolved: boolean;
};

/** What a `move` event tells: the move, and the game after it. */
export type PlayerMove = PlayerSolved & { readonly move: string };

/** What an `error` event tells: why there is a message in place of the board. */
export type PlayerFault = {
  /** As the reader sees it. */
  readonly message: string;
  /** What is wrong with a text, for programs, and where. */
  readonly code?: string;
  readonly line?: number;
  readonly column?: number;
};

/** The events of the element by their names. */
export type PlayerEventMap = {
  readonly change: CustomEvent<PlayerChange>;
  readonly move: CustomEvent<PlayerMove>;
  readonly solved: CustomEvent<PlayerSolved>;
  readonly error: CustomEvent<PlayerFault>;
};

/** `<glissade-player>`; defined as soon as the module is loaded in a page. */
export declare class PlayerElement extends HTMLElement {
  /** The puzzle in any text form. */
  get puzzle(): string;
  set puzzle(text: string);
  /** The line of play. Of a game: all that was played so far; set, it begins after these. */
  get moves(): string;
  set moves(moves: string);
  /** Whether the reader plays. */
  get playable(): boolean;
  set playable(isPlayable: boolean);
  /** Moves in a second. */
  get speed(): number;
  set speed(speed: number);
  /** How many moves are played. */
  get at(): number;
  set at(place: number);
  /** How many moves the line has, or were played. */
  get length(): number;
  get isPlaying(): boolean;
  /** Whether the board of a game is at its goal. */
  get isSolved(): boolean;
  goTo(place: number): void;
  play(): void;
  pause(): void;
  /** Takes the last move of a game back; a reset, too. */
  undo(): void;
  redo(): void;
  /** Goes back to the start of a game; `undo` returns. */
  reset(): void;

  addEventListener<Name extends keyof PlayerEventMap>(
    name: Name,
    listener: (this: PlayerElement, event: PlayerEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'glissade-player': PlayerElement;
  }
}
