import { ParseError, type Puzzle, parseState, readPuzzle, tilesOf } from '@glissade/core';
import { createSignal, type JSX, Show } from 'solid-js';
import { setupText } from '../text/setupText.ts';
import { text } from '../text/text.ts';
import { type Placing, placingOf } from './placing.ts';
import type { Arranging } from './tables.ts';
import type { TileOrder } from './tileOrder.ts';

/** The board typed: numbers of tiles, or letters of the pieces that are on the table. */
export function TypedBoard(props: {
  /** Of which pieces the letters are. */
  readonly puzzle: Puzzle | undefined;
  readonly onRead: (read: Arranging) => void;
}): JSX.Element {
  let field!: HTMLTextAreaElement;
  const [fault, setFault] = createSignal('');
  const words = () => setupText();
  const read = (event: SubmitEvent) => {
    event.preventDefault();
    setFault('');
    try {
      props.onRead(
        props.puzzle
          ? { placing: placingIn(field.value, props.puzzle) }
          : { order: orderOf(field.value) },
      );
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      setFault(text().faults.whole(error));
    }
  };
  return (
    // On a phone what is opened lies below the edge.
    <details
      class="setup-typed"
      onToggle={({ currentTarget }) =>
        currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })
      }
    >
      <summary>{words().typed}</summary>
      <form onSubmit={read}>
        <p class="soft">{props.puzzle ? words().typedBlocks : words().typedTiles}</p>
        <textarea
          ref={field}
          class="field"
          rows="4"
          spellcheck={false}
          aria-label={props.puzzle ? words().typedBlocks : words().typedTiles}
          placeholder={props.puzzle ? 'ABBC\nABBC' : '8 6 4 0 7 2 5 1 3'}
        />
        <Show when={fault()}>
          <p class="warning" role="alert">
            {fault()}
          </p>
        </Show>
        <button type="submit" class="button">
          {words().read}
        </button>
      </form>
    </details>
  );
}

/** The pieces of the puzzle as typed, else those of a puzzle that was typed. Throws ParseError. */
function placingIn(typed: string, puzzle: Puzzle): Placing {
  try {
    return { puzzle, origins: [...parseState(puzzle, typed)] };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const other = puzzleIn(typed);
    if (other?.type !== 'blocks') throw error;
    return placingOf(other);
  }
}

function puzzleIn(typed: string): Puzzle | undefined {
  try {
    return readPuzzle(typed).puzzle;
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
}

/** The order of taps that gives the same board. Throws ParseError. */
function orderOf(typed: string): TileOrder {
  const { puzzle } = readPuzzle(typed);
  const { width, height } = puzzle.board;
  const tiles = [...tilesOf(puzzle, puzzle.start)];
  const cells = tiles.slice(1).map((_, index) => tiles.indexOf(index + 1));
  return { width, height, cells };
}
