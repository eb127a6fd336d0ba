import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { designText } from '../text/designText.ts';
import { text } from '../text/text.ts';
import type { DesignFacts } from '../worker/designMessages.ts';
import type { Design } from './useDesign.ts';

/** What was proved of the puzzle, and how hard it is likely to be. */
export function FactList(props: { readonly design: Design }): JSX.Element {
  const words = () => designText();
  const optimum = () => {
    const { lengths = {} } = props.design;
    const known = (['moves', 'slides', 'steps'] as const).flatMap((metric) =>
      lengths[metric] === undefined ? [] : [text().play.length(lengths[metric], metric)],
    );
    return known.join(text().board.comma);
  };
  const facts = () => {
    const { known } = props.design;
    return known?.status === 'explained' ? known.facts : undefined;
  };
  return (
    <section aria-label={words().optimum}>
      <Show when={optimum() !== ''}>
        <p>
          {words().optimumIs} <b>{optimum()}</b>
        </p>
      </Show>
      <Switch>
        <Match when={facts()}>{(known) => <Known facts={known()} />}</Match>
        <Match when={props.design.known?.status === 'unsolvable'}>
          <p class="soft">{words().unsolvableFacts}</p>
        </Match>
        <Match when={props.design.known?.status === 'tooLarge'}>
          <p class="soft">{words().tooLarge}</p>
        </Match>
        <Match when={props.design.failure === undefined}>
          <p class="soft" role="status">
            {words().looking}
          </p>
        </Match>
      </Switch>
    </section>
  );
}

function Known(props: { readonly facts: DesignFacts }): JSX.Element {
  const words = () => designText();
  return (
    <>
      <p>{words().solutions(String(props.facts.optimalSolutions))}</p>
      <p>{words().chapters(props.facts.chapters.map(({ length }) => length))}</p>
      <p>{words().useless(props.facts.unmoved)}</p>
      <p>
        <b>{words().difficulty(props.facts.difficulty.score)}</b>
      </p>
      <ul class="design-list">
        <For each={props.facts.difficulty.parts}>
          {({ name, value, points }) => (
            <li>
              <span>
                {words().parts[name]}: {value}
              </span>
              <meter min="0" max="6" value={points} aria-label={words().parts[name]} />
              <b>{points}</b>
            </li>
          )}
        </For>
      </ul>
    </>
  );
}
