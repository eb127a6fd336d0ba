import { formatTileMoves, type Puzzle } from '@glissade/core';
import { takeTableNotes } from '@glissade/platform/files/tableCache/notes';
import { lateTilesSearcher } from '@glissade/tiles/lateTilesSearcher';
import type { Engine } from './engine.ts';

/** Why an engine for tile puzzles cannot take a puzzle, or undefined. */
export const onlyTiles = (puzzle: Puzzle) =>
  puzzle.type === 'tiles' ? undefined : 'it solves tile puzzles only';

/** Shortest solutions of tile puzzles. */
export const TILES_ENGINE = {
  name: 'tiles' as const,
  title: 'IDA* with walking distance and pattern databases',
  optimal: true,
  complete: true,
  accepts: ['tieBreak', 'countOptimal', 'tables', 'lightTablesOnly', 'checkpoint'],
  refuses: onlyTiles,
  notes: takeTableNotes,
  format: (_, steps) => formatTileMoves(steps),
  start: (question, options) => {
    const { memoryBytesMax, threads = 1, isHeavy = false, isLightOnly = false } = options;
    const { checkpoint } = options;
    return lateTilesSearcher(question, {
      memoryBytesMax,
      threads,
      isHeavy,
      isLightOnly,
      checkpoint,
    });
  },
} satisfies Engine;
