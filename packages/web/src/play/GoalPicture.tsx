import type { State } from '@glissade/core';
import { createMemo, createSignal, For, type JSX, lazy, Show } from 'solid-js';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { shownPicture } from '../board/tilePicture.ts';
import { text } from '../text/text.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { theGame } from './theGame.ts';

const GoalDetails = lazy(async () => ({
  default: (await import('./GoalDetails.tsx')).GoalDetails,
}));

/** Of several goals so many are pictured. */
const SHOWN_MAX = 3;

/** The goal as a picture, or several side by side; a tap shows it large and says it in words. */
export function GoalPicture(): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  const words = () => text().play;
  const caption = () => {
    const { length } = theGame.puzzle().goals;
    return length === 1 ? words().goal : words().anyGoal(length);
  };
  return (
    <Show when={theGame.puzzle().board.width <= 20}>
      <figure class="goal">
        <button type="button" class="goal-open" onClick={() => setOpen(true)}>
          <span class="unseen">{words().showGoal}</span>
          <span class="goal-small" aria-hidden="true">
            <Goals isLarge={false} />
          </span>
        </button>
        <figcaption>{caption()}</figcaption>
      </figure>
      <Dialog title={words().goal} isOpen={isOpen()} onClose={() => setOpen(false)}>
        <div class="goal-large" data-type={theGame.puzzle().type}>
          <Goals isLarge={true} />
        </div>
        <GoalDetails />
      </Dialog>
    </Show>
  );
}

/** Only the pieces that each goal names. */
function Goals(props: { readonly isLarge: boolean }): JSX.Element {
  const goals = createMemo(() =>
    theGame
      .puzzle()
      .goals.slice(0, SHOWN_MAX)
      .map((goal) => {
        const state: State = theGame.puzzle().start.slice();
        for (const { piece, cell } of goal) state[piece] = cell;
        return { state, named: new Set(goal.map(({ piece }) => piece)) };
      }),
  );
  return (
    <Show
      when={shownPicture(theGame.puzzle())}
      fallback={
        <div class="goal-pictures">
          <For each={goals()}>
            {({ state, named }) => (
              <BoardPicture
                puzzle={theGame.puzzle()}
                state={state}
                shown={(piece) => named.has(piece)}
                isLarge={props.isLarge}
              />
            )}
          </For>
        </div>
      }
    >
      {(picture) => <img class="picture" src={picture().address} alt="" />}
    </Show>
  );
}
