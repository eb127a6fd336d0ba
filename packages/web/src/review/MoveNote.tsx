import { formatUnit, type Steps, unitsOf } from '@glissade/core';
import { type JSX, Show } from 'solid-js';
import { named } from '../board/named.ts';
import { lengthText } from '../panels/metric.ts';
import { reviewText } from '../text/reviewText.ts';
import { text } from '../text/text.ts';
import type { Review } from './useReview.ts';

const SHOWN = 5;

/** What is to be said of the move that led to the place that is looked at. */
export function MoveNote(props: { readonly review: Review }): JSX.Element {
  const words = () => reviewText();
  const at = () => props.review.at();
  const distance = () => {
    const known = props.review.distances()[at()];
    if (!known) return '…';
    const length = lengthText(known.value, props.review.line().metric);
    return known.isExact ? text().solve.toGo(length) : words().bound(length);
  };
  const nameOf = (unit: Steps) => {
    const { puzzle, metric } = props.review.line();
    return formatUnit(named(puzzle), unit, metric);
  };
  const waste = () => props.review.waste()[at() - 1];
  const better = () => {
    const line = props.review.better();
    if (!line) return undefined;
    const units = unitsOf(line, props.review.line().metric).slice(0, SHOWN);
    const names = units.map(nameOf).join(' ');
    return units.length < SHOWN ? names : `${names} …`;
  };
  return (
    <div class="review-note" role="status">
      <p>
        <Show when={at() > 0} fallback={<strong>{words().start}</strong>}>
          <strong class="review-move">{nameOf(props.review.line().units[at() - 1]!)}</strong>
          <Show when={waste()}>
            {(lost) => (
              <span class={`review-waste review-waste-${lost()}`}>
                {lost() === 2 ? `? ${words().backwards}` : `?! ${words().idle}`}
              </span>
            )}
          </Show>
        </Show>
      </p>
      <p class="soft">{distance()}</p>
      <Show when={waste() && better()}>
        <p>
          {words().better} <span class="review-line">{better()}</span>
        </p>
      </Show>
    </div>
  );
}
