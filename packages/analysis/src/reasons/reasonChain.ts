/*
 * Why a move is made, told as people plan: from the goal backwards. A piece is to come to its place
 * or to make room (AND: all pieces in its way must go), and there are several ways to do so (OR).
 * The tree of these is searched breadth-first, from the pieces of the goal down to a move that is
 * known to be good, so that the chain has as few links as possible.
 *
 * At first each piece must leave the cells of all links before it. Where no such chain ends in a
 * move it must leave only those of the link that it makes room for.
 *
 * Source: Olieslagers, Bnaya and Ma 2025 (people solve Rush Hour by AND/OR trees).
 */
import {
  isGoalState,
  occupancyOf,
  type Puzzle,
  replay,
  type State,
  type Steps,
  unpackStep,
} from '@glissade/core';
import { distancesAlone } from '@glissade/search/problem/distancesAlone';
import type { ReasonChain, ReasonLink } from './reason.ts';
import { cellsAt, type IsWanted, isHeldBy, type Way, waysTo } from './ways.ts';

/** Larger boards have no chain: nobody would follow it. */
const BOARD_CELLS_MAX = 144;
/** Cells looked at in one pass, about: a chain is found in milliseconds, or not at all. */
const CELLS_SEARCHED_MAX = 20_000;
/** Ways to make room that are looked at, for each piece. */
const WAYS_MAX = 8;

/** A piece on its way, and the node whose way it leaves. */
type Node = {
  readonly piece: number;
  /** What it is to do, whether or not there is a better place for it. */
  readonly isWanted: IsWanted;
  readonly way: Way;
  readonly parent?: Node;
};

/** A move in which a chain may end. */
type End = Pick<Way, 'path' | 'end'> & { readonly piece: number };

type Snapshot = { readonly puzzle: Puzzle; readonly state: State; readonly occupancy: Int32Array };

/**
 * The shortest chain of reasons from the goal to one of the moves given, each of them the steps of
 * one piece. They are to be good ones: the chain says what they are good for. If it comes to none
 * of them, it is only its first link, which tells what is in the way of the goal. Undefined for a
 * tile puzzle, at a goal, for a board of more than 144 cells, and where nothing can be told.
 *
 * @example
 * ```ts
 * import { parseMoves, parsePuzzle } from 'glissade';
 * import { reasonChain } from 'glissade/explain';
 * const puzzle = parsePuzzle('start:\nAAB.\n..B.\n....\naxes: long\ngoal:\n..AA\n....\n....');
 * const chain = reasonChain(puzzle, puzzle.start, [parseMoves(puzzle, 'BD')]);
 * console.log(chain?.links.map(({ label, path }) => label + path.join('')));
 * // → [ 'ARR', 'BD' ]
 * ```
 */
export function reasonChain(
  puzzle: Puzzle,
  state: State,
  moves: readonly Steps[],
): ReasonChain | undefined {
  const { length } = puzzle.board.cells;
  if (puzzle.type === 'tiles' || length > BOARD_CELLS_MAX) return undefined;
  if (isGoalState(puzzle, state)) return undefined;
  const here = { puzzle, state, occupancy: occupancyOf(puzzle, state) };
  const roots = goalWays(here);
  const ends = moves.map((move) => endOf(here, move));
  const found =
    chainOfGoalPiece(here, roots, ends) ??
    chainBelow(here, roots, ends, true) ??
    chainBelow(here, roots, ends, false);
  if (found) return found;
  const blocked = roots.find(({ way }) => way.blockers.length > 0);
  return blocked && chainOf(here, blocked, []);
}

function endOf({ puzzle, state }: Snapshot, move: Steps): End {
  const path = Array.from(move, (step) => unpackStep(step).direction);
  const piece = move[0]! >>> 2;
  return { piece, path, end: replay(puzzle, move, state).end[piece]! };
}

