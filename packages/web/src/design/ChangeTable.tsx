import type { Puzzle } from '@glissade/core';
import { For, type JSX, Show } from 'solid-js';
import { designText } from '../text/designText.ts';
import { changed } from '../worker/changed.ts';
import type { Change } from '../worker/designMessages.ts';
import { changeWords, provedWords } from './changeWords.ts';
import { ShortList } from './ShortList.tsx';
import type { Design } from './useDesign.ts';

/** What each single change would do, the hardest first; filled while one watches. */
export function ChangeTable(props: {
  readonly puzzle: Puzzle;
  readonly design: Design;
  readonly onPut: (puzzle: Puzzle) => void;
}): JSX.Element {
  const words = () => designText();
  const weight = (each: Design['variations'][number]) =>
    each.status === 'solved' ? each.length : each.status === 'undecided' ? each.lengthMin : -1;
  const sorted = () => props.design.variations.toSorted((a, b) => weight(b) - weight(a));
  const use = (change: Change) => {
    const next = changed(props.puzzle, change);
    if (next) props.onPut(next);
  };
  return (
    <section>
      <h2>{words().changes}</h2>
      <Show when={!props.design.isVaried}>
        <p class="soft" role="status">
          {words().changesLeft(props.design.variations.length, props.design.changes)}
        </p>
      </Show>
      <ShortList items={sorted()}>
        {(variations) => (
          <table class="design-table">
            <thead>
              <tr>
                <th scope="col">{words().change}</th>
                <th scope="col">{words().after}</th>
                <th scope="col">
                  <span class="unseen">{words().use}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              <For each={variations()}>
                {(variation) => (
                  <tr>
                    <td>{changeWords(variation.change)}</td>
                    <td>{provedWords(variation, props.design.before)}</td>
                    <td>
                      <button
                        type="button"
                        class="button button-small"
                        aria-label={words().useChange(changeWords(variation.change))}
                        onClick={() => use(variation.change)}
                      >
                        {words().use}
                      </button>
                    </td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        )}
      </ShortList>
    </section>
  );
}
