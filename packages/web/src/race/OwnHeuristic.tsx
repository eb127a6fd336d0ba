import type { Puzzle } from '@glissade/core';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { raceText } from '../text/raceText.ts';
import type { HeuristicCheck } from '../worker/laneMessages.ts';
import { type LaneWorker, startLane } from '../worker/laneWorker.ts';
import { type Choice, isCode } from './choices.ts';
import { failureWords } from './failureWords.ts';
import { laneSpecOf, scriptOf } from './lane.ts';
import { countText } from './numbers.ts';

/** Boards that have an exact table. */
const CELLS_MAX = 9;
/** A check that takes longer is ended. */
const CHECK_MS = 120_000;

/** A heuristic that the reader writes; any can be held against the truth on all boards. */
export function OwnHeuristic(props: {
  readonly choice: Choice;
  readonly puzzle: Puzzle;
  readonly onUse: (part: Partial<Choice>) => void;
  /** What is wrong with what is used; '' where nothing is. */
  readonly fault: string;
}): JSX.Element {
  const words = () => raceText().own;
  const kind = createMemo(() => {
    const { heuristic } = props.choice;
    return isCode(heuristic) ? heuristic : undefined;
  });
  /** What stands in the field, once it was written in; used or not. */
  const [written, setWritten] = createSignal<Partial<Choice>>({});
  createEffect(on(kind, () => setWritten({}), { defer: true }));
  return (
    <>
      <Show when={kind()} keyed>
        {(own) => (
          <>
            <label>
              <span>{words()[own]}</span>
              <textarea
                class="field"
                rows={own === 'script' ? 8 : 2}
                spellcheck={false}
                autocapitalize="off"
                onInput={({ currentTarget }) => setWritten({ [own]: currentTarget.value })}
              >
                {props.choice[own]}
              </textarea>
            </label>
            <p class="race-hint">{own === 'expression' ? words().names : words().gives}</p>
            <button type="button" class="button" onClick={() => props.onUse(written())}>
              {words().use}
            </button>
            <p class="race-fault" role="alert">
              {props.fault}
            </p>
          </>
        )}
      </Show>
      <Show when={props.puzzle.type === 'tiles'}>
        <Check choice={{ ...props.choice, ...written() }} puzzle={props.puzzle} />
      </Show>
    </>
  );
}

/** Says whether the heuristic in the field is admissible, and shows a board where it is not. */
function Check(props: { readonly choice: Choice; readonly puzzle: Puzzle }): JSX.Element {
  const words = () => raceText().own;
  const [said, setSaid] = createSignal('');
  let worker: LaneWorker | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const end = (text: string) => {
    clearTimeout(waiting);
    worker?.close();
    worker = undefined;
    setSaid(text);
  };
  onCleanup(() => end(''));
  createEffect(on([() => props.choice, () => props.puzzle], () => end(''), { defer: true }));
  const check = () => {
    if (props.puzzle.board.cells.length > CELLS_MAX) return end(words().onlySmall);
    end(words().checking);
    const { puzzle, choice } = props;
    const task = { puzzle, lane: laneSpecOf(choice), script: scriptOf(choice) };
    worker = startLane({ ...task, ask: 'check' }, (message) => {
      if (message.tell === 'checked') end(verdict(message.check));
      else if (message.tell === 'failed') end(raceText().failed(failureWords(message.failure)));
    });
    waiting = setTimeout(
      () => end(raceText().failed(raceText().tooLong(CHECK_MS / 1000))),
      CHECK_MS,
    );
  };
  return (
    <>
      <button type="button" class="button" onClick={check}>
        {words().check}
      </button>
      <p class="race-verdict" role="status">
        {said()}
      </p>
    </>
  );
}

function verdict({ nearest, states, overestimates, consistent }: HeuristicCheck): string {
  const { own } = raceText();
  if (!nearest) return own.admissible(countText(states), consistent);
  const { state, h, distance } = nearest;
  const counts = [countText(overestimates), countText(states)] as const;
  return own.tooHigh(state, countText(h), distance, ...counts);
}
