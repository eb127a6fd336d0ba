import type { Steps } from '@glissade/core';
import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { text } from '../text/text.ts';
import { announce } from '../ui/announce.ts';
import { Icon } from '../ui/Icon.tsx';
import { askHint, hintsAsked } from './askHint.ts';
import { type Hint, type HintLevel, hintOf } from './hintLadder.ts';

/**
 * The ladder of hints: each press gives away a little more. Any move takes one back to its foot.
 * `onHinting` says whether a line is wanted; `line` is it, once it is known.
 */
export function HintRow(props: {
  readonly store: GameStore;
  readonly line: Steps | undefined;
  readonly onHinting: (isHinting: boolean) => void;
  readonly onWholeLine: () => void;
}): JSX.Element {
  const [level, setLevel] = createSignal<0 | HintLevel>(0);
  const hint = createMemo(() => {
    const rung = level();
    if (rung === 0 || !props.line) return undefined;
    return hintOf(props.store.puzzle(), props.store.state(), props.line, rung);
  });
  createEffect(on(props.store.state, () => setLevel(0), { defer: true }));
  createEffect(() => props.onHinting(level() > 0));
  let shownText: HTMLParagraphElement | undefined;
  createEffect(
    on(
      hintsAsked,
      () => {
        if (props.store.isSolved()) return;
        if (level() === 0) props.store.countHelp();
        setLevel(Math.min(4, level() + 1) as HintLevel);
      },
      { defer: true },
    ),
  );
  createEffect(
    on(hint, (shown) => {
      if (!shown) return;
      props.store.setMarks(shown.marks);
      announce(hintText(props.store, shown, level() as HintLevel));
      // On a phone it appears below the edge.
      shownText?.scrollIntoView({ block: 'nearest' });
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
                onClick={() => props.store.play([...shown().first])}
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

function hintText(store: GameStore, { piece, moves }: Hint, level: HintLevel): string {
  const { hints } = text().solve;
  const { type, pieces } = store.puzzle();
  if (level === 1) return hints[type === 'tiles' ? 'tile' : 'piece'](pieces[piece]!.label);
  if (level === 2) return hints.move(moves[0]!);
  return level === 3 ? hints.next(moves.join(', ')) : hints.line;
}
