import { type Puzzle, statesAlong } from '@glissade/core';
import { createMemo, createSignal, type JSX } from 'solid-js';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { timesText } from '../text/timesText.ts';
import { shownTime } from '../times/shownTime.ts';
import { createFrames } from '../ui/frames.ts';
import { Icon } from '../ui/Icon.tsx';

/** A solve as it was played, in its own time. */
export function Replay(props: {
  readonly puzzle: Puzzle;
  readonly steps: readonly number[];
  readonly times: readonly number[];
}): JSX.Element {
  const end = () => props.times.at(-1) ?? 0;
  const [ms, setMs] = createSignal(0);
  const states = createMemo(() => statesAlong(props.puzzle, Uint32Array.from(props.steps)));
  const count = () => countUntil(props.times, ms());
  const words = () => timesText();
  const {
    isRunning: isPlaying,
    start,
    stop,
  } = createFrames((passedMs) => {
    setMs(Math.min(end(), ms() + passedMs));
    return ms() >= end();
  });
  const toggle = () => {
    if (isPlaying()) return stop();
    if (ms() >= end()) setMs(0);
    start();
  };
  return (
    <section class="replay" aria-label={words().replay}>
      <div class="replay-board" data-type={props.puzzle.type}>
        <BoardPicture puzzle={props.puzzle} state={states()[count()]!} isLarge={true} />
      </div>
      <div class="line">
        <button
          type="button"
          class="tool"
          aria-label={isPlaying() ? words().replayPause : words().replayPlay}
          onClick={toggle}
        >
          <Icon name={isPlaying() ? 'pause' : 'play'} />
        </button>
        <input
          type="range"
          class="replay-place"
          aria-label={words().replayPlace}
          aria-valuetext={shownTime(ms())}
          min="0"
          max={end()}
          value={ms()}
          onInput={(event) => {
            stop();
            setMs(event.currentTarget.valueAsNumber);
          }}
        />
        <output class="replay-time">
          {shownTime(ms())} · {count()}
        </output>
      </div>
    </section>
  );
}

/** How many steps were played at a moment; at the beginning none. */
function countUntil(times: readonly number[], ms: number): number {
  if (ms <= 0) return 0;
  const next = times.findIndex((time) => time > ms);
  return next < 0 ? times.length : next;
}
