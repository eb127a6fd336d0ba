import type { Steps } from '@glissade/core';
import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import { wayText } from '../board/describe.ts';
import { named } from '../board/named.ts';
import type { GameStore } from '../game/gameStore.ts';
import { language, text } from '../text/text.ts';
import { announce } from '../ui/announce.ts';
import { focusBoard } from '../ui/focusBoard.ts';
import { type ReasonChain, reasonChain, reasonProse } from '../worker/reasons.ts';
import { type Hint, type HintLevel, hintOf } from './hintLadder.ts';
import { reasonMarks } from './reasonMarks.ts';
import { hintLevel, setHintLevel } from './solverRequests.ts';

/** The first hint of all may have reasons. */
type ReasonedHint = Hint & { readonly chain?: ReasonChain };

type HintProps = {
  readonly store: GameStore;
  readonly line: Steps | undefined;
  readonly onWholeLine: () => void;
};

/**
 * What the hint that was asked for says: each level gives away a little more, and a hint can be
 * played. From level 1 on a line is wanted; `line` is it, once it is known.
 */
export function HintText(props: HintProps): JSX.Element {
  const { shown, playHint } = createHint(props);
  return (
    <Show when={shown()}>
      {(told) => (
        <p class="hint-text">
          <span>{hintText(props.store, told(), hintLevel() as HintLevel)}</span>
          <Show when={hintLevel() >= 2}>
            <button
              type="button"
              class="button button-small"
              onClick={() => playHint(told().first)}
            >
              {text().solve.playHint}
            </button>
          </Show>
        </p>
      )}
    </Show>
  );
}

/** The hint that is shown, marked on the board, and what plays it. */
function createHint(props: HintProps) {
  const hint = createMemo((): ReasonedHint | undefined => {
    const level = hintLevel();
    if (level === 0 || !props.line) return undefined;
    const { store } = props;
    const found = hintOf(named(store.puzzle()), store.state(), props.line, level);
    return found && level === 1 ? withReasons(store, found) : found;
  });
  // While the next one is looked for the last one stays, and so does the button with the focus.
  const [isNextWanted, setNextWanted] = createSignal(false);
  const shown = createMemo<ReasonedHint | undefined>(
    (last) => hint() ?? (isNextWanted() ? last : undefined),
  );
  // Who plays hints is shown the next one at once; any other move leads back to the foot.
  let isPlaying = false;
  const follow = () => {
    setNextWanted(isPlaying);
    setHintLevel(isPlaying ? 2 : 0);
  };
  createEffect(on(props.store.state, follow, { defer: true }));
  const playHint = (first: Steps) => {
    if (!hint()) return;
    setNextWanted(true);
    isPlaying = true;
    props.store.play([...first]);
    isPlaying = false;
    if (props.store.isSolved()) {
      focusBoard();
      setNextWanted(false);
      setHintLevel(0);
    } else props.store.countHelp();
  };
  createEffect(
    on(hint, (shown) => {
      if (!shown) return;
      setNextWanted(false);
      props.store.setMarks(shown.marks);
      announce(hintText(props.store, shown, hintLevel() as HintLevel));
      if (hintLevel() === 4) props.onWholeLine();
    }),
  );
  return { shown, playHint };
}

/** A first hint says what the move is good for, if that can be said. */
function withReasons(store: GameStore, hint: Hint): ReasonedHint {
  const chain = reasonChain(named(store.puzzle()), store.state(), [hint.first]);
  if (!chain) return hint;
  return { ...hint, chain, marks: reasonMarks(chain, store.state(), hint.piece) };
}

function hintText(store: GameStore, hint: ReasonedHint, level: HintLevel): string {
  const { piece, moves, first, chain } = hint;
  const { hints } = text().solve;
  const { type, pieces } = named(store.puzzle());
  if (level === 1) {
    const look = hints[type === 'tiles' ? 'tile' : 'piece'](pieces[piece]!.label);
    if (!chain) return look;
    const told = reasonProse(chain, language());
    const isNamed = chain.links.at(-1)!.blockers.length === 0;
    return isNamed ? told : hints.both(told, look);
  }
  if (level === 2) {
    const isPush = type === 'tiles' && first.length > 1;
    return isPush
      ? hints.push(first.length, wayText(text().board, [first[0]!]))
      : hints.move(pieces[piece]!.label, wayText(text().board, [...first]));
  }
  return level === 3 ? hints.next(moves) : hints.line;
}
