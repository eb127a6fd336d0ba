import type { Axis, CellType } from '@glissade/core';
import { type Accessor, createSignal } from 'solid-js';
import { readStored, writeStored } from '../store/stored.ts';
import { parseSketch } from './parseSketch.ts';
import {
  addGoal,
  emptySketch,
  freeLabel,
  labelsOf,
  type Paint,
  paintStart,
  placeGoal,
  removeGoal,
  type Sketch,
  setAxis,
} from './sketch.ts';
import { firstStep, nextStep, type Steps, sameStep, stepBack, stepForth } from './steps.ts';

/** What a stroke does. `goal`: puts the chosen piece where it should end. */
export type Tool = 'piece' | 'goal' | CellType;

export const TOOLS: readonly Tool[] = ['piece', 'goal', 'floor', 'wall', 'gate', 'outside'];

/** The editor as the page sees it: a sketch, its past, a tool and a chosen piece. */
export type Editor = {
  readonly sketch: Accessor<Sketch>;
  readonly tool: Accessor<Tool>;
  readonly setTool: (tool: Tool) => void;
  /** Label of the chosen piece; '' for none. */
  readonly chosen: Accessor<string>;
  readonly choose: (label: string) => void;
  /** Number of the goal that is seen and edited. */
  readonly goal: Accessor<number>;
  readonly chooseGoal: (goal: number) => void;
  readonly addGoal: () => void;
  readonly removeGoal: () => void;
  readonly canUndo: Accessor<boolean>;
  readonly canRedo: Accessor<boolean>;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Another sketch, as one step. */
  readonly put: (sketch: Sketch) => void;
  /** Begins a stroke on a cell; `joins` adds it to the chosen piece. */
  readonly begin: (cell: number, joins?: boolean) => void;
  readonly goOn: (cell: number) => void;
  readonly setAxis: (axis: Axis) => void;
};

const STORED = 'sketch';

export function createEditor(): Editor {
  const first = readStored(STORED, parseSketch) ?? emptySketch(4, 5);
  const [steps, setSteps] = createSignal<Steps<Sketch>>(firstStep(first));
  const [tool, setTool] = createSignal<Tool>('piece');
  const [chosen, choose] = createSignal('');
  const [wanted, chooseGoal] = createSignal(0);
  const sketch = () => steps().now;
  const goal = () => Math.min(wanted(), sketch().goals.length - 1);
  let paint: Paint | undefined;
  const change = (next: Steps<Sketch>) => {
    setSteps(next);
    if (!labelsOf(next.now).includes(chosen())) choose('');
    writeStored(STORED, next.now);
  };
  const begin = (cell: number, joins = false) => {
    const here = sketch().start[cell]!;
    if (tool() === 'goal') {
      const placed = goalStroke(sketch(), goal(), cell, chosen());
      if (placed) change(nextStep(steps(), placed));
      // Nothing was chosen yet: the piece that was touched is.
      else if (chosen() === '' && here !== '') choose(here);
      return;
    }
    paint = paintOf(sketch(), tool(), here, joins ? chosen() : '');
    if (paint?.kind === 'piece') choose(paint.label);
    if (!paint || (paint.kind === 'piece' && here === paint.label)) return;
    change(nextStep(steps(), paintStart(sketch(), cell, paint)));
    if (paint.kind === 'piece') choose(paint.label);
  };
  const goOn = (cell: number) => {
    if (!paint || tool() === 'goal') return;
    const { cells, start } = sketch();
    const isDone =
      paint.kind === 'piece'
        ? start[cell] === paint.label
        : start[cell] === '' && cells[cell] === paint.type;
    if (isDone) return;
    change(sameStep(steps(), paintStart(sketch(), cell, paint)));
  };
  return {
    sketch,
    tool,
    setTool,
    chosen,
    choose,
    goal,
    chooseGoal,
    addGoal: () => {
      change(nextStep(steps(), addGoal(sketch())));
      chooseGoal(sketch().goals.length - 1);
    },
    removeGoal: () => change(nextStep(steps(), removeGoal(sketch(), goal()))),
    canUndo: () => steps().past.length > 0,
    canRedo: () => steps().future.length > 0,
    undo: () => change(stepBack(steps())),
    redo: () => change(stepForth(steps())),
    put: (next) => change(nextStep(steps(), next)),
    begin,
    goOn,
    setAxis: (axis) => change(nextStep(steps(), setAxis(sketch(), chosen(), axis))),
  };
}

/** Takes up the goal, with a piece to put there. */
export function aim({ setTool, chosen, choose, sketch }: Editor): void {
  setTool('goal');
  if (chosen() === '') choose(labelsOf(sketch())[0] ?? '');
}

/** On a piece a stroke goes on with it, beside one it begins another. */
function paintOf(sketch: Sketch, tool: Tool, here: string, joined: string): Paint | undefined {
  if (tool === 'goal') return undefined;
  if (tool !== 'piece') return { kind: 'cell', type: tool };
  const label = here || joined || freeLabel(sketch);
  return label === '' ? undefined : { kind: 'piece', label };
}

/** The chosen piece goes to the cell; where it lies already, it is taken away. */
function goalStroke(
  sketch: Sketch,
  goal: number,
  cell: number,
  chosen: string,
): Sketch | undefined {
  const there = sketch.goals[goal]![cell]!;
  if (there !== '' && (there === chosen || chosen === '')) {
    return placeGoal(sketch, goal, there, undefined);
  }
  return chosen === '' ? undefined : placeGoal(sketch, goal, chosen, cell);
}
