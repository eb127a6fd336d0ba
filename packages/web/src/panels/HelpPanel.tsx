import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import type { Want } from '../solver/knowledge.ts';
import { useTracker } from '../solver/useTracker.ts';
import { text } from '../text/text.ts';
import { solutionsAsked } from './askHint.ts';
import { DistanceRow } from './DistanceRow.tsx';
import { HintRow } from './HintRow.tsx';
import type { HintLevel } from './hintLadder.ts';
import { MetricChoice } from './MetricChoice.tsx';
import { MoreRow } from './MoreRow.tsx';
import { metricFor } from './metric.ts';
import { SearchNotes } from './SearchNotes.tsx';
import { SolutionPlayer } from './SolutionPlayer.tsx';
import './panels.css';

/** How many solutions that were asked for have been shown, by this panel or one before it. */
let answered = 0;

/** Hints, the distance to the goal and the solution, for the game on the board. */
export function HelpPanel(props: { readonly store: GameStore }): JSX.Element {
  const [distance, setDistance] = createSignal<'off' | 'on' | 'each'>('off');
  const [isSolutionShown, showSolution] = createSignal(false);
  const [hintLevel, setHintLevel] = createSignal<0 | HintLevel>(0);
  const isHinting = () => hintLevel() > 0;
  const metric = () => metricFor(props.store.puzzle());
  const place = createMemo(() => ({
    puzzle: props.store.puzzle(),
    state: props.store.state(),
    metric: metric(),
  }));
  const want = (): Want => {
    if (props.store.isSolved()) return 'nothing';
    if (isSolutionShown() || isHinting()) return 'line';
    return ({ off: 'nothing', on: 'distance', each: 'values' } as const)[distance()];
  };
  const { knowledge, tracker } = useTracker(place, want);
  createEffect(on(props.store.puzzle, () => showSolution(false), { defer: true }));
  createEffect(() => solutionsAsked() > answered && showSolution(true));
  onCleanup(() => {
    answered = solutionsAsked();
  });
  const isAsked = () => want() !== 'nothing';
  return (
    <section class="help" aria-label={text().solve.title}>
      <div class="help-buttons">
        <HintRow
          store={props.store}
          line={knowledge().line}
          level={hintLevel()}
          onLevel={setHintLevel}
          onWholeLine={() => showSolution(true)}
        />
        <SolutionButton
          isShown={isSolutionShown()}
          onShow={(isShown) => {
            if (isShown) props.store.countHelp();
            showSolution(isShown);
          }}
        />
      </div>
      <DistanceRow
        store={props.store}
        knowledge={knowledge()}
        metric={metric()}
        shown={distance()}
        onShown={(shown) => {
          setDistance(shown);
          // The board has room for the marks of one of them.
          if (shown === 'each') setHintLevel(0);
        }}
      />
      <Show when={isAsked()}>
        <SearchNotes
          puzzle={props.store.puzzle()}
          metric={metric()}
          knowledge={knowledge()}
          tracker={tracker}
          mayHurry={isSolutionShown() || isHinting()}
        />
      </Show>
      <Show when={isSolutionShown()}>
        <SolutionPlayer store={props.store} line={knowledge().line} />
      </Show>
      <MetricChoice puzzle={props.store.puzzle()} />
      <MoreRow store={props.store} solution={isSolutionShown() ? knowledge().line : undefined} />
    </section>
  );
}

function SolutionButton(props: {
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="button"
      aria-pressed={props.isShown}
      onClick={() => props.onShow(!props.isShown)}
    >
      {props.isShown ? text().solve.hideSolution : text().solve.solution}
    </button>
  );
}
