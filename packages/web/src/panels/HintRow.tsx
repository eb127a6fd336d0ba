import type { Steps } from '@glissade/core';
import { createEffect, createMemo, type JSX, on, Show } from 'solid-js';
import { wayText } from '../board/describe.ts';
import type { GameStore } from '../game/gameStore.ts';
import { text } from '../text/text.ts';
import { announce } from '../ui/announce.ts';
import { Icon } from '../ui/Icon.tsx';
import { askHint, hintsAsked } from './askHint.ts';
import { type Hint, type HintLevel, hintOf } from './hintLadder.ts';

/**
 * The ladder of hints: each press gives away a little more, and a hint can be played. From level 1
 * on a line is wanted; `line` is it, once it is known.
 */
export function HintRow(props: {
  readonly store: GameStore;
  readonly line: Steps | undefined;
  readonly level: 0 | HintLevel;
  readonly onLevel: (level: 0 | HintLevel) => void;
  readonly onWholeLine: () => void;
}): JSX.Element {
  const level = () => props.level;
  const hint = createMemo(() => {
    const rung = level();
    if (rung === 0 || !props.line) return undefined;
    return hintOf(props.store.puzzle(), props.store.state(), props.line, rung);
  });
  // Who plays hints is shown the next one at once; any other move leads back to the foot.
  let isPlaying = false;
  createEffect(on(props.store.state, () => props.onLevel(isPlaying ? 2 : 0), { defer: true }));
  const playHint = (first: Steps) => {
    isPlaying = true;
    props.store.play([...first]);
    isPlaying = false;
    if (props.store.isSolved()) props.onLevel(0);
    else props.store.countHelp();
  };
  let shownText: HTMLParagraphElement | undefined;
  const climb = () => {
    if (props.store.isSolved()) return;
    if (level() === 0) props.store.countHelp();
    props.onLevel(Math.min(4, level() + 1) as HintLevel);
  };
  createEffect(on(hintsAsked, climb, { defer: true }));
  createEffect(
    on(hint, (shown) => {
      if (!shown) return;
      props.store.setMarks(shown.marks);
      announce(hintText(props.store, shown, level() as HintLevel));
      // On a phone it appears below the edge; the button in it comes a moment later.
      requestAnimationFrame(() => shownText?.scrollIntoView({ block: 'nearest' }));
      if (level() === 4) props.onWholeLine();
    }),
  );
  return (
    <>
      <button
        type="button"
        class="button button-hint"
        disabled={props.store.isSolved()}
        onClick={askHint}
      >
        <Icon name="hint" />
        {level() === 0 ? text().solve.hint : text().solve.moreHint}
      </button>
      <Show when={hint()}>
        {(shown) => (
          <p class="hint-text" ref={shownText}>
            <span>{hintText(props.store, shown(), level() as HintLevel)}</span>
            <Show when={level() >= 2}>
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
    </>
  );
}

function hintText(store: GameStore, { piece, moves, first }: Hint, level: HintLevel): string {
  const { hints } = text().solve;
  const { type, pieces } = store.puzzle();
  if (level === 1) return hints[type === 'tiles' ? 'tile' : 'piece'](pieces[piece]!.label);
  if (level === 2) {
    const isPush = type === 'tiles' && first.length > 1;
    return isPush
      ? hints.push(first.length, wayText([first[0]!]))
      : hints.move(pieces[piece]!.label, wayText([...first]));
  }
  return level === 3 ? hints.next(moves.join(', ')) : hints.line;
}
