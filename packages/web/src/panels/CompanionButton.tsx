import { createEffect, createSignal, type JSX, lazy, onCleanup, Show } from 'solid-js';
import type { Board } from '../board/Board.tsx';
import type { Guide } from '../companion/course.ts';
import { dropFollowed, isFollowed, keepFollowed } from '../companion/followed.ts';
import { text } from '../text/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';

const Companion = lazy(async () => ({
  default: (await import('../companion/Companion.tsx')).Companion,
}));

/** Leads to the solution on the whole screen, for a toy or a game beside it. */
export function CompanionButton(
  props: Guide & {
    readonly board: typeof Board;
    /** It was left with the puzzle solved. */
    readonly onSolved: () => void;
  },
): JSX.Element {
  const [isShown, setShown] = createSignal(isFollowed());
  createEffect(() => (isShown() ? keepFollowed(props.playback) : dropFollowed()));
  onCleanup(dropFollowed);
  let button!: HTMLButtonElement;
  const open = () => {
    props.playback.stop();
    setShown(true);
  };
  const leave = () => {
    setShown(false);
    if (props.store.isSolved()) props.onSolved();
    else button.focus();
  };
  return (
    <>
      <button ref={button} type="button" class="button companion-open" onClick={open}>
        <Icon name="phone" />
        {text().solve.companion}
      </button>
      <Show when={isShown()}>
        <Loading>
          <Companion {...props} onLeave={leave} />
        </Loading>
      </Show>
    </>
  );
}