/** For each place of a goal that is still to be taken, the way of each piece that may take it. */
function goalWays({ puzzle, state, occupancy }: Snapshot): Node[] {
  const nodes: Node[] = [];
  const countMax = CELLS_SEARCHED_MAX / puzzle.board.cells.length;
  for (const { kind, cell } of puzzle.goals.flat()) {
    const { pieces } = puzzle.kinds[kind]!;
    if (pieces.some((piece) => state[piece] === cell)) continue;
    const isWanted = (origin: number) => origin === cell;
    for (const piece of pieces) {
      if (nodes.length >= countMax) break;
      for (const way of waysTo(puzzle, state, piece, isWanted, occupancy)) {
        nodes.push({ piece, isWanted, way });
      }
    }
  }
  return nodes.sort(
    ({ way: a }, { way: b }) =>
      a.blockers.length - b.blockers.length || a.path.length - b.path.length,
  );
}

/** A piece of the goal can go nearer to its place at once. */
function chainOfGoalPiece(
  here: Snapshot,
  roots: readonly Node[],
  ends: readonly End[],
): ReasonChain | undefined {
  for (const root of roots) {
    const own = ends.filter(({ piece }) => piece === root.piece);
    if (own.length === 0) continue;
    const far = distancesAlone(here.puzzle, root.piece, root.way.end, 'steps');
    const nearer = own.find(({ end }) => far[end]! < far[here.state[root.piece]!]!);
    if (nearer) return chainOf(here, root, [nearer]);
  }
  return undefined;
}

/** `isStrict`: a piece must leave the cells of all links before its own. */
function chainBelow(
  here: Snapshot,
  roots: readonly Node[],
  ends: readonly End[],
  isStrict: boolean,
): ReasonChain | undefined {
  const { puzzle } = here;
  const nodes = [...roots];
  const seen = new Set<string>();
  let rest = CELLS_SEARCHED_MAX;
  for (const parent of nodes) {
    if (parent.way.blockers.length === 0) continue;
    const before = [...linksTo(parent)];
    const left = new Set((isStrict ? before : [parent]).flatMap(({ way }) => [...way.cells]));
    const isClear = (piece: number, origin: number) =>
      cellsAt(puzzle, piece, origin).every((cell) => !left.has(cell));
    const text = Uint8Array.from(left).sort().join();
    for (const piece of parent.way.blockers) {
      const end = ends.find((move) => move.piece === piece && isClear(piece, move.end));
      if (end) return chainOf(here, parent, [end]);
      const key = `${piece}:${text}`;
      if (seen.has(key) || before.some((node) => node.piece === piece)) continue;
      seen.add(key);
      rest -= puzzle.board.cells.length;
      if (rest < 0) return undefined;
      nodes.push(...waysOut(here, piece, (origin) => isClear(piece, origin), parent));
    }
  }
  return undefined;
}

/** The ways of a piece that is in the way of another node. */
function waysOut(
  { puzzle, state, occupancy }: Snapshot,
  piece: number,
  isClear: IsWanted,
  parent: Node,
): Node[] {
  const isWanted = (origin: number) =>
    cellsAt(puzzle, piece, origin).every((cell) => !parent.way.cells.has(cell));
  const nodes: Node[] = [];
  for (const way of waysTo(puzzle, state, piece, isClear, occupancy)) {
    nodes.push({ piece, isWanted, way, parent });
    if (nodes.length === WAYS_MAX) break;
  }
  return nodes;
}

/** A node and those above it, up to its root. */
function* linksTo(node: Node | undefined): Generator<Node> {
  for (let at = node; at; at = at.parent) yield at;
}

/** The nodes down to this one, then the move. */
function chainOf(here: Snapshot, last: Node, moves: readonly End[]): ReasonChain {
  const { puzzle, state } = here;
  const nodes = [...linksTo(last)].reverse();
  const links = nodes.map(({ piece, isWanted, way }): ReasonLink => {
    const blockers = way.blockers.map((by) => ({
      piece: by,
      label: puzzle.pieces[by]!.label,
      must: isHeldBy(puzzle, state, piece, isWanted, by),
    }));
    return { piece, label: puzzle.pieces[piece]!.label, path: way.path, blockers };
  });
  const end = moves.map(
    ({ piece, path }): ReasonLink => ({
      piece,
      label: puzzle.pieces[piece]!.label,
      path,
      blockers: [],
    }),
  );
  // A free way of the goal piece is told by its move.
  const told = links.filter(({ blockers }) => blockers.length > 0);
  return { cell: nodes[0]!.way.end, links: [...told, ...end] };
}
