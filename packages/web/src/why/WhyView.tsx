import { For, type JSX, Show } from 'solid-js';
import { named } from '../board/named.ts';
import type { GameStore } from '../game/gameStore.ts';
import { metricFor } from '../panels/metric.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { isUnloaded } from '../text/failureText.ts';
import { language, text } from '../text/text.ts';
import { whyText } from '../text/whyText.ts';
import { Icon } from '../ui/Icon.tsx';
import { showView } from '../ui/route.ts';
import type { ProsePage } from '../worker/whyMessages.ts';
import { Blocks } from './Blocks.tsx';
import { loadStyles } from './loadStyles.ts';
import type { Stage } from './PlayedPart.tsx';
import { useWhy, type Why } from './useWhy.ts';

/** The view `#why`: a page about the puzzle on the board, made from all of its states. */
export function WhyView(props: { readonly store: GameStore; readonly title: string }): JSX.Element {
  loadStyles();
  const puzzle = () => named(props.store.puzzle());
  const metric = () => metricFor(puzzle());
  const stage = () => ({ puzzle: puzzle(), metric: metric() });
  const why = useWhy(puzzle, metric, () => props.title);
  const told = () => {
    const now = why();
    return now.tell === 'page' ? now : undefined;
  };
  return (
    <article class="why page" data-stage={why().tell}>
      <Show when={told()} fallback={<Waiting title={props.title} why={why()} />}>
        {(page) => (
          <Page stage={stage()} page={page().pages[language()]} difficulty={page().difficulty} />
        )}
      </Show>
      <p class="chips">
        <button type="button" class="button primary" onClick={() => showView('play')}>
          {text().app.back}
        </button>
        <Show when={told()}>
          <ShareButton game={props.store.game} view="why" />
        </Show>
        <Show when={told()?.difficulty !== undefined}>
          <button type="button" class="button" onClick={() => showView('map')}>
            <Icon name="map" />
            {whyText().map}
          </button>
        </Show>
      </p>
    </article>
  );
}

function Waiting(props: { readonly title: string; readonly why: Why }): JSX.Element {
  return (
    <header>
      <h1>{props.title}</h1>
      <p role="status">{stageText(props.why)}</p>
    </header>
  );
}

function stageText(why: Why): string {
  const words = whyText();
  switch (why.tell) {
    case 'begun':
    case 'page':
      return words.working;
    case 'progress':
      return words.progress(why.states);
    case 'unsolvable':
      return why.proof === 'parity' ? words.byParity : words.byStates;
    case 'tooLarge':
      return words.tooLarge(why.states);
    case 'failed':
      return isUnloaded(why.failure) ? text().app.failed : words.failed(why.failure);
  }
}

function Page(props: {
  readonly stage: Stage;
  readonly page: ProsePage;
  readonly difficulty: number | undefined;
}): JSX.Element {
  const idOf = (section: number) => `why-${section}`;
  return (
    <>
      <header>
        <h1>{props.page[0]!.heading}</h1>
        <Show when={props.difficulty !== undefined}>
          <Difficulty score={props.difficulty!} />
        </Show>
      </header>
      <Blocks stage={props.stage} blocks={props.page[0]!.blocks} />
      <Show when={props.page.length > 2}>
        <nav class="why-contents" aria-label={whyText().contents}>
          <ol>
            <For each={props.page.slice(1)}>
              {(section, i) => (
                <li>
                  <button type="button" class="link" onClick={() => goTo(idOf(i() + 1))}>
                    {section.heading}
                  </button>
                </li>
              )}
            </For>
          </ol>
        </nav>
      </Show>
      <For each={props.page.slice(1)}>
        {(section, i) => (
          <section aria-labelledby={idOf(i() + 1)}>
            <h2 id={idOf(i() + 1)} tabIndex={-1}>
              {section.heading}
            </h2>
            <Blocks stage={props.stage} blocks={section.blocks} />
          </section>
        )}
      </For>
    </>
  );
}

/** The address belongs to the view, so a section is gone to without one. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

function Difficulty(props: { readonly score: number }): JSX.Element {
  const shown = () => props.score.toFixed(1).replace(/\.0$/, '');
  return (
    <div class="why-difficulty">
      <p>
        <strong>{whyText().difficulty(shown())}</strong>
      </p>
      <div class="why-scale" aria-hidden="true">
        <span style={{ width: `${props.score * 10}%` }} />
      </div>
      <p class="soft">{whyText().onlyEstimate}</p>
    </div>
  );
}
