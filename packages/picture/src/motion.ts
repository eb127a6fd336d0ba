/* A line of play as the style of a picture: where each piece is, and when. */
import {
  defaultMetric,
  neighbourOf,
  type Puzzle,
  type State,
  type Steps,
  unitsOf,
  unpackStep,
} from '@glissade/core';
import { placeOf } from './arrow.ts';
import { nameFor } from './nameFor.ts';

/** What makes the pieces of a picture move. */
export type Motion = {
  /** The style element. */
  readonly style: string;
  /** The class of each piece that moves; '' for the others. */
  readonly classes: readonly string[];
};

const REST_MS = 180;
const CELL_MS = 110;
const MOVE_MS = 130;
const END_MS = 2000;

type Key = { readonly timeMs: number; readonly cell: number };

/** The pieces go their way move by move, rest at the end, and begin again. */
export function motionOf(puzzle: Puzzle, from: State, steps: Steps): Motion {
  const keys = [...from].map((cell): Key[] => [{ timeMs: 0, cell }]);
  let timeMs = END_MS / 2;
  for (const unit of unitsOf(steps, defaultMetric(puzzle))) {
    const { piece } = unpackStep(unit[0]!);
    const own = keys[piece]!;
    let { cell } = own.at(-1)!;
    own.push({ timeMs, cell });
    for (const step of unit) {
      timeMs += CELL_MS + MOVE_MS / unit.length;
      cell = neighbourOf(puzzle.board, cell, unpackStep(step).direction);
      own.push({ timeMs, cell });
    }
    timeMs += REST_MS;
  }
  return written(puzzle, keys, timeMs + END_MS);
}

/** Names are made of what they name, so that pictures of one page do not disturb each other. */
function written(puzzle: Puzzle, keys: readonly (readonly Key[])[], wholeMs: number): Motion {
  const place = (cell: number) => placeOf(puzzle, cell).map((side) => `${side}px`);
  const tracks = keys.map((own) => (own.length > 1 ? trackOf(own, wholeMs, place) : ''));
  const id = nameFor(`${wholeMs}${tracks.join('|')}`);
  const moving = tracks.flatMap((track, piece) => (track === '' ? [] : [{ track, piece }]));
  const rules = moving.map(
    ({ track, piece }) =>
      `.${id}-${piece}{animation:${id}-${piece} ${wholeMs / 1000}s linear infinite}` +
      `@keyframes ${id}-${piece}{${track}}`,
  );
  const still = `@media (prefers-reduced-motion:reduce){[class^="${id}-"]{animation:none}}`;
  return {
    style: moving.length === 0 ? '' : `<style>${rules.join('')}${still}</style>`,
    classes: tracks.map((track, piece) => (track === '' ? '' : `${id}-${piece}`)),
  };
}

function trackOf(
  keys: readonly Key[],
  wholeMs: number,
  place: (cell: number) => readonly string[],
): string {
  const frame = (share: string, cell: number) => `${share}{transform:translate(${place(cell)})}`;
  const frames = keys.map(({ timeMs, cell }) =>
    frame(`${Math.round((timeMs / wholeMs) * 1e6) / 1e4}%`, cell),
  );
  return [...frames, frame('100%', keys.at(-1)!.cell)].join('');
}
