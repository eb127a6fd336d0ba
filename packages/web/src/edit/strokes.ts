/* What the strokes of a finger or a mouse do to the sketch. */
import type { CellType } from '@glissade/core';
import type { Accessor } from 'solid-js';
import { amend, type History, record } from './history.ts';
import { dragGoal, type Paint, paintStart, placeGoal } from './paintSketch.ts';
import { freeLabel, type Sketch } from './sketch.ts';
import { cornersTaken, type StrokeWay, strokeWay } from './strokeWay.ts';

/** What a stroke does. `goal`: puts the chosen piece where it should end. */
export type Tool = 'piece' | 'goal' | CellType;

export const TOOLS: readonly Tool[] = ['piece', 'goal', 'floor', 'wall', 'gate', 'outside'];

/** A finger or a mouse that is down: what it does, the cell it is at, whether a step was made. */
type Stroke = { at: number; isStep: boolean } & (
  | { readonly kind: 'paint'; readonly paint: Paint }
  | {
      readonly kind: 'goal';
      readonly label: string;
      /** The cell of the piece by which it is dragged, or -1. */
      readonly from: number;
      /** The piece whose goal a tap takes away, unless it becomes a drag; '' for none. */
      lifted: string;
    }
);

/** The strokes of the editor, as they come. */
export type Strokes = {
  /** Begins a stroke on a cell; `joins` adds it to the chosen piece. */
  readonly begin: (cell: number, joins?: boolean) => void;
  readonly goOn: (cell: number) => void;
  /** The finger is lifted. */
  readonly end: () => void;
};

/** What strokes need of the editor. */
type Canvas = {
  readonly sketch: Accessor<Sketch>;
  readonly tool: Accessor<Tool>;
  /** Number of the goal that is edited. */
  readonly goal: Accessor<number>;
  /** Label of the chosen piece; '' for none. */
  readonly chosen: Accessor<string>;
  readonly choose: (label: string) => void;
  readonly history: Accessor<History<Sketch>>;
  readonly change: (next: History<Sketch>) => void;
};

export function createStrokes(canvas: Canvas): Strokes {
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
    const lifted = isHeld && goes ? otherGoal(sketch(), goal(), cell) : '';
    stroke = { kind: 'goal', label, from: isHeld ? cell : -1, at: cell, isStep: false, lifted };
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
      stroke.lifted = '';
      const place = from < 0 ? placeGoal : dragFrom(from);
      apply(place(sketch(), goal(), label, cell));
    }
  };
  const end = () => {
    if (stroke?.kind === 'goal' && stroke.lifted !== '') {
      apply(placeGoal(sketch(), goal(), stroke.lifted, undefined));
    }
    stroke = undefined;
  };
  return { begin, goOn, end };
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

/** The piece whose goal lies on a cell of another piece; '' where there is none. */
function otherGoal({ start, goals }: Sketch, goal: number, cell: number): string {
  const there = goals[goal]![cell]!;
  return there === start[cell] ? '' : there;
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
