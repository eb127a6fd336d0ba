import { createEffect, createMemo, type JSX, on, onCleanup, Show } from 'solid-js';
import type { Board } from '../board/Board.tsx';
import { followedBefore } from '../companion/followed.ts';
import type { GameStore } from '../game/gameStore.ts';
import type { Knowledge, Want } from '../solver/knowledge.ts';
import { useTracker } from '../solver/useTracker.ts';
import { text } from '../text/text.ts';
import { createAfter } from '../ui/afterFrame.ts';
import { bringAgain } from '../ui/bringIntoSight.ts';
import { focusBoard } from '../ui/focusBoard.ts';
import { keepAnswerHeight } from './answerHeight.ts';
import { CompanionButton } from './CompanionButton.tsx';
import { DistanceRow } from './DistanceRow.tsx';
import { HintText } from './HintText.tsx';
import { MetricChoice } from './MetricChoice.tsx';
import { MoreRow } from './MoreRow.tsx';
import { metricFor } from './metric.ts';
import { ProofNote } from './ProofNote.tsx';
import { SearchNotes } from './SearchNotes.tsx';
import { SolutionMoves, SolutionPlayer } from './SolutionPlayer.tsx';
import {
  askNothing,
  distanceShown,
  hintLevel,
  isSolutionShown,
  setHintLevel,
  setUnsolvable,
  showDistance,
  showSolution,
} from './solverRequests.ts';
import { useSolution } from './useSolution.ts';
import './panels.css';

/** What answers the helps that were asked for: on a phone it stays in sight at any scroll. */
export function HelpPanel(props: {
  readonly store: GameStore;
  readonly board: typeof Board;
}): JSX.Element {
  const help = createHelp(props.store);
  const { metric, knowledge, want, playback, isWhole } = help;
  return (
    <section class="help" aria-label={text().solve.title}>
      <Answer help={help} store={props.store} board={props.board} />
      <Show when={want() !== 'nothing'}>
        <ProofNote store={props.store} metric={metric()} knowledge={knowledge()} />
      </Show>
      <DistanceRow
        store={props.store}
        knowledge={knowledge()}
        metric={metric()}
        shown={distanceShown()}
        onShown={(shown) => {
          showDistance(shown);
          // The board has space for the marks of one of them.
          if (shown === 'each') setHintLevel(0);
        }}
      />
      <Show when={isWhole() && playback()} keyed>
        {(shown) => <SolutionMoves shown={shown} isTiles={props.store.puzzle().type === 'tiles'} />}
      </Show>
      <MetricChoice puzzle={props.store.puzzle()} />
      <MoreRow store={props.store} solution={isSolutionShown() ? knowledge().line : undefined} />
    </section>
  );
}

/** What is known of the place on the board, and the line that is played there. */
function createHelp(store: GameStore) {
  const metric = () => metricFor(store.puzzle());
  const place = createMemo(() => placeOf(store));
  const want = () => wantedOf(store);
  const { knowledge, tracker } = useTracker(place, want);
  const line = () => knowledge().line;
  const before = followedBefore(store);
  if (before) showSolution(true);
  const { playback, takeNew } = useSolution(store, isSolutionShown, line, metric, before);
  // The answer comes first, then what plays it, then its moves: each in a frame of its own, since
  // all at once would keep a slow phone busy.
  const isAnswered = createAfter(() => playback() !== undefined);
  const isPlayerShown = createAfter(isAnswered);
  const isWhole = createAfter(isPlayerShown);
  keepRequests(store, knowledge);
  return {
    ...{ metric, want, knowledge, tracker, playback, takeNew },
    ...{ isAnswered, isPlayerShown, isWhole },
  };
}

function Answer(props: {
  readonly help: ReturnType<typeof createHelp>;
  readonly store: GameStore;
  readonly board: typeof Board;
}): JSX.Element {
  const { metric, want, knowledge, tracker, playback, takeNew } = props.help;
  return (
    <div ref={keepAnswerHeight} class="answer">
      <HintText
        store={props.store}
        line={knowledge().line}
        onWholeLine={() => showSolution(true)}
      />
      <Show when={want() !== 'nothing'}>
        <SearchNotes
          metric={metric()}
          knowledge={knowledge()}
          tracker={tracker}
          known={knownLength(props.store)}
          doubts={props.store.doubts()}
        />
      </Show>
      <Show when={props.help.isAnswered() && playback()}>
        {(shown) => <SolutionPlayer shown={shown()} onNew={takeNew} />}
      </Show>
      <Show when={props.help.isPlayerShown() && playback()}>
        {(shown) => (
          <CompanionButton
            board={props.board}
            store={props.store}
            playback={shown()}
            knowledge={knowledge()}
            takeNew={takeNew}
            onSolved={showResult}
          />
        )}
      </Show>
    </div>
  );
}

function placeOf({ puzzle, state }: GameStore) {
  return { puzzle: puzzle(), state: state(), metric: metricFor(puzzle()) };
}

/** What was asked ends with the puzzle, and a hint where there is no solution. */
function keepRequests(store: GameStore, knowledge: () => Knowledge): void {
  createEffect(() => setUnsolvable(knowledge().distance === null));
  createEffect(on(store.puzzle, askNothing, { defer: true }));
  onCleanup(askNothing);
}

/** Followed to the end, a solution makes way for what was solved, which it would cover. */
function showResult(): void {
  showSolution(false);
  focusBoard();
  requestAnimationFrame(() => bringAgain('.solved'));
}

/** The shortest length of the puzzle, while it stands at its start. */
function knownLength(store: GameStore): number | undefined {
  const { start } = store.puzzle();
  const isAtStart = store.state().every((cell, piece) => cell === start[piece]);
  return isAtStart ? store.optimum()[metricFor(store.puzzle())] : undefined;
}

function wantedOf(store: GameStore): Want {
  if (store.isSolved()) return 'nothing';
  if (isSolutionShown() || hintLevel() > 0) return 'line';
  return ({ off: 'nothing', on: 'distance', each: 'values' } as const)[distanceShown()];
}
