import { Position } from '../move/position.ts';
import type { Refusal } from '../move/rules.ts';
import { unpackStep } from '../move/step.ts';
import type { Puzzle, State } from '../puzzle/puzzle.ts';

/** A place in the tree of everything played: what was played to come here, and from where. */
export type GameNode = {
  /** Index of the node before; -1 at the start, which is node 0. */
  readonly parent: number;
  /** Packed steps from the parent; one drag, tap or key. Empty at the start alone. */
  readonly steps: readonly number[];
  /** The state here. */
  readonly state: State;
  /** Name of the bookmark here, if there is one. */
  readonly name?: string;
};

type Reached =
  | { readonly node: number; readonly refusal?: undefined }
  | { readonly node?: undefined; readonly refusal: Refusal };

/** A copy of the nodes of a game to which more are added; there may be thousands. */
export class Growth {
  readonly nodes: GameNode[];
  private readonly puzzle: Puzzle;
  /** The position at the node added last, where the next action most often begins. */
  private position: Position | undefined;

  constructor(puzzle: Puzzle, nodes: readonly GameNode[]) {
    this.puzzle = puzzle;
    this.nodes = [...nodes];
  }

  /** The node that steps lead to from another one; added where there is none yet. */
  reach(from: number, steps: readonly number[]): Reached {
    const { nodes } = this;
    const known = childOf(nodes, from, steps);
    if (known >= 0) return { node: known };
    const isLast = from === nodes.length - 1;
    const position = (isLast && this.position) || new Position(this.puzzle, nodes[from]!.state);
    this.position = undefined;
    for (const packed of steps) {
      const refusal = position.play(unpackStep(packed));
      if (refusal) return { refusal };
    }
    this.position = position;
    nodes.push({ parent: from, steps: [...steps], state: position.state.slice() });
    return { node: nodes.length - 1 };
  }
}

/** The child of a node that these steps lead to, or -1. Children come after their parents. */
function childOf(nodes: readonly GameNode[], parent: number, steps: readonly number[]): number {
  for (let at = parent + 1; at < nodes.length; at++) {
    const node = nodes[at]!;
    const isSame =
      node.parent === parent &&
      node.steps.length === steps.length &&
      node.steps.every((step, index) => step === steps[index]);
    if (isSame) return at;
  }
  return -1;
}
