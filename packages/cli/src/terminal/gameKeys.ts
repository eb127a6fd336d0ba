/* What a key does to the game in the terminal. */
import { type Direction, metricsOf, Position } from '@glissade/core';
import { type Game, play } from './game.ts';
import { blockKey } from './gameBlocks.ts';
import type { Key } from './keys.ts';
import { pushSteps } from './push.ts';

/** The game after a key. */
export function pressKey(game: Game, key: Key): Game {
  if (key.ctrl && (key.name === 'c' || key.name === 'd')) return { ...game, isOver: true };
  if (game.showsHelp) return { ...game, showsHelp: false };
  if (game.typed !== undefined) return blockKey(game, key) ?? game;
  const told = { ...game, message: '' };
  return commandKey(told, key) ?? moveKey(told, key) ?? game;
}

function commandKey(game: Game, key: Key): Game | undefined {
  if (key.ctrl) {
    if (key.name === 'z') return key.shift ? redo(game) : undo(game);
    return key.name === 'y' ? redo(game) : undefined;
  }
  switch (key.text) {
    case 'u':
    case 'z':
      return undo(game);
    case 'h':
      return { ...game, hintsAsked: game.hintsAsked + 1, message: 'thinking …' };
    case 'd':
      return { ...game, showsDistance: !game.showsDistance };
    case 'm':
      return cycleMetric(game);
    case 'R':
      return restart(game);
    case 'q':
      return { ...game, isOver: true };
    case '?':
      return { ...game, showsHelp: true };
    default:
      return undefined;
  }
}

function moveKey(game: Game, key: Key): Game | undefined {
  if (game.puzzle.type === 'blocks') return blockKey(game, key);
  return key.direction ? pushTiles(game, key.direction, key.shift) : undefined;
}

function pushTiles(game: Game, direction: Direction, isWhole: boolean): Game {
  const line = pushSteps(game.puzzle, new Position(game.puzzle, game.state), direction);
  if (line.length === 0) return { ...game, message: 'no tile can move that way' };
  return play(game, isWhole ? line : line.slice(0, 1));
}

function undo(game: Game): Game {
  const before = game.past.at(-1);
  if (!before) return { ...game, message: 'nothing to undo' };
  const { state, line } = game;
  return {
    ...game,
    ...before,
    past: game.past.slice(0, -1),
    future: [...game.future, { state, line }],
    held: false,
  };
}

function redo(game: Game): Game {
  const after = game.future.at(-1);
  if (!after) return { ...game, message: 'nothing to redo' };
  const { state, line } = game;
  return {
    ...game,
    ...after,
    past: [...game.past, { state, line }],
    future: game.future.slice(0, -1),
    held: false,
  };
}

function restart(game: Game): Game {
  const { state, line } = game;
  if (line.length === 0) return { ...game, message: 'this is the start already' };
  return {
    ...game,
    state: game.puzzle.start,
    line: [],
    past: [...game.past, { state, line }],
    future: [],
    held: false,
    message: 'restarted; press u to undo',
  };
}

function cycleMetric(game: Game): Game {
  const known = metricsOf(game.puzzle).filter(
    (metric) => game.puzzle.type === 'blocks' || metric === 'stm' || metric === 'mtm',
  );
  const metric = known[(known.indexOf(game.metric) + 1) % known.length]!;
  return { ...game, metric, message: `now counting ${metric}` };
}
