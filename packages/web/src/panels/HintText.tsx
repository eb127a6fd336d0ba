import type { Steps } from '@glissade/core';
import { createEffect, createMemo, type JSX, on, Show } from 'solid-js';
import { wayText } from '../board/describe.ts';
import type { GameStore } from '../game/gameStore.ts';
import { text } from '../text/text.ts';
import { announce } from '../ui/announce.ts';
import { type Hint, type HintLevel, hintOf } from './hintLadder.ts';
import { hintLevel, setHintLevel } from './solverRequests.ts';

/**
 * What the hint that was asked for says: each level gives away a little more, and a hint can be
 * played. From level 1 on a line is wanted; `line` is it, once it is known.
 */
export function HintText(props: {
  readonly store: GameStore;
  readonly line: Steps | undefined;
  readonly onWholeLine: () => void;
}): JSX.Element {
  const hint = createMemo(() => {
    const level = hintLevel();
    if (level === 0 || !props.line) return undefined;
    return hintOf(props.store.puzzle(), props.store.state(), props.line, level);
  });
  // Who plays hints is shown the next one at once; any other move leads back to the foot.
  let isPlaying = false;
  createEffect(on(props.store.state, () => setHintLevel(isPlaying ? 2 : 0), { defer: true }));
  const playHint = (first: Steps) => {
    isPlaying = true;
    props.store.play([...first]);
    isPlaying = false;
    if (props.store.isSolved()) setHintLevel(0);
    else props.store.countHelp();
  };
  createEffect(
    on(hint, (shown) => {
      if (!shown) return;
      props.store.setMarks(shown.marks);
      announce(hintText(props.store, shown, hintLevel() as HintLevel));
      if (hintLevel() === 4) props.onWholeLine();
    }),
  );
  return (
    <Show when={hint()}>
      {(shown) => (
        <p class="hint-text">
          <span>{hintText(props.store, shown(), hintLevel() as HintLevel)}</span>
          <Show when={hintLevel() >= 2}>
            <button
              type="button"
              class="button button-small"
              onClick={() => playHint(shown().first)}
            >
              {text().solve.playHint}
            </button>
          </Show>
        </p>
      )}
    </Show>
  );
}

function hintText(store: GameStore, { piece, moves, first }: Hint, level: HintLevel): string {
  const { hints } = text().solve;
  const { type, pieces } = store.puzzle();
  if (level === 1) return hints[type === 'tiles' ? 'tile' : 'piece'](pieces[piece]!.label);
  if (level === 2) {
    const isPush = type === 'tiles' && first.length > 1;
    return isPush
      ? hints.push(first.length, wayText(text().board, [first[0]!]))
      : hints.move(pieces[piece]!.label, wayText(text().board, [...first]));
  }
  return level === 3 ? hints.next(moves.join(', ')) : hints.line;
}
