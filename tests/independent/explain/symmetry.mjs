/** Symmetries of a puzzle by trying every turn and every pairing of kinds of pieces. */
import { canonicalKey, startOf } from '../rules.mjs';

/** Where column and row go on a board of this width and height. */
const TURNS = {
  'left-right': (x, y, width) => [width - 1 - x, y],
  'top-bottom': (x, y, _, height) => [x, height - 1 - y],
  'half-turn': (x, y, width, height) => [width - 1 - x, height - 1 - y],
  'quarter-turn': (x, y, _, height) => [height - 1 - y, x],
  'three-quarter-turn': (x, y, width) => [y, width - 1 - x],
  diagonal: (x, y) => [y, x],
  'other-diagonal': (x, y, width, height) => [height - 1 - y, width - 1 - x],
};
const SWAPS = ['quarter-turn', 'three-quarter-turn', 'diagonal', 'other-diagonal'];

/** Each symmetry with all pairings of kinds by which it keeps the goals: `{ name, pairings }`. */
export function symmetriesOf(puzzle) {
  const seen = [puzzle.cells.map((_, cell) => cell)];
  const found = [];
  for (const name of Object.keys(TURNS)) {
    const cellOf = cellMap(puzzle, name);
    if (!cellOf || seen.some((map) => `${map}` === `${cellOf}`)) continue;
    seen.push(cellOf);
    const pairings = pairingsOf(puzzle, name, cellOf);
    if (pairings.length > 0) found.push({ name, pairings });
  }
  return found;
}

function cellMap({ width, height, cells }, name) {
  if (SWAPS.includes(name) && width !== height) return undefined;
  const typeOf = (word) => (word === '-' ? 'gate' : word === '#' || word === ' ' ? '' : 'floor');
  const map = cells.map((_, cell) => {
    const [x, y] = TURNS[name](cell % width, Math.floor(cell / width), width, height);
    return y * width + x;
  });
  return map.every((to, cell) => typeOf(cells[to]) === typeOf(cells[cell])) ? map : undefined;
}

function pairingsOf(puzzle, name, cellOf) {
  const { pieces, goals, width } = puzzle;
  const kinds = [...new Set(pieces.map(({ kind }) => kind))];
  const piecesOf = (kind) => pieces.filter((piece) => piece.kind === kind);
  const cellsAt = ({ shape }, origin) => shape.map(([x, y]) => origin + y * width + x);
  const originOf = (piece, origin) => Math.min(...cellsAt(piece, origin).map((c) => cellOf[c]));
  const lookOf = (cells) => {
    const first = Math.min(...cells);
    const [x, y] = [first % width, Math.floor(first / width)];
    return cells.map((c) => `${(c % width) - x} ${Math.floor(c / width) - y}`).sort();
  };
  const turned = { h: 'v', v: 'h', any: 'any' };
  const isAlike = (kind, to) => {
    const [[one, ...ones], [other, ...others]] = [piecesOf(kind), piecesOf(to)];
    const axis = SWAPS.includes(name) ? turned[one.axis] : one.axis;
    const look = lookOf(cellsAt(one, one.origin).map((cell) => cellOf[cell]));
    const cells = cellsAt(other, other.origin);
    return (
      ones.length === others.length &&
      one.entersGates === other.entersGates &&
      axis === other.axis &&
      `${look}` === `${lookOf(cells)}`
    );
  };
  const goalKeys = (kindOf, place) =>
    goals.map((goal) =>
      goal
        .map(({ piece, origin }) => {
          return `${kindOf(pieces[piece].kind)}@${place(pieces[piece], origin)}`;
        })
        .sort()
        .join(),
    );
  const wanted = new Set(
    goalKeys(
      (kind) => kind,
      (_, origin) => origin,
    ),
  );
  const found = [];
  const pair = (pairing) => {
    if (pairing.size === kinds.length) {
      const keys = goalKeys((kind) => pairing.get(kind), originOf);
      if (keys.every((key) => wanted.has(key))) found.push({ kindOf: pairing, originOf });
      return;
    }
    const kind = kinds[pairing.size];
    const taken = [...pairing.values()];
    for (const to of kinds) {
      if (!taken.includes(to) && isAlike(kind, to)) pair(new Map([...pairing, [kind, to]]));
    }
  };
  pair(new Map());
  return found;
}

/** A state turned, with pieces that take the labels of others. */
export function imageOf({ pieces }, { kindOf, originOf }, state) {
  const image = [...state];
  for (const kind of new Set(pieces.map((piece) => piece.kind))) {
    const from = pieces.flatMap((piece, i) => (piece.kind === kind ? [i] : []));
    const to = pieces.flatMap((piece, i) => (piece.kind === kindOf.get(kind) ? [i] : []));
    from.forEach((piece, i) => {
      image[to[i]] = originOf(pieces[piece], state[piece]);
    });
  }
  return image;
}

/** Whether every piece keeps its label, up to pieces that are interchangeable. */
export const isPlain = ({ kindOf }) => [...kindOf].every(([kind, to]) => kind === to);

export function keepsStart(puzzle, pairing) {
  const start = startOf(puzzle);
  return canonicalKey(puzzle, imageOf(puzzle, pairing, start)) === canonicalKey(puzzle, start);
}
