import type { JSX } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { text } from '../text/text.ts';
import { Icon } from '../ui/Icon.tsx';
import {
  askHint,
  askSolution,
  hintLevel,
  isHintWhole,
  isSolutionShown,
  isUnsolvable,
  setHintLevel,
  showSolution,
} from './solverRequests.ts';

/** In a task of its own: the press is seen first, also on a slow phone. */
const soon = (act: () => void) => () => void setTimeout(act);

/** The buttons for a hint and for the solution, in sight from the first paint on. */
export function HelpButtons(props: { readonly store: GameStore }): JSX.Element {
  const words = () => text().solve;
  const hintWord = () => {
    if (isHintWhole()) return isUnsolvable() ? words().hideAnswer : words().hideHint;
    return hintLevel() === 0 ? words().hint : words().moreHint;
  };
  const solutionWord = () => {
    if (!isSolutionShown()) return words().solution;
    return isUnsolvable() ? words().hideAnswer : words().hideSolution;
  };
  const toggle = () => (isSolutionShown() ? showSolution(false) : askSolution(props.store));
  return (
    <div class="help-buttons">
      <button
        type="button"
        class="button"
        disabled={props.store.isSolved()}
        onClick={soon(() => (isHintWhole() ? setHintLevel(0) : askHint(props.store)))}
      >
        <Icon name="hint" />
        {hintWord()}
      </button>
      <button type="button" class="button" aria-pressed={isSolutionShown()} onClick={soon(toggle)}>
        <Icon name="solution" />
        {solutionWord()}
      </button>
    </div>
  );
}
