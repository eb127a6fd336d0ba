import { type Metric, parseMoves } from '@glissade/core';
import { createEffect, type JSX, on, Show } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';
import type { Knowledge } from '../solver/knowledge.ts';
import { text } from '../text/text.ts';
import { lengthText } from './metric.ts';

type Shown = 'off' | 'on' | 'each';

/** How far the goal is, live, and after each legal move if that is asked for. */
export function DistanceRow(props: {
  readonly store: GameStore;
  readonly knowledge: Knowledge;
  readonly metric: Metric;
  readonly shown: Shown;
  readonly onShown: (shown: Shown) => void;
}): JSX.Element {
  createEffect(
    on(
      () => props.knowledge.values,
      (values) => {
        if (values === undefined || props.shown !== 'each') return;
        const texts = new Map<number, string>();
        for (const { moves, lowerBound } of values) {
          const steps = parseMoves(props.store.puzzle(), moves, { from: props.store.state() });
          const piece = steps[0]! >>> 2;
          const before = texts.get(piece);
          if (before === undefined || lowerBound < Number(before)) {
            texts.set(piece, String(lowerBound));
          }
        }
        props.store.setMarks({ texts });
      },
    ),
  );
  return (
    <div class="distance">
      <label class="switch">
        <input
          type="checkbox"
          checked={props.shown !== 'off'}
          onChange={({ currentTarget }) => props.onShown(currentTarget.checked ? 'on' : 'off')}
        />
        {text().solve.distance}
      </label>
      <Show when={props.shown !== 'off'}>
        <output class="distance-value">{distanceText(props)}</output>
        <label class="switch">
          <input
            type="checkbox"
            checked={props.shown === 'each'}
            onChange={({ currentTarget }) => {
              props.onShown(currentTarget.checked ? 'each' : 'on');
              if (!currentTarget.checked) props.store.setMarks({});
            }}
          />
          {text().solve.distanceEach}
        </label>
      </Show>
    </div>
  );
}

function distanceText(props: {
  readonly store: GameStore;
  readonly knowledge: Knowledge;
  readonly metric: Metric;
}): string {
  const { solve } = text();
  const { distance, progress, outcome } = props.knowledge;
  const bound = progress?.lowerBound ?? outcome?.lowerBound ?? 0;
  if (props.store.isSolved()) return solve.atGoal;
  if (distance === null) return '∞';
  if (distance !== undefined) return lengthText(distance, props.metric);
  return bound > 0 ? solve.atLeast(bound) : '…';
}
