import { formatUnit, lineLength } from '@glissade/core';
import { bookmarksOf, branchesAt, type Game, lineOf } from '@glissade/core/game';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { named } from '../board/named.ts';
import { text } from '../text/text.ts';
import { bringIntoSight } from '../ui/bringIntoSight.ts';
import { Icon } from '../ui/Icon.tsx';
import { mainMetric, theGame } from './theGame.ts';

/** States kept under a name, and the ways on that were tried from here. */
export function Bookmarks(): JSX.Element {
  const [name, setName] = createSignal('');
  const words = () => text().play;
  const keep = (event: SubmitEvent) => {
    event.preventDefault();
    const { game } = theGame;
    const given = name().trim() || lengthAt(game(), game().current);
    theGame.nameNode(game().current, given);
    setName('');
  };
  return (
    <section class="drawer" aria-label={words().bookmarks} ref={bringIntoSight}>
      <form class="line" onSubmit={keep}>
        <input
          class="field"
          value={name()}
          placeholder={words().bookmarkName}
          aria-label={words().bookmarkName}
          maxLength={60}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {words().bookmarkAdd}
        </button>
      </form>
      <Show
        when={bookmarksOf(theGame.game()).length > 0}
        fallback={<p class="soft">{words().bookmarkNone}</p>}
      >
        <BookmarkList />
      </Show>
      <Branches />
    </section>
  );
}

function lengthAt(game: Game, node: number): string {
  return text().play.length(lineLength(lineOf(game, node), mainMetric()), mainMetric());
}

function BookmarkList(): JSX.Element {
  return (
    <ul class="rows">
      <For each={bookmarksOf(theGame.game())}>
        {({ node, name }) => (
          <li class="line">
            <button
              type="button"
              class="row-button"
              aria-current={theGame.game().current === node}
              onClick={() => theGame.goTo(node)}
            >
              <span>{name}</span>
              <span class="soft">{lengthAt(theGame.game(), node)}</span>
            </button>
            <button
              type="button"
              class="tool tool-small"
              aria-label={text().play.bookmarkRemove(name)}
              onClick={() => theGame.nameNode(node, '')}
            >
              <Icon name="trash" />
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}

/** Shown at a fork alone. */
function Branches(): JSX.Element {
  const branches = () => branchesAt(theGame.game());
  const label = (node: number) =>
    formatUnit(
      named(theGame.puzzle()),
      Uint32Array.from(theGame.game().nodes[node]!.steps),
      'moves',
    );
  return (
    <Show when={branches().length > 1}>
      <h3 class="small-title">{text().play.branches}</h3>
      <div class="chips">
        <For each={branches()}>
          {(node) => (
            <button
              type="button"
              class="chip"
              aria-label={text().play.branch(label(node))}
              onClick={() => theGame.goTo(node)}
            >
              {label(node)}
            </button>
          )}
        </For>
      </div>
    </Show>
  );
}
