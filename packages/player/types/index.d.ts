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

/** What finds solutions for hints: `createWorkerSolver()` of `glissade/worker` is one. */
export type PlayerSolver = {
  /**
   * A shortest solution from a state of a puzzle: the origin cell of each piece. The signal is
   * aborted when the answer is of no use any more.
   */
  readonly solve: (
    puzzle: string,
    options: { readonly state: Uint16Array; readonly signal: AbortSignal },
  ) => Promise<{ readonly status: string; readonly moves?: string }>;
};

/** What a hint says: a move, or why there is none. */
export type PlayerHint =
  | {
      readonly status: 'move';
      /** The next move, in the notation of moves; not made yet. */
      readonly move: string;
      /** Moves to the goal, this one included. */
      readonly length: number;
    }
  | {
      /** `solved`: the board is at its goal. The others are what the search came to. */
      readonly status: 'solved' | 'unsolvable' | 'undecided' | 'cancelled';
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

  /** Who is asked for hints; with one, a game has a button for them. */
  get solver(): PlayerSolver | undefined;
  set solver(solver: PlayerSolver | undefined);
  /**
   * Shows the next move of a shortest way from the board shown by an arrow, and tells it. Rejects
   * without a `solver`, and where that fails.
   */
  hint(): Promise<PlayerHint>;

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
