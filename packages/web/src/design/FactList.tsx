import { For, type JSX, Show } from 'solid-js';
import { designText } from '../text/designText.ts';
import type { DesignFacts } from '../worker/designMessages.ts';
import type { Design } from './useDesign.ts';

/** What was proved of the puzzle, and how hard it is likely to be. */
export function FactList(props: { readonly design: Design }): JSX.Element {
  const words = () => designText();
  const optimum = () => {
    const { lengths = {} } = props.design;
    const known = (['moves', 'slides', 'steps'] as const).flatMap((metric) =>
      lengths[metric] === undefined ? [] : [`${lengths[metric]} ${words().metrics[metric]}`],
    );
    return known.join(', ');
  };
  return (
    <section aria-label={words().optimum}>
      <Show when={optimum() !== ''}>
        <p>
          {words().optimum}: <b>{optimum()}</b>
        </p>
      </Show>
      <Show when={props.design.facts === undefined}>
        <p class="soft" role="status">
          {words().looking}
        </p>
      </Show>
      <Show when={props.design.facts === null}>
        <p class="soft">{words().tooLarge}</p>
      </Show>
      <Show when={props.design.facts}>{(facts) => <Known facts={facts()} />}</Show>
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
