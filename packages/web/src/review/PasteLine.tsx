import { ParseError, parseLine, unitsOf } from '@glissade/core';
import { playAll, startGame } from '@glissade/core/game';
import { createSignal, type JSX, Show } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { readPastedLink } from '../share/foreignLink.ts';
import { describeLinkFault, openLink } from '../share/openLink.ts';
import { reviewText } from '../text/reviewText.ts';
import { text } from '../text/text.ts';

/** Takes a line of play or its boards, for the puzzle on the board, or a link to one of any. */
export function PasteLine(props: { readonly store: GameStore }): JSX.Element {
  const [typed, setTyped] = createSignal('');
  const [fault, setFault] = createSignal('');
  const read = async () => {
    setFault('');
    try {
      const link = await readPastedLink(typed());
      if (link) props.store.open((await openLink(link)).game);
      else openMoves(props.store, typed());
      setTyped('');
    } catch (error) {
      setFault(error instanceof ParseError ? text().faults.whole(error) : describeLinkFault(error));
    }
  };
  return (
    <form
      class="review-paste"
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <label class="small-title" for="review-paste">
        {reviewText().paste}
      </label>
      <div class="line">
        <textarea
          id="review-paste"
          class="field"
          rows={1}
          placeholder={reviewText().pasteHint}
          value={typed()}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey) return;
            event.preventDefault();
            if (typed().trim() !== '') read();
          }}
        />
        <button type="submit" class="button" disabled={typed().trim() === ''}>
          {reviewText().read}
        </button>
      </div>
      <Show when={fault()}>
        <p class="help-fault" role="alert">
          {fault()}
        </p>
      </Show>
    </form>
  );
}

function openMoves(store: GameStore, moves: string): void {
  const puzzle = store.puzzle();
  const line = parseLine(puzzle, moves);
  const units = unitsOf(line, puzzle.type === 'tiles' ? 'mtm' : 'slides');
  store.open(
    playAll(
      startGame(puzzle),
      units.map((unit) => [...unit]),
    ).game,
  );
}
