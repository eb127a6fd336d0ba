/* The state of the editor: the sketch, its history and the tool. */
import type { Axis } from '@glissade/core';
import { type Accessor, createSignal } from 'solid-js';
import { readStored, writeStored } from '../store/stored.ts';
import { type History, record, redone, startHistory, undone } from './history.ts';
import { addGoal, removeGoal, setAxis } from './paintSketch.ts';
import { parseSketch } from './parseSketch.ts';
import { emptySketch, labelsOf, type Sketch } from './sketch.ts';
import { createStrokes, type Strokes, type Tool } from './strokes.ts';

/** The editor as the page sees it: a sketch, its past, a tool and a chosen piece. */
export type Editor = Strokes & {
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
  readonly setAxis: (axis: Axis) => void;
};

const STORED = 'sketch';

export function createEditor(): Editor {
  // Tabs beside each other have a sketch each; a new one goes on with the last.
  const kept = readStored(STORED, parseSketch, 'tab') ?? readStored(STORED, parseSketch);
  const first = kept ?? emptySketch(4, 5);
  const [history, setHistory] = createSignal<History<Sketch>>(startHistory(first));
  const [tool, setTool] = createSignal<Tool>('piece');
  const [chosen, choose] = createSignal('');
  const [wanted, chooseGoal] = createSignal(0);
  const sketch = () => history().now;
  const goal = () => Math.min(wanted(), sketch().goals.length - 1);
  const change = (next: History<Sketch>) => {
    setHistory(next);
    const { start, goals } = next.now;
    if (![start, ...goals].some((layer) => layer.includes(chosen()))) choose('');
    writeStored(STORED, next.now, 'tab');
    writeStored(STORED, next.now);
  };
  const strokes = createStrokes({ sketch, history, change, tool, goal, chosen, choose });
  /** What was painted or aimed last is not what the next tap should send somewhere. */
  const chooseForGoal = () => {
    const labels = labelsOf(sketch());
    choose(labels.length === 1 ? labels[0]! : '');
  };
  const take = (next: Tool) => {
    if (next === 'goal' && tool() !== 'goal') chooseForGoal();
    setTool(next);
  };
  return {
    sketch,
    tool,
    setTool: take,
    chosen,
    choose,
    goal,
    chooseGoal,
    addGoal: () => {
      change(record(history(), addGoal(sketch())));
      chooseGoal(sketch().goals.length - 1);
      chooseForGoal();
    },
    removeGoal: () => change(record(history(), removeGoal(sketch(), goal()))),
    canUndo: () => history().past.length > 0,
    canRedo: () => history().future.length > 0,
    undo: () => change(undone(history())),
    redo: () => change(redone(history())),
    put: (next) => change(record(history(), next)),
    ...strokes,
    setAxis: (axis) => change(record(history(), setAxis(sketch(), chosen(), axis))),
  };
}
