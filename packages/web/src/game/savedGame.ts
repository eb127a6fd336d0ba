import { type Game, goTo, nameNode, play, startGame } from './game.ts';
import { packPuzzle, type SavedPuzzle, unpackPuzzle } from './savedPuzzle.ts';

/** A game as plain JSON: the puzzle, and every node as its parent, steps and name. */
export type SavedGame = {
  readonly puzzle: SavedPuzzle;
  readonly nodes: readonly (readonly [parent: number, steps: readonly number[], name?: string])[];
  readonly current: number;
  readonly past: readonly number[];
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
  let game = startGame(unpackPuzzle(puzzle));
  for (const [parent, steps, name] of nodes) {
    if (parent >= game.nodes.length) return undefined;
    if (parent >= 0) {
      const { game: next, refusal } = play({ ...game, current: parent }, steps);
      if (refusal || next.nodes.length === game.nodes.length) return undefined;
      game = next;
    }
    if (name !== undefined) game = nameNode(game, parent < 0 ? 0 : game.nodes.length - 1, name);
  }
  const isNode = (node: number) => Number.isInteger(node) && game.nodes[node] !== undefined;
  if (![current, ...past, ...future].every(isNode)) return undefined;
  return { ...goTo(game, current), current, past, future };
}
