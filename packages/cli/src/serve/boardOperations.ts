/* The operations for boards that people play: what is shown, and the script that shows it. */
import { formatMoves, formatPuzzle, isGoalState, parseMoves, replay } from '@glissade/core';
import { occupancyOf } from '@glissade/core/game';
import { drawPicture, pictureOfGoal } from '../terminal/picture.ts';
import { createPainter } from '../text/painter.ts';
import { boardScript } from './boardPage.ts';
import type { Operation } from './operation.ts';
import { AFTER, PUZZLE } from './params.ts';

const text = (description: string) => ({ type: 'string', description });

/** Goals that are drawn: a puzzle may have hundreds. */
const GOALS_MAX = 3;

export const BOARD: Operation = {
  name: 'board',
  summary: 'Give a board for people to play, with its goal, as data and as text',
  params: () => ({ ...PUZZLE, ...AFTER }),
  required: ['puzzle'],
  answerSchema: {
    title: 'A board',
    type: 'object',
    properties: {
      puzzle: text('The puzzle in the native notation, which glissade-player reads'),
      moves: text('What was played so far'),
      isSolved: { type: 'boolean', description: 'Whether the board is at its goal' },
      board: text('The board, drawn'),
      goals: {
        type: 'array',
        items: { type: 'string' },
        description: 'The first of the goals, drawn',
      },
    },
    required: ['puzzle', 'moves', 'isSolved', 'board', 'goals'],
    additionalProperties: false,
  },
  work: ({ shell, params }, { puzzle }) => {
    const line = parseMoves(puzzle, String(params.after ?? ''));
    const { end } = replay(puzzle, line);
    const paint = createPainter(0);
    const draw = (picture: Parameters<typeof drawPicture>[1]) =>
      drawPicture(puzzle, picture, { paint, roomy: false }).join('\n');
    shell.output.object({
      puzzle: formatPuzzle(puzzle),
      moves: formatMoves(puzzle, line, 'moves'),
      isSolved: isGoalState(puzzle, end),
      board: draw(occupancyOf(puzzle, end)),
      goals: puzzle.goals.slice(0, GOALS_MAX).map((goal) => draw(pictureOfGoal(puzzle, goal))),
    });
  },
};

export const PLAYER: Operation = {
  name: 'player',
  summary: 'Give the script that draws a board in a page, for notebooks and the like',
  params: () => ({}),
  required: [],
  answerSchema: {
    title: 'The player',
    type: 'object',
    properties: { script: text('A module for browsers, which loads nothing') },
    required: ['script'],
    additionalProperties: false,
  },
  work: ({ shell }) => shell.output.object({ script: boardScript() }),
};
