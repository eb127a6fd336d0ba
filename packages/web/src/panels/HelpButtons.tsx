import type { JSX } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { text } from '../text/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { askHint, askSolution, hintLevel, isSolutionShown, showSolution } from './asked.ts';

/** The two helps that people look for, in sight from the first paint on. */
export function HelpButtons(props: { readonly store: GameStore }): JSX.Element {
  const words = () => text().solve;
  const toggle = () => (isSolutionShown() ? showSolution(false) : askSolution(props.store));
  return (
    <div class="help-buttons">
      <button
        type="button"
        class="button"
        disabled={props.store.isSolved()}
        onClick={() => askHint(props.store)}
      >
        <Icon name="hint" />
        {hintLevel() === 0 ? words().hint : words().moreHint}
      </button>
      <button type="button" class="button" aria-pressed={isSolutionShown()} onClick={toggle}>
        <Icon name="solution" />
        {isSolutionShown() ? words().hideSolution : words().solution}
      </button>
    </div>
  );
}
