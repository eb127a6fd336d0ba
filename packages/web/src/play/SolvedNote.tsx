import { countSteps } from '@glissade/core';
import { type JSX, Show } from 'solid-js';
import { lineOf } from '../game/game.ts';
import { text } from '../text/text.ts';
import { bringIntoSight } from '../ui/bringIntoSight.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { showView } from '../ui/route.ts';
import { resultText } from './resultText.ts';
import { canShuffle, shuffleAgain } from './shuffleAgain.ts';
import { mainMetric, theGame } from './theGame.ts';

/** Solved: how long it took beside how short it can be, and what comes next. */
export function SolvedNote(): JSX.Element {
  const words = () => text().play;
  const count = () => countSteps(lineOf(theGame.game()), mainMetric());
  const best = () => theGame.optimum()[mainMetric()];
  return (
    <section class="solved" role="status" ref={bringIntoSight}>
      <p class="solved-line">
        <Icon name="check" />
        <strong>{words().solved}</strong> <span>{words().length(count(), mainMetric())}</span>
        <Show when={best()}>
          {(shortest) => (
            <span class="solved-best">
              {count() <= shortest()
                ? words().solvedBest
                : words().solvedOver(words().length(shortest(), mainMetric()))}
            </span>
          )}
        </Show>
        <Show when={theGame.helps() > 0}>
          <span class="solved-best">{words().solvedHelped}</span>
        </Show>
      </p>
      <div class="chips">
        <Show
          when={canShuffle()}
          fallback={
            <button type="button" class="button primary" onClick={() => showView('puzzles')}>
              {words().another}
            </button>
          }
        >
          <button type="button" class="button primary" onClick={shuffleAgain}>
            {words().shuffle}
          </button>
        </Show>
        <button type="button" class="button" onClick={() => showView('review')}>
          {words().review}
        </button>
        <button type="button" class="button" onClick={theGame.restart}>
          {words().again}
        </button>
        <CopyButton
          label={words().shareResult}
          sendLabel={words().shareResult}
          written={resultText}
        />
      </div>
    </section>
  );
}
