import type { Puzzle } from '@glissade/core';
import { For, type JSX, Show } from 'solid-js';
import { raceText } from '../text/raceText.ts';
import { ALGORITHM_NAMES, type Choice, GAP_ORDERS, heeds, heuristicsFor, TIES } from './choices.ts';
import { OwnHeuristic } from './OwnHeuristic.tsx';

/** How a lane searches. */
export function LaneSettings(props: {
  readonly choice: Choice;
  readonly puzzle: Puzzle;
  readonly onChange: (part: Partial<Choice>) => void;
  /** The reader has written a heuristic, and uses it. */
  readonly onUse: (part: Partial<Choice>) => void;
  /** What is wrong with that heuristic. */
  readonly fault: string;
}): JSX.Element {
  const words = raceText;
  const does = () => heeds(props.choice.algorithm);
  return (
    <div class="race-settings">
      <Select
        label={words().algorithm}
        names={ALGORITHM_NAMES}
        text={words().algorithms}
        chosen={props.choice.algorithm}
        onChoose={(algorithm) => props.onChange({ algorithm })}
      />
      <Show when={props.choice.algorithm === 'bfs'}>
        <p class="race-hint">{words().goalTest}</p>
      </Show>
      <Show when={does().heuristic}>
        <Select
          label={words().heuristic}
          names={heuristicsFor(props.puzzle)}
          text={words().heuristics}
          chosen={props.choice.heuristic}
          onChoose={(heuristic) => props.onChange({ heuristic })}
        />
      </Show>
      <Show when={does().heuristic}>
        <OwnHeuristic
          choice={props.choice}
          puzzle={props.puzzle}
          onUse={props.onUse}
          fault={props.fault}
        />
      </Show>
      <Show when={does().ties}>
        <Select
          label={words().ties}
          names={TIES}
          text={words().tieRules}
          chosen={props.choice.ties}
          onChoose={(ties) => props.onChange({ ties })}
        />
      </Show>
      <Show when={props.puzzle.type === 'tiles'}>
        <GapOrder choice={props.choice} onChange={props.onChange} />
      </Show>
    </div>
  );
}

function GapOrder(props: {
  readonly choice: Choice;
  readonly onChange: (part: Partial<Choice>) => void;
}): JSX.Element {
  const orders = () => {
    const own = props.choice.gapOrder;
    return [...new Set(['', ...GAP_ORDERS, own])];
  };
  return (
    <Select
      label={raceText().gapOrder}
      names={orders()}
      text={{ '': raceText().gapOrderUsual }}
      chosen={props.choice.gapOrder}
      onChoose={(order) => props.onChange({ gapOrder: order })}
    />
  );
}

/** A list to choose from; a name without a text stands for itself. */
function Select<Name extends string>(props: {
  readonly label: string;
  readonly names: readonly Name[];
  readonly text: Readonly<Partial<Record<Name, string>>>;
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}): JSX.Element {
  return (
    <label>
      <span>{props.label}</span>
      <select
        class="field"
        value={props.chosen}
        onChange={({ currentTarget }) => props.onChoose(currentTarget.value as Name)}
      >
        <For each={props.names}>
          {(name) => (
            <option value={name} selected={name === props.chosen}>
              {props.text[name] ?? name}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}
