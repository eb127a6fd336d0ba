import type { State } from '@glissade/core';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { shownPicture } from '../board/tilePicture.ts';
import { text } from '../text/text.ts';
import { theGame } from './theGame.ts';

/** Of several goals so many are pictured. */
const SHOWN_MAX = 3;

/** The goal as a picture, or several side by side: only the pieces that each names. */
export function GoalPicture(): JSX.Element {
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
  const caption = () => {
    const { goal, anyGoal } = text().play;
    const { length } = theGame.puzzle().goals;
    return length === 1 ? goal : anyGoal(length);
  };
  return (
    <Show when={theGame.puzzle().board.width <= 20}>
      <figure class="goal">
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
                  />
                )}
              </For>
            </div>
          }
        >
          {(picture) => <img class="picture" src={picture().address} alt="" />}
        </Show>
        <figcaption>{caption()}</figcaption>
      </figure>
    </Show>
  );
}
