import { unitsOf } from '@glissade/core';
import { playAll, startGame } from '@glissade/core/game';
import { type JSX, Show } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import { MetricChoice } from '../panels/MetricChoice.tsx';
import { reviewText } from '../text/reviewText.ts';
import { text } from '../text/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { showView } from '../ui/route.ts';
import { hearKeys } from '../ui/viewKeys.ts';
import { DistanceGraph } from './DistanceGraph.tsx';
import { MoveNote } from './MoveNote.tsx';
import { PasteLine } from './PasteLine.tsx';
import { ReviewBoard } from './ReviewBoard.tsx';
import { nextMistake } from './reviewLine.ts';
import { type Review, useReview } from './useReview.ts';
import '../board/board.css';
import '../panels/panels.css';
import './review.css';
import { AccuracyNote, Summary } from './ReviewSummary.tsx';

/** The view `#review`: what the game on the board was worth, move by move. */
export function ReviewView(props: { readonly store: GameStore }): JSX.Element {
  const review = useReview(props.store);
  const words = () => reviewText();
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
        <AccuracyNote review={review} />
      </header>
      <Show when={hasLine()} fallback={<p class="soft">{words().empty}</p>}>
        <div class="review-board beside-board">
          <ReviewBoard review={review} />
        </div>
        <ReviewSide
          review={review}
          onGo={go}
          onMistake={goToMistake}
          onPlay={(at) => {
            props.store.open(gameUpTo(review, at));
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

/** What is to be said of the place that is looked at, in sight below the board, and the graph. */
function ReviewSide(props: {
  readonly review: Review;
  readonly onGo: (by: number) => void;
  readonly onMistake: () => void;
  /** Plays on from a place in the line. */
  readonly onPlay: (at: number) => void;
}): JSX.Element {
  return (
    <div class="review-side">
      <PlaceRow review={props.review} onGo={props.onGo} onMistake={props.onMistake} />
      <MoveNote review={props.review} />
      <div class="chips">
        <Show when={props.review.waste()[props.review.at() - 1]}>
          <button
            type="button"
            class="button primary"
            onClick={() => props.onPlay(props.review.at() - 1)}
          >
            {reviewText().tryAgain}
          </button>
        </Show>
        <button type="button" class="button" onClick={() => props.onPlay(props.review.at())}>
          {reviewText().playFromHere}
        </button>
      </div>
      <DistanceGraph
        distances={props.review.distances()}
        waste={props.review.waste()}
        at={props.review.at()}
        onAt={props.review.setAt}
      />
    </div>
  );
}

/** Forth and back in the line, and on to the next mistake. */
function PlaceRow(props: {
  readonly review: Review;
  readonly onGo: (by: number) => void;
  readonly onMistake: () => void;
}): JSX.Element {
  return (
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
        aria-keyshortcuts="M"
        disabled={props.review.sums().mistakes === 0}
        onClick={props.onMistake}
      >
        {reviewText().nextMistake}
        <kbd>M</kbd>
      </button>
    </div>
  );
}

/** The game as far as a place in the line. */
function gameUpTo(review: Review, at: number) {
  const { puzzle, units } = review.line();
  const parts = units
    .slice(0, at)
    .flatMap((unit) => unitsOf(unit, puzzle.type === 'tiles' ? 'mtm' : 'moves'))
    .map((part) => [...part]);
  return playAll(startGame(puzzle), parts).game;
}
