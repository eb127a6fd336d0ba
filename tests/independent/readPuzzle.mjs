/** Reads the native form, and tile boards in one line, for the independent checker. */
import { DIRECTIONS, NAMES } from './rules.mjs';

const KEY = /^ *(title|author|source|notes|id|axes|same|start|tiles|goal) *:(.*)$/i;

export function readPuzzle(text) {
  const entries = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, key, value] = KEY.exec(line) ?? [];
    if (key) entries.push({ key: key.toLowerCase(), value: value.trim(), rows: [] });
    else if (entries.length > 0) entries.at(-1).rows.push(line);
  }
  if (entries.length === 0) entries.push({ key: 'tiles', value: text.trim(), rows: [] });
  const valuesOf = (key) => entries.filter((entry) => entry.key === key);
  const start = entries.find(({ key }) => key === 'start' || key === 'tiles');
  const isNumbers = start.key === 'tiles';
  const grid = gridOf(start, isNumbers);
  const width = Math.max(...grid.map((row) => row.length));
  const wordAt = (rows, cell) => rows[Math.floor(cell / width)]?.[cell % width] ?? ' ';
  const cells = Array.from({ length: width * grid.length }, (_, cell) => wordAt(grid, cell));
  const isFree = (word) => ['.', '#', ' ', '-'].includes(word) || (isNumbers && word === '0');
  const pieces = piecesIn(cells, width, isFree);
  bindAxes(pieces, valuesOf('axes'));
  const goals = valuesOf('goal').map((entry) => {
    const named = namedGoal(entry.value, width, grid.length);
    const rows = named ?? gridOf(entry, isNumbers);
    while (rows.length > grid.length && rows.at(-1).length === 0) rows.pop();
    while (rows.length > grid.length && rows[0].length === 0) rows.shift();
    return piecesIn(
      cells.map((_, cell) => String(wordAt(rows, cell))),
      width,
      (word) => (named && word === '0') || isFree(word),
    ).map(({ label, origin }) => ({
      piece: pieces.findIndex((piece) => piece.label === label),
      origin,
    }));
  });
  if (goals.length === 0) goals.push(standardGoal(pieces, width, grid.length));
  groupKinds(pieces, goals, valuesOf('same'));
  const kinds = new Set(pieces.map(({ kind }) => kind));
  const isTiles =
    Math.min(width, grid.length) > 1 &&
    cells.every((word) => word !== '#' && word !== ' ' && word !== '-') &&
    pieces.length === cells.length - 1 &&
    kinds.size === pieces.length &&
    pieces.every(({ shape, axis }) => shape.length === 1 && axis === 'any') &&
    goals.every((goal) => goal.length === pieces.length);
  return { width, height: grid.length, cells, pieces, goals, isTiles };
}

function gridOf({ value, rows }, isNumbers) {
  const lines = value === '' ? [...rows] : value.split('/');
  if (isNumbers) {
    const kept = lines.filter((line) => line.trim() !== '' && !line.trim().startsWith('//'));
    return kept.map((line) => line.trim().split(/[\s,]+/));
  }
  while (lines.at(-1) === '') lines.pop();
  while (lines[0] === '') lines.shift();
  return lines.map((line) => [...line]);
}

function piecesIn(words, width, isFree) {
  const pieces = [];
  words.forEach((label, cell) => {
    if (isFree(label)) return;
    let piece = pieces.find((known) => known.label === label);
    if (!piece) {
      piece = { label, origin: cell, shape: [], axis: 'any' };
      pieces.push(piece);
    }
    const [x, y] = [piece.origin % width, Math.floor(piece.origin / width)];
    piece.shape.push([(cell % width) - x, Math.floor(cell / width) - y]);
  });
  return pieces;
}

function bindAxes(pieces, entries) {
  const words = entries.flatMap(({ value }) => value.split(/\s+/)).filter((word) => word !== '');
  const extent = (numbers) => Math.max(...numbers) - Math.min(...numbers);
  for (const piece of pieces) {
    const [wide, high] = [0, 1].map((i) => extent(piece.shape.map((offset) => offset[i])));
    if (words.some((word) => /^long,?$/.test(word)) && wide !== high) {
      piece.axis = wide > high ? 'h' : 'v';
    }
    const own = words.find((word) => word.startsWith(`${piece.label}=`));
    const axis = own && /^(h|v|any),?$/.exec(own.slice(piece.label.length + 1));
    if (axis) piece.axis = axis[1];
  }
}

function namedGoal(name, width, height) {
  const grid = Array.from({ length: height }, () => new Array(width).fill(0));
  const place = (x, y, number) => {
    grid[y][x] = number % (width * height);
  };
  if (name === 'spiral') {
    let [x, y, turn] = [0, 0, 1];
    const isNew = (column, row) => grid[row]?.[column] === 0;
    for (let number = 1; number < width * height; number++) {
      place(x, y, number);
      let [dx, dy] = DIRECTIONS[NAMES[turn]];
      if (!isNew(x + dx, y + dy)) turn = (turn + 1) % 4;
      [dx, dy] = DIRECTIONS[NAMES[turn]];
      [x, y] = [x + dx, y + dy];
    }
    return grid;
  }
  if (!['standard', 'blank-first', 'snake'].includes(name)) return undefined;
  for (let i = 0; i < width * height; i++) {
    const y = Math.floor(i / width);
    const x = name === 'snake' && y % 2 === 1 ? width - 1 - (i % width) : i % width;
    place(x, y, name === 'blank-first' ? i : i + 1);
  }
  return grid;
}

function standardGoal(pieces, width, height) {
  const numbers = namedGoal('standard', width, height).flat();
  return pieces.map(({ label }, piece) => ({ piece, origin: numbers.indexOf(Number(label)) }));
}

function groupKinds(pieces, goals, entries) {
  const groupOf = new Map(pieces.map(({ label }) => [label, label]));
  for (const { value } of entries) {
    const groups = new Set(value.split(/\s+/).map((label) => groupOf.get(label)));
    const [first] = groups;
    for (const [label, group] of groupOf) if (groups.has(group)) groupOf.set(label, first);
  }
  const named = new Set(goals.flat().map(({ piece }) => groupOf.get(pieces[piece].label)));
  for (const piece of pieces) {
    const group = groupOf.get(piece.label);
    piece.entersGates = named.has(group);
    piece.kind = named.has(group) ? `=${group}` : `${piece.axis} ${piece.shape.join(' ')}`;
  }
}
