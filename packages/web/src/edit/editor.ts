/* The state of the editor: the sketch, its history, the tool and what strokes do. */
import type { Axis, CellType } from '@glissade/core';
import { type Accessor, createSignal } from 'solid-js';
import { readStored, writeStored } from '../store/stored.ts';
import { amend, type History, record, redone, startHistory, undone } from './history.ts';
import { parseSketch } from './parseSketch.ts';
import {
  addGoal,
  dragGoal,
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
import { cornersTaken, type StrokeWay, strokeWay } from './stroke.ts';

/** What a stroke does. `goal`: puts the chosen piece where it should end. */
export type Tool = 'piece' | 'goal' | CellType;

export const TOOLS: readonly Tool[] = ['piece', 'goal', 'floor', 'wall', 'gate', 'outside'];

/** A finger or a mouse that is down: what it does, the cell it is at, whether a step was made. */
type Stroke = { at: number; isStep: boolean } & (
  | { readonly kind: 'paint'; readonly paint: Paint }
  /** `from`: the cell of the piece by which it is dragged, or -1. */
  | { readonly kind: 'goal'; readonly label: string; readonly from: number }
);

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
    writeStored(STORED, next.now);
  };
  const strokes = createStrokes({ sketch, history, change, tool, goal, chosen, choose });
  const take = (next: Tool) => {
    const labels = labelsOf(sketch());
    // What was painted last is not what the next tap should send somewhere.
    if (next === 'goal' && tool() !== 'goal') choose(labels.length === 1 ? labels[0]! : '');
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

/** What strokes need of the editor. */
type Canvas = Pick<Editor, 'sketch' | 'tool' | 'goal' | 'chosen' | 'choose'> & {
  readonly history: Accessor<History<Sketch>>;
  readonly change: (next: History<Sketch>) => void;
};

function createStrokes(canvas: Canvas): Pick<Editor, 'begin' | 'goOn'> {
  const { sketch, history, change, tool, goal, chosen, choose } = canvas;
  let stroke: Stroke | undefined;
  /** A stroke is one step, however many cells it changes. */
  const apply = (next: Sketch | undefined) => {
    if (!stroke || !next || next === sketch()) return;
    change(stroke.isStep ? amend(history(), next) : record(history(), next));
    stroke.isStep = true;
  };
  const begin = (cell: number, joins = false) => {
    const here = sketch().start[cell]!;
    if (tool() === 'goal') return beginGoal(cell, here);
    const paint = paintOf(sketch(), tool(), here, joins ? chosen() : '');
    if (!paint) return;
    stroke = { kind: 'paint', paint, at: cell, isStep: false };
    apply(paintCells(sketch(), [cell], paint));
    if (paint.kind === 'piece') choose(paint.label);
  };
  const beginGoal = (cell: number, here: string) => {
    const goes = chosen() !== '' && !isOtherPiece(sketch(), goal(), chosen(), here);
    if (!goes && here !== '') choose(here);
    const label = chosen() || sketch().goals[goal()]![cell]!;
    const isHeld = here !== '' && here === label;
    stroke = { kind: 'goal', label, from: isHeld ? cell : -1, at: cell, isStep: false };
    if (goes || here === '') apply(goalStroke(sketch(), goal(), cell, chosen()));
  };
  const goOn = (cell: number) => {
    if (!stroke || stroke.at === cell) return;
    const { at } = stroke;
    stroke.at = cell;
    if (stroke.kind === 'paint') {
      const way = strokeWay(sketch().width, at, cell);
      const more =
        stroke.paint.kind === 'piece' ? cornersFor(sketch(), way, stroke.paint.label) : [];
      apply(paintCells(sketch(), [...more, ...way.path], stroke.paint));
    } else if (stroke.label !== '') {
      const { label, from } = stroke;
      const place = from < 0 ? placeGoal : dragFrom(from);
      apply(place(sketch(), goal(), label, cell));
    }
  };
  return { begin, goOn };
}

function cornersFor({ start, cells }: Sketch, way: StrokeWay, label: string): number[] {
  const isFree = (cell: number) => start[cell] === '' && cells[cell] === 'floor';
  return cornersTaken(way, isFree, (cell) => start[cell] === label);
}

/** On a piece a stroke goes on with it, beside one it begins another. */
function paintOf(sketch: Sketch, tool: Tool, here: string, joined: string): Paint | undefined {
  if (tool === 'goal') return undefined;
  if (tool !== 'piece') return { kind: 'cell', type: tool };
  const label = here || joined || freeLabel(sketch);
  return label === '' ? undefined : { kind: 'piece', label };
}

/** The chosen piece goes to the cell; where its goal lies already, it is taken away. */
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

/** A cell after the other painted; the same sketch where nothing changes. */
function paintCells(sketch: Sketch, cells: readonly number[], paint: Paint): Sketch {
  return cells.reduce((painted, cell) => {
    const isDone =
      paint.kind === 'piece'
        ? painted.start[cell] === paint.label
        : painted.start[cell] === '' && painted.cells[cell] === paint.type;
    return isDone ? painted : paintStart(painted, cell, paint);
  }, sketch);
}

/** Whether a touch means another piece, and not a place for the chosen one, which has one. */
function isOtherPiece(sketch: Sketch, goal: number, chosen: string, here: string): boolean {
  return here !== '' && here !== chosen && sketch.goals[goal]!.includes(chosen);
}

const dragFrom =
  (from: number): typeof placeGoal =>
  (sketch, goal, label, to) =>
    to === undefined ? undefined : dragGoal(sketch, goal, label, from, to);
