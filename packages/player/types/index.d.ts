/** What a `change` event tells: how many moves are played, and of how many. */
export type PlayerChange = { readonly at: number; readonly of: number };

/** `<glissade-player>`; defined as soon as the module is loaded in a page. */
export declare class PlayerElement extends HTMLElement {
  /** The puzzle in any text form. */
  get puzzle(): string;
  set puzzle(text: string);
  /** The line of play. */
  get moves(): string;
  set moves(moves: string);
  /** Moves in a second. */
  get speed(): number;
  set speed(speed: number);
  /** How many moves are played. */
  get at(): number;
  set at(place: number);
  /** How many moves the line has. */
  get length(): number;
  get isPlaying(): boolean;
  goTo(place: number): void;
  play(): void;
  pause(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'glissade-player': PlayerElement;
  }
}
