import { type Lengths, lengthsOf } from '../move/metric.ts';
import type { Refusal } from '../move/rules.ts';
import type { Steps } from '../move/step.ts';
import type { Puzzle, State } from '../puzzle/puzzle.ts';
import { isGoalState } from '../state/state.ts';
import { type GameNode, Growth } from './growth.ts';

/**
 * A game as a value: an action makes a new one, nothing else does. Nothing played is ever lost: a
 * new try after an undo is a new branch, and a restart is one more action that undo takes back.
 */
export type Game = {
  readonly puzzle: Puzzle;
  /** Every place reached; parents come before their children. */
  readonly nodes: readonly GameNode[];
  /** Index of the node where the game is. */
  readonly current: number;
  /** Nodes that undo goes back to, the last one first to be used. */
  readonly past: readonly number[];
  /** Nodes that redo goes to, the last one first. */
  readonly future: readonly number[];
};

export function startGame(puzzle: Puzzle): Game {
  const root = { parent: -1, steps: [], state: puzzle.start };
  return { puzzle, nodes: [root], current: 0, past: [], future: [] };
}

export function stateOf(game: Game): State {
  return game.nodes[game.current]!.state;
}

/** The nodes from the start to this one, both included. */
export function wayTo(game: Game, node: number): number[] {
  const way: number[] = [];
  for (let at = node; at >= 0; at = game.nodes[at]!.parent) way.push(at);
  return way.reverse();
}

/** The packed steps from the start to a node, the current one unless given. */
export function lineOf(game: Game, node: number = game.current): Steps {
  return Uint32Array.from(wayTo(game, node).flatMap((at) => game.nodes[at]!.steps));
}

/** The length of the line so far in every metric of the puzzle. */
export function countPlayed(game: Game): Lengths {
  return lengthsOf(game.puzzle, lineOf(game));
}

export function isSolved(game: Game): boolean {
  return isGoalState(game.puzzle, stateOf(game));
}

export type Played = { readonly game: Game; readonly refusal?: Refusal };

/** Plays packed steps as one action. On an illegal step the game is unchanged and says why. */
export function play(game: Game, steps: readonly number[]): Played {
  return playAll(game, [steps]);
}

/**
 * Plays action after action, as `play` does each, but copies the tree once for all of them: they
 * may be thousands. On an illegal step the game is unchanged and says why.
 */
export function playAll(game: Game, actions: Iterable<readonly number[]>): Played {
  const growth = new Growth(game.puzzle, game.nodes);
  const past = [...game.past];
  let { current } = game;
  for (const steps of actions) {
    if (steps.length === 0) continue;
    const { node, refusal } = growth.reach(current, steps);
    if (refusal) return { game, refusal };
    past.push(current);
    current = node;
  }
  if (past.length === game.past.length) return { game };
  return { game: { ...game, nodes: growth.nodes, current, past, future: [] } };
}

/** Goes to any node; undo comes back from there. */
export function goTo(game: Game, node: number): Game {
  if (node === game.current || !game.nodes[node]) return game;
  return { ...game, current: node, past: [...game.past, game.current], future: [] };
}

export function restart(game: Game): Game {
  return goTo(game, 0);
}

export function canUndo(game: Game): boolean {
  return game.past.length > 0;
}

export function canRedo(game: Game): boolean {
  return game.future.length > 0;
}

export function undo(game: Game): Game {
  const back = game.past.at(-1);
  if (back === undefined) return game;
  const future = [...game.future, game.current];
  return { ...game, current: back, past: game.past.slice(0, -1), future };
}

export function redo(game: Game): Game {
  const next = game.future.at(-1);
  if (next === undefined) return game;
  const past = [...game.past, game.current];
  return { ...game, current: next, past, future: game.future.slice(0, -1) };
}

/** Gives the node a name, or takes its name away with ''. */
export function nameNode(game: Game, node: number, name: string): Game {
  const nodes = game.nodes.map((one, index) => (index === node ? named(one, name) : one));
  return { ...game, nodes };
}

/** The node under another name; under none with ''. */
export function named(node: GameNode, name: string): GameNode {
  const { name: _, ...bare } = node;
  return name.trim() === '' ? bare : { ...bare, name: name.trim() };
}

export type Bookmark = { readonly node: number; readonly name: string };

/** The named nodes, in the order in which they were reached. */
export function bookmarksOf(game: Game): Bookmark[] {
  return game.nodes.flatMap(({ name }, node) => (name === undefined ? [] : [{ node, name }]));
}

/** The ways on that were tried from a node, the oldest first. */
export function branchesAt(game: Game, node: number = game.current): number[] {
  return game.nodes.flatMap(({ parent }, index) => (parent === node ? [index] : []));
}
