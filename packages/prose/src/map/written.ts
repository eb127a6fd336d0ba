import type { MapIndex } from '@glissade/analysis/map/mapIndex';
import type { SpaceMap } from '@glissade/analysis/map/spaceMap';
import { formatState, formatTiles, type Puzzle } from '@glissade/core';
import type { MapLanguage } from './legend.ts';

/** A map with what its dots stand for, and how it is to be written. */
export type WrittenMap = {
  /** The puzzle that the map is of. */
  readonly puzzle: Puzzle;
  /** The dots and edges. */
  readonly map: SpaceMap;
  /** What the dots stand for. */
  readonly index: MapIndex;
  /** Heads the picture. */
  readonly title: string;
  /** That of the legend. */
  readonly language: MapLanguage;
};

/** The state of a dot in one line, rows parted by `/`. */
export function lineOfDot({ puzzle, index }: WrittenMap, dot: number): string {
  const state = index.stateAt(dot);
  if (puzzle.type === 'tiles') return formatTiles(puzzle, state);
  return formatState(puzzle, state).replaceAll('\n', '/');
}
