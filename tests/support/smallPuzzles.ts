import type { Puzzle } from '@glissade/core';
import { blocksPuzzle, drawnPuzzle, tilePuzzle } from './puzzles.ts';

/** Small puzzles, one for each thing a puzzle can have; every one has a solution. */
export const SMALL_PUZZLES: readonly (readonly [name: string, puzzle: Puzzle])[] = [
  ['tiles 2x2', tilePuzzle(2, [0, 3, 2, 1])],
  ['tiles 3x2', tilePuzzle(3, [4, 5, 0, 1, 2, 3])],
  ['tiles 2x3', tilePuzzle(2, [5, 4, 3, 2, 0, 1])],
  ['tiles 3x3', tilePuzzle(3, [1, 3, 6, 4, 0, 2, 7, 5, 8])],
  [
    'tiles with the gap first',
    tilePuzzle(3, [1, 2, 5, 3, 4, 0, 6, 7, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8]),
  ],
  ['solved at the start', tilePuzzle(2, [1, 2, 3, 0])],
  ['one piece round a wall', drawnPuzzle(['A..', '.#.', '...'], [['...', '.#.', '..A']])],
  ['a gate', drawnPuzzle(['AB.', '...', '##-'], [['...', '...', '##A']])],
  [
    'axes',
    drawnPuzzle(['..C.', 'AAC.', '..B.', '....'], [['....', '..AA', '....', '....']], {
      axes: { A: 'h', B: 'h', C: 'v' },
    }),
  ],
  [
    'interchangeable pieces in the goal',
    drawnPuzzle(['AB.', 'CD.', 'EEF'], [['.EE', '...', '..A']], { same: ['ABCD'] }),
  ],
  [
    'several goals',
    drawnPuzzle(
      ['AB', 'CD', '..'],
      [
        ['DC', '..', '..'],
        ['..', '.A', 'B.'],
      ],
    ),
  ],
  ['a piece in two parts', drawnPuzzle(['AB.', '.A.', '...'], [['...', '.A.', '..A']])],
  ['simplicity', blocksPuzzle('simplicity')],
];

/** Small puzzles without a solution. */
export const UNSOLVABLE_PUZZLES: readonly (readonly [name: string, puzzle: Puzzle])[] = [
  ['tiles 2x2', tilePuzzle(2, [2, 1, 3, 0])],
  ['tiles 3x2', tilePuzzle(3, [2, 1, 3, 4, 5, 0])],
  ['separate rooms', drawnPuzzle(['A#.', '.#B'], [['.#A', '.#.']])],
  ['axes in the way', drawnPuzzle(['A.B', '..B'], [['..A', '...']], { axes: { A: 'h', B: 'v' } })],
];
