import { unitsOf } from '@glissade/core';
import { type JSX, Match, Show, Switch } from 'solid-js';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { play, startGame } from '../game/game.ts';
import type { GameStore } from '../game/gameStore.ts';
import { MetricChoice } from '../panels/MetricChoice.tsx';
import { lengthText } from '../panels/metric.ts';
import { failureText } from '../text/failureText.ts';
import { text } from '../text/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { showView } from '../ui/route.ts';
import { hearKeys } from '../ui/viewKeys.ts';
import { DistanceGraph } from './DistanceGraph.tsx';
import { MoveNote } from './MoveNote.tsx';
import { PasteLine } from './PasteLine.tsx';
import { nextMistake } from './reviewLine.ts';
import { type Review, useReview } from './useReview.ts';
import '../board/board.css';
import '../panels/panels.css';
import './review.css';

/** The view `#review`: what the game on the board was worth, move by move. */
export function ReviewView(props: { readonly store: GameStore }): JSX.Element {
  const review = useReview(props.store);
  const words = () => text().review;
  const go = (by: number) =>
    review.setAt(Math.max(0, Math.min(review.line().units.length, review.at() + by)));
  const goToMistake = () => {
    const place = nextMistake(review.waste(), review.at());
    if (place !== undefined) review.setAt(place);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => go(-1),
      ArrowRight: () => go(1),
      Home: () => review.setAt(0),
      End: () => go(Number.POSITIVE_INFINITY),
      m: goToMistake,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  hearKeys(onKey);
  const hasLine = () => review.line().units.length > 0;
  const layout = () => ({ beside: hasLine(), page: !hasLine(), 'page-narrow': !hasLine() });
  return (
    <div class="review" classList={layout()}>
      <header class="review-head">
        <h1>{words().title}</h1>
        <Summary review={review} />
      </header>
      <Show when={hasLine()} fallback={<p class="soft">{words().empty}</p>}>
        <div class="review-board beside-board">
          <BoardPicture puzzle={props.store.puzzle()} state={review.line().states[review.at()]!} />
        </div>
        <ReviewSide
          review={review}
          onGo={go}
          onMistake={goToMistake}
          onPlay={() => {
            props.store.open(gameUpTo(review));
            showView('play');
          }}
        />
      </Show>
      <div class="review-foot">
        <MetricChoice puzzle={props.store.puzzle()} />
        <PasteLine store={props.store} />
      </div>
    </div>
  );
}

/** The graph, and what is to be said of the place that is looked at. */
function ReviewSide(props: {
  readonly review: Review;
  readonly onGo: (by: number) => void;
  readonly onMistake: () => void;
  readonly onPlay: () => void;
}): JSX.Element {
  return (
    <div class="review-side">
      <DistanceGraph
        distances={props.review.distances()}
        waste={props.review.waste()}
        at={props.review.at()}
        onAt={props.review.setAt}
      />
      <div class="review-buttons">
        <button
          type="button"
          class="tool"
          aria-label={text().solve.previous}
          onClick={() => props.onGo(-1)}
        >
          <Icon name="previous" />
        </button>
        <output class="review-place">
          {text().solve.placeOf(props.review.at(), props.review.line().units.length)}
        </output>
        <button
          type="button"
          class="tool"
          aria-label={text().solve.next}
          onClick={() => props.onGo(1)}
        >
          <Icon name="next" />
        </button>
        <button
          type="button"
          class="button"
          disabled={props.review.sums().mistakes === 0}
          onClick={props.onMistake}
        >
          {text().review.nextMistake}
        </button>
      </div>
      <MoveNote review={props.review} />
      <button type="button" class="button" onClick={props.onPlay}>
        {text().review.playFromHere}
      </button>
    </div>
  );
}

/** The game as far as the place that is looked at. */
function gameUpTo(review: Review) {
  const { puzzle, units } = review.line();
  let game = startGame(puzzle);
  for (const unit of units.slice(0, review.at())) {
    for (const part of unitsOf(unit, puzzle.type === 'tiles' ? 'mtm' : 'moves')) {
      game = play(game, [...part]).game;
    }
  }
  return game;
}

function Summary(props: { readonly review: Review }): JSX.Element {
  const words = () => text().review;
  const sums = () => props.review.sums();
  const length = (n: number) => lengthText(n, props.review.line().metric);
  return (
    <p class="soft" role="status">
      <Switch>
        <Match when={sums().played === 0}>{''}</Match>
        <Match when={props.review.isWorking()}>{words().working}</Match>
        <Match when={props.review.failure() !== undefined}>
          {failureText(props.review.failure())}
        </Match>
        <Match when={sums().optimum === undefined}>
          {words().onlyBounds(length(sums().played))}
        </Match>
        <Match when={sums().mistakes === 0 && sums().isComplete}>
          {words().perfect(length(sums().played))}
        </Match>
        <Match when={true}>
          {words().sum(
            length(sums().played),
            length(sums().optimum!),
            sums().mistakes,
            sums().wasted,
          )}
        </Match>
      </Switch>
    </p>
  );
}
