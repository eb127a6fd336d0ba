/** Puzzles as they are drawn, to be changed and written again, for the independent checker. */
import { readPuzzle } from '../readPuzzle.mjs';
import { explore, toGoal } from '../space.mjs';

/** A puzzle by cells: the floor without pieces, the pieces, the goals, the groups of same ones. */
export function modelOf(text) {
  const { width, height, cells, pieces, goals } = readPuzzle(text);
  const cellsFrom = ({ shape }, origin) => shape.map(([dx, dy]) => origin + dx + dy * width);
  const ground = cells.map((word) => (['#', '-', ' '].includes(word) ? word : '.'));
  const same = [...text.matchAll(/^ *same *:(.*)$/gim)].map(([, labels]) => labels.match(/\S+/g));
  return {
    ...{ width, height, ground, same },
    pieces: pieces.map((piece) => ({ ...piece, cells: cellsFrom(piece, piece.origin) })),
    goals: goals.map((goal) =>
      goal.map(({ piece, origin }) => ({
        label: pieces[piece].label,
        cells: cellsFrom(pieces[piece], origin),
      })),
    ),
  };
}

/** The model in the native form. */
export function textOf({ width, ground, pieces, goals, same }) {
  const drawn = (parts, floor) => {
    const words = [...floor];
    for (const { label, cells } of parts) for (const cell of cells) words[cell] = label;
    const rows = [];
    for (let at = 0; at < words.length; at += width)
      rows.push(words.slice(at, at + width).join(''));
    return rows;
  };
  const axes = pieces.filter(({ axis }) => axis !== 'any').map((one) => `${one.label}=${one.axis}`);
  const plain = ground.map((word) => (word === '-' ? '.' : word));
  return [
    ...(axes.length > 0 ? [`axes: ${axes.join(' ')}`] : []),
    ...same.filter((group) => group.length > 1).map((group) => `same: ${group.join(' ')}`),
    ...['start:', ...drawn(pieces, ground)],
    ...goals.flatMap((goal) => ['goal:', ...drawn(goal, plain)]),
  ].join('\n');
}

/** The length of a shortest solution; -1: there is none; undefined: more states than the limit. */
export function optimumOf(model, metric, limit) {
  const puzzle = readPuzzle(textOf(model));
  const space = explore(puzzle, limit);
  return space && toGoal(space, metric)[0];
}

/** The upper left corner of the box around some cells, as sentences name it. */
export function placeOf({ width }, cells) {
  const column = Math.min(...cells.map((cell) => cell % width));
  const row = Math.min(...cells.map((cell) => Math.floor(cell / width)));
  return `row ${row + 1}, column ${column + 1}`;
}

/** Each place on the board where a piece lies within it: its cells, and the place in words. */
export function placesOf(model, { cells }) {
  const { width, height } = model;
  const columns = cells.map((cell) => cell % width);
  const rows = cells.map((cell) => Math.floor(cell / width));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const places = [];
  for (let y = 0; y + Math.max(...rows) - top < height; y++) {
    for (let x = 0; x + Math.max(...columns) - left < width; x++) {
      const moved = cells.map((cell) => cell + x - left + (y - top) * width);
      places.push({ cells: moved, words: `row ${y + 1}, column ${x + 1}` });
    }
  }
  return places;
}

/** Printed numbers have commas. */
export const numberIn = (text) => Number(text.replaceAll(',', ''));
