import type { State } from '@glissade/core';
import { createMemo, type JSX, Show } from 'solid-js';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { shownPicture } from '../board/tilePicture.ts';
import { text } from '../text/text.ts';
import { theGame } from './theGame.ts';

/** The goal as a picture: only the pieces that it names. */
export function GoalPicture(): JSX.Element {
  const goal = createMemo(() => {
    const { goals, start } = theGame.puzzle();
    const state: State = start.slice();
    const named = new Set<number>();
    for (const { piece, cell } of goals[0]!) {
      state[piece] = cell;
      named.add(piece);
    }
    return { state, named };
  });
  return (
    <Show when={theGame.puzzle().board.width <= 20}>
      <figure class="goal">
        <Show
          when={shownPicture(theGame.puzzle())}
          fallback={
            <BoardPicture
              puzzle={theGame.puzzle()}
              state={goal().state}
              shown={(piece) => goal().named.has(piece)}
            />
          }
        >
          {(picture) => <img class="picture" src={picture().address} alt="" />}
        </Show>
        <figcaption>{text().play.goal}</figcaption>
      </figure>
    </Show>
  );
}
