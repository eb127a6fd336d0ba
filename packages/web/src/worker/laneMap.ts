/* A search drawn on the map of its space, pixel by pixel, in the worker that searches. */

import { type DotOf, mapNumbers } from '@glissade/analysis/map/mapNumbers';
import type { Recording } from '@glissade/analysis/recording/recording';
import type { Snapshot } from '@glissade/analysis/recording/snapshot';
import type { StateMarks } from '@glissade/analysis/recording/stateMarks';
import { defaultMetric, type Puzzle } from '@glissade/core';
import type { Drawing, Picture } from './laneMessages.ts';

const MEMORY_BYTES = 400e6;
/** A state that was met is to be seen among 200,000 others. */
const MET_PIXELS = 2;

/** Draws moments of a recording; the dots of states are looked up once. */
export class LaneMap {
  private readonly recording: Recording;
  private readonly dotOf: DotOf;
  private readonly marks: StateMarks;
  private drawing: Drawing;
  private canvas: Canvas;

  constructor(puzzle: Puzzle, recording: Recording, drawing: Drawing) {
    const dotOf = mapNumbers(puzzle, defaultMetric(puzzle), MEMORY_BYTES);
    if (!dotOf) throw new Error('the map is too large');
    this.recording = recording;
    this.dotOf = dotOf;
    this.marks = recording.marks(drawing.spots.length / 2, dotOf);
    this.drawing = drawing;
    this.canvas = new Canvas(drawing, this.marks.marks);
  }

  /** The same space, drawn in another way. */
  redraw(drawing: Drawing): void {
    this.drawing = drawing;
    this.canvas = new Canvas(drawing, this.marks.marks);
  }

  picture({ at, state }: Snapshot): Picture {
    const changed = this.marks.goTo(this.recording.eventsBefore(at));
    if (changed) this.canvas.paint(changed);
    else this.canvas.paintAll();
    const { width, height } = this.drawing;
    const pixels = new Uint8ClampedArray(this.canvas.pixels.slice().buffer);
    return { pixels, width, height, here: this.dotOf(Uint16Array.from(state)) };
  }
}

/** Dots as pixels, four bytes each. */
class Canvas {
  readonly pixels: Uint32Array<ArrayBuffer>;
  private readonly marks: Uint8Array;
  /** The pixel in the middle of each dot. */
  private readonly middles: Int32Array;
  /** Pixels of a dot, from its middle: of states not met, and of those that are. */
  private readonly stamps: readonly [Int32Array, Int32Array];
  private readonly colors: Uint32Array;

  constructor({ width, height, spots, dotWidth, colors }: Drawing, marks: Uint8Array) {
    this.pixels = new Uint32Array(width * height);
    this.marks = marks;
    const met = Math.max(MET_PIXELS, dotWidth);
    this.stamps = [stampOf(width, dotWidth), stampOf(width, met)];
    this.colors = new Uint32Array(Uint8Array.from(colors.flat()).buffer);
    this.middles = Int32Array.from({ length: spots.length / 2 }, (_, dot) => {
      return Math.round(spots[2 * dot + 1]!) * width + Math.round(spots[2 * dot]!);
    });
    this.paintAll();
  }

  /** All that is met above all that is not. */
  paintAll(): void {
    this.pixels.fill(0);
    for (const mark of [0, 2, 1]) {
      for (let dot = 0; dot < this.middles.length; dot++) {
        if (this.marks[dot] === mark) this.paintDot(dot);
      }
    }
  }

  paint(dots: readonly number[]): void {
    for (const dot of dots) this.paintDot(dot);
  }

  private paintDot(dot: number): void {
    const { pixels } = this;
    const middle = this.middles[dot]!;
    const mark = this.marks[dot]!;
    const color = this.colors[mark]!;
    for (const offset of this.stamps[mark === 0 ? 0 : 1]) pixels[middle + offset] = color;
  }
}

/** A disc of so many pixels across, at least one. */
function stampOf(width: number, dotWidth: number): Int32Array {
  const across = Math.max(1, Math.round(dotWidth));
  const middle = (across - 1) / 2;
  const offsets: number[] = [];
  for (let y = 0; y < across; y++) {
    for (let x = 0; x < across; x++) {
      if ((x - middle) ** 2 + (y - middle) ** 2 > (across / 2) ** 2) continue;
      offsets.push((y - Math.floor(middle)) * width + x - Math.floor(middle));
    }
  }
  return Int32Array.from(offsets);
}
