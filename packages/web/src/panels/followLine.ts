/* Where the game is on a line that is shown, however it came there. */
import { inverseSteps, Position, type State, type Steps, unpackStep } from '@glissade/core';
import type { Game } from '@glissade/core/game';
import { type Accessor, createMemo, untrack } from 'solid-js';
import type { GameStore } from '../game/gameStore.ts';

/** How many steps from the last known place a state is looked for. */
const REACH = 64;

/** Where the game stands on a line, however it came there: played, undone, dragged by hand. */
export type Follower = {
  /** Steps of the line before the state on the board; -1 off the line. */
  readonly place: Accessor<number>;
  /** To the last node known at or before a place. */
  readonly jump: (place: number) => void;
  /** Plays units of the line from the place on, which is on it. */
  readonly advance: (units: readonly Steps[]) => void;
  /** To where the game was on the line last. */
  readonly comeBack: () => void;
};

/**
 * Follows a line that begins at a node of the game. Nodes of the game that lie on it are
 * remembered; a state reached otherwise is looked for along the line, near the last one, so that a
 * board of any size costs little.
 */
export function createFollower(store: GameStore, line: Steps, from: number): Follower {
  const puzzle = store.puzzle();
  const nodes = new Map([[0, from]]);
  const places = new Map([[from, 0]]);
  let last = { place: 0, state: store.game().nodes[from]!.state };

  const remember = (node: number, place: number) => {
    places.set(node, place);
    nodes.set(place, node);
  };
  const find = (state: State): number => {
    const ahead = line.subarray(last.place, last.place + REACH);
    const behind = inverseSteps(line.subarray(Math.max(0, last.place - REACH), last.place));
    for (const [steps, sign] of [
      [ahead, 1],
      [behind, -1],
    ] as const) {
      const position = new Position(puzzle, last.state);
      for (let index = 0; index < steps.length; index++) {
        position.play(unpackStep(steps[index]!));
        if (isSame(position.state, state)) return last.place + sign * (index + 1);
      }
    }
    return -1;
  };
  const placeOf = (node: number): number => {
    const { state } = store.game().nodes[node]!;
    const found = places.get(node) ?? find(state);
    if (found >= 0) {
      remember(node, found);
      last = { place: found, state };
    }
    return found;
  };
  // What was played along it before leads to where the game is now, however far that is.
  untrack(() => wayFrom(store.game(), from).forEach(placeOf));
  const place = createMemo(() => placeOf(store.game().current));
  const jump = (wanted: number) => {
    let known = 0;
    for (const each of nodes.keys()) if (each <= wanted && each > known) known = each;
    store.goTo(nodes.get(known)!);
  };
  const advance = (units: readonly Steps[]) => {
    let end = units.reduce((sum, unit) => sum + unit.length, place());
    store.playAll(units.map((unit) => [...unit]));
    let node = store.game().current;
    for (const unit of units.toReversed()) {
      remember(node, end);
      end -= unit.length;
      node = store.game().nodes[node]!.parent;
    }
  };
  return { place, jump, advance, comeBack: () => store.goTo(nodes.get(last.place)!) };
}

/** The nodes after one node that lead to the current one; none where it is not below. */
function wayFrom({ nodes, current }: Game, from: number): number[] {
  const way: number[] = [];
  for (let node = current; node !== from; node = nodes[node]!.parent) {
    if (node <= 0) return [];
    way.unshift(node);
  }
  return way;
}

function isSame(a: State, b: State): boolean {
  return a.every((cell, piece) => cell === b[piece]);
}
