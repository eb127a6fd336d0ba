import type { Axis } from '@glissade/core';
import { For, type JSX, Show } from 'solid-js';
import { editText } from '../text/editText.ts';
import { Choice } from '../ui/Choice.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { Editor } from './editor.ts';
import { GoalChoice } from './GoalChoice.tsx';
import { emptySketch, labelsOf, SIDE_MAX, type Sketch } from './sketch.ts';
import { TOOLS } from './strokes.ts';
import { mirrorSketch, resizeSketch, rotateSketch } from './turnSketch.ts';

/** What a stroke does. */
export function PaintTools(props: { readonly editor: Editor }): JSX.Element {
  const { editor } = props;
  const words = () => editText();
  return (
    <fieldset class="edit-group edit-paint" aria-label={words().tools}>
      <legend>{words().tools}</legend>
      <div class="chips">
        <For each={TOOLS}>
          {(tool) => (
            <button
              type="button"
              class="chip"
              aria-pressed={editor.tool() === tool}
              onClick={() => editor.setTool(tool)}
            >
              <span class={`swatch swatch-${tool}`} aria-hidden="true" />
              {words().toolNames[tool]}
            </button>
          )}
        </For>
      </div>
      <p class="soft edit-hint">{words().toolHints[editor.tool()]}</p>
    </fieldset>
  );
}

/** The piece that a stroke is for, and the goal it is put into. */
export function PieceTools(props: { readonly editor: Editor }): JSX.Element {
  const { editor } = props;
  return (
    <>
      <Show when={editor.tool() === 'goal' || editor.sketch().goals.length > 1}>
        <GoalChoice editor={editor} />
      </Show>
      <Show when={labelsOf(editor.sketch()).length > 0}>
        <fieldset class="edit-group">
          <legend>{editText().pieces}</legend>
          <div class="chips">
            <For each={labelsOf(editor.sketch())}>
              {(label) => (
                <button
                  type="button"
                  class="chip edit-label"
                  aria-pressed={editor.chosen() === label}
                  onClick={() => editor.choose(label)}
                >
                  {label}
                </button>
              )}
            </For>
          </div>
          <Show when={editor.chosen()}>
            <AxisChoice editor={editor} />
          </Show>
        </fieldset>
      </Show>
    </>
  );
}

const AXES: readonly Axis[] = ['any', 'h', 'v'];

function AxisChoice(props: { readonly editor: Editor }): JSX.Element {
  const axis = () => props.editor.sketch().axes[props.editor.chosen()] ?? 'any';
  return (
    <div class="line edit-axes">
      <span class="soft">{editText().axis(props.editor.chosen())}</span>
      <Choice
        label={editText().axis(props.editor.chosen())}
        names={AXES}
        text={editText().axes}
        chosen={axis()}
        onChoose={props.editor.setAxis}
      />
    </div>
  );
}

/** Steps back and forth. */
export function HistoryTools(props: { readonly editor: Editor }): JSX.Element {
  const { editor } = props;
  const words = () => editText();
  return (
    <div class="edit-history">
      <button type="button" class="tool" disabled={!editor.canUndo()} onClick={editor.undo}>
        <Icon name="undo" />
        <span class="tool-label">{words().undo}</span>
      </button>
      <button type="button" class="tool" disabled={!editor.canRedo()} onClick={editor.redo}>
        <Icon name="redo" />
        <span class="tool-label">{words().redo}</span>
      </button>
    </div>
  );
}

/** What is done to the whole board. */
export function BoardTools(props: { readonly editor: Editor }): JSX.Element {
  const { editor } = props;
  const words = () => editText();
  const resize = (columns: number, rows: number) => {
    const { width, height } = editor.sketch();
    const [wide, high] = [width + columns, height + rows];
    if (wide < 1 || high < 1 || wide > SIDE_MAX || high > SIDE_MAX) return;
    editor.put(resizeSketch(editor.sketch(), wide, high));
  };
  const act = (change: (sketch: Sketch) => Sketch) => () => editor.put(change(editor.sketch()));
  return (
    <div class="edit-board-tools">
      <button type="button" class="tool" onClick={act(rotateSketch)}>
        <Icon name="restart" />
        <span class="tool-label">{words().rotate}</span>
      </button>
      <button type="button" class="tool" onClick={act(mirrorSketch)}>
        <span class="edit-glyph" aria-hidden="true">
          ⇄
        </span>
        <span class="tool-label">{words().mirror}</span>
      </button>
      <button
        type="button"
        class="tool"
        onClick={act(({ width, height }) => emptySketch(width, height))}
      >
        <Icon name="trash" />
        <span class="tool-label">{words().clear}</span>
      </button>
      <div class="steppers">
        <Stepper
          label={words().columns}
          value={editor.sketch().width}
          onStep={(by) => resize(by, 0)}
        />
        <Stepper
          label={words().rows}
          value={editor.sketch().height}
          onStep={(by) => resize(0, by)}
        />
      </div>
    </div>
  );
}

function Stepper(props: {
  readonly label: string;
  readonly value: number;
  readonly onStep: (by: 1 | -1) => void;
}): JSX.Element {
  return (
    <div class="stepper">
      <button
        type="button"
        aria-label={editText().fewer(props.label)}
        onClick={() => props.onStep(-1)}
      >
        −
      </button>
      <span class="stepper-value">
        {props.value}
        <span class="tool-label">{props.label}</span>
      </span>
      <button
        type="button"
        aria-label={editText().more(props.label)}
        onClick={() => props.onStep(1)}
      >
        +
      </button>
    </div>
  );
}
