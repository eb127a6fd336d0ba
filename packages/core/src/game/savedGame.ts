import { Growth } from './growth.ts';
import { packPuzzle, type SavedPuzzle, unpackPuzzle } from './savedPuzzle.ts';
import { type Game, named, startGame } from './tree.ts';

/**
 * A game as plain JSON: the puzzle, and every node as its parent, steps and name.
 *
 * @example
 * ```ts
 * import { Game, type SavedGame } from 'glissade/game';
 * const game = new Game('1 2 3/4 5 6/0 7 8');
 * game.move('L');
 * const saved: SavedGame = JSON.parse(JSON.stringify(game));
 * console.log(new Game(saved).lengths.steps); // → 1
 * ```
 */
export type SavedGame = {
  /** The puzzle that is played. */
  readonly puzzle: SavedPuzzle;
  /** The states that were met, as a tree: each after its parent. */
  readonly nodes: readonly (readonly [parent: number, steps: readonly number[], name?: string])[];
  /** Number of the node that the game is at; 0 is the start. */
  readonly current: number;
  /** Numbers of the nodes that undo leads to, the next one last. */
  readonly past: readonly number[];
  /** Numbers of the nodes that redo leads to. */
  readonly future: readonly number[];
};

export function packGame({ puzzle, nodes, current, past, future }: Game): SavedGame {
  const packed = nodes.slice(1).map(({ parent, steps, name }): SavedGame['nodes'][number] => {
    return name === undefined ? [parent, steps] : [parent, steps, name];
  });
  const first = nodes[0]!.name;
  return {
    puzzle: packPuzzle(puzzle),
    nodes: first === undefined ? packed : [[-1, [], first], ...packed],
    current,
    past,
    future,
  };
}

/** The game, every step checked by the rules; undefined when the JSON is not one. */
export function unpackGame(json: unknown): Game | undefined {
  try {
    return rebuild(json as SavedGame);
  } catch {
    return undefined;
  }
}

function rebuild({ puzzle, nodes, current, past, future }: SavedGame): Game | undefined {
  const game = startGame(unpackPuzzle(puzzle));
  const growth = new Growth(game.puzzle, game.nodes);
  const found = growth.nodes;
  for (const [parent, steps, name] of nodes) {
    const { length } = found;
    if (parent >= length || (parent >= 0 && steps.length === 0)) return undefined;
    const at = parent < 0 ? 0 : growth.reach(parent, steps).node;
    // A step that is not legal, or a node that is there already.
    if (at === undefined || (parent >= 0 && at < length)) return undefined;
    if (name !== undefined) found[at] = named(found[at]!, name);
  }
  const isNode = (node: number) => Number.isInteger(node) && found[node] !== undefined;
  if (![current, ...past, ...future].every(isNode)) return undefined;
  return { ...game, nodes: found, current, past, future };
}
