import { GOAL_NAMES, type GoalName } from '@glissade/core';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { tilePicture } from '../board/tilePicture.ts';
import { startText } from '../text/startText.ts';
import { openPuzzle } from './openPuzzle.ts';
import { PictureMaker } from './PictureMaker.tsx';
import { freshSeed, SIDE_MAX, SIDE_MIN, shuffledTiles } from './tileBoard.ts';

const SQUARES = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A tile board of any size and goal, with numbers or the own picture. */
export function TileMaker(): JSX.Element {
  const [width, setWidth] = createSignal(4);
  const [height, setHeight] = createSignal(4);
  const [goal, setGoal] = createSignal<GoalName>('standard');
  const words = () => startText();
  const play = (event: SubmitEvent) => {
    event.preventDefault();
    openPuzzle(shuffledTiles({ width: width(), height: height(), goal: goal() }, freshSeed()), {
      withPicture: true,
    });
  };
  return (
    <form class="maker" onSubmit={play}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line */}
      <div class="chips" role="group" aria-label={words().size}>
        <For each={SQUARES}>
          {(side) => (
            <button
              type="button"
              class="chip"
              aria-pressed={width() === side && height() === side}
              onClick={() => {
                setWidth(side);
                setHeight(side);
              }}
            >
              {side}×{side}
            </button>
          )}
        </For>
      </div>
      <div class="maker-line">
        <Side label={words().width} value={width()} onChange={setWidth} />
        <Side label={words().height} value={height()} onChange={setHeight} />
        <label class="labelled maker-goal">
          <span>{words().goal}</span>
          <select
            class="field"
            onChange={(event) => setGoal(event.currentTarget.value as GoalName)}
          >
            <For each={GOAL_NAMES}>
              {(name) => <option value={name}>{words().goals[name]}</option>}
            </For>
          </select>
        </label>
      </div>
      <details class="details" open={tilePicture() !== undefined}>
        <summary>{words().picture}</summary>
        <PictureMaker ratio={width() / height()} />
      </details>
      <Show when={width() * height() >= 4}>
        <button type="submit" class="button primary">
          {words().shuffle}
        </button>
      </Show>
    </form>
  );
}

function Side(props: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}): JSX.Element {
  return (
    <label class="labelled">
      <span>{props.label}</span>
      <input
        type="number"
        class="field"
        inputmode="numeric"
        min={SIDE_MIN}
        max={SIDE_MAX}
        required
        value={props.value}
        onInput={(event) => {
          const side = event.currentTarget.valueAsNumber;
          if (side >= SIDE_MIN && side <= SIDE_MAX) props.onChange(Math.floor(side));
        }}
      />
    </label>
  );
}
