/** What is wrong with what `vary` printed of one puzzle; part of the independent checker. */
import { modelOf, numberIn, optimumOf, placeOf, placesOf } from './model.mjs';

const LINE = /^(.*?) +(unsolvable|(?:at least )?[\d,]+)(?: {2}\((same|[+−][\d,]+)\))?$/;

/** Undefined where a space has more states than the limit. */
export function varyFaults(text, printed, { metric, limit }) {
  const model = modelOf(text);
  const [first, ...lines] = printed.trimEnd().split('\n');
  const before = optimumOf(model, metric, limit);
  if (before === undefined) return undefined;
  const faults = [];
  const unit = before === 1 ? metric.slice(0, -1) : metric;
  const asItIs = before < 0 ? 'as it is: unsolvable' : `as it is: ${before} ${unit}`;
  if (first !== asItIs) faults.push(`printed "${first}", is "${asItIs}"`);
  const changes = new Map(changesOf(model));
  for (const line of lines) {
    const [, words, said, difference] = LINE.exec(line) ?? [];
    const changed = changes.get(words);
    if (!changed) {
      faults.push(`no such change: "${line}"`);
      continue;
    }
    changes.delete(words);
    const length = optimumOf(changed, metric, limit);
    if (length === undefined) return undefined;
    const right = length < 0 ? 'unsolvable' : String(length);
    if (said !== right) faults.push(`${words}: printed ${said}, is ${right}`);
    const more = length - before;
    const sign = more === 0 ? 'same' : more > 0 ? `+${more}` : `−${-more}`;
    const told = length < 0 || before < 0 ? undefined : sign;
    if (difference !== told) faults.push(`${words}: printed (${difference}), is (${told})`);
  }
  for (const words of changes.keys()) faults.push(`not listed: ${words}`);
  return faults;
}

/** Every single change in words, and the puzzle after it. */
function changesOf(model) {
  const named = new Set(model.goals.flat().map(({ label }) => label));
  const free = model.pieces.filter(({ label }) => !named.has(label));
  return [
    ...free.map(({ label }) => [`without ${label}`, without(model, [label])]),
    ...free.flatMap((one, i) => free.slice(i + 1).flatMap((other) => glued(model, one, other))),
    ...walls(model),
    ...model.pieces.flatMap((piece) => shifts(model, piece)),
    ...['left', 'right', 'top', 'bottom'].map((side) => [
      `one more ${side === 'left' || side === 'right' ? 'column' : 'row'} at the ${side}`,
      widened(model, side),
    ]),
  ];
}

function without(model, labels) {
  const stays = (label) => !labels.includes(label);
  return {
    ...model,
    pieces: model.pieces.filter(({ label }) => stays(label)),
    same: model.same.map((group) => group.filter(stays)),
  };
}

function glued(model, one, other) {
  const { width } = model;
  const touches = (a, b) =>
    Math.abs((a % width) - (b % width)) +
      Math.abs(Math.floor(a / width) - Math.floor(b / width)) ===
    1;
  const isApart = !one.cells.some((a) => other.cells.some((b) => touches(a, b)));
  const axes = new Set([one.axis, other.axis].filter((axis) => axis !== 'any'));
  if (isApart || axes.size > 1) return [];
  const cells = [...one.cells, ...other.cells];
  const both = { label: one.label, cells, axis: [...axes][0] ?? 'any' };
  const left = without(model, [one.label, other.label]);
  return [[`${one.label} and ${other.label} glued`, { ...left, pieces: [...left.pieces, both] }]];
}

function walls(model) {
  const covered = new Set(model.pieces.flatMap(({ cells }) => cells));
  const aimed = new Set(model.goals.flat().flatMap(({ cells }) => cells));
  return model.ground.flatMap((word, cell) => {
    const at = placeOf(model, [cell]);
    if (word === '#')
      return [[`no wall at ${at}`, { ...model, ground: model.ground.with(cell, '.') }]];
    if (word !== '.' || covered.has(cell) || aimed.has(cell)) return [];
    return [[`a wall at ${at}`, { ...model, ground: model.ground.with(cell, '#') }]];
  });
}

function shifts(model, piece) {
  const others = model.pieces.filter((each) => each !== piece);
  const taken = new Set(others.flatMap(({ cells }) => cells));
  return placesOf(model, piece)
    .filter(({ cells }) => cells.every((cell) => model.ground[cell] === '.' && !taken.has(cell)))
    .filter(({ words }) => words !== placeOf(model, piece.cells))
    .map(({ cells, words }) => {
      const pieces = model.pieces.map((each) => (each === piece ? { ...piece, cells } : each));
      return [`${piece.label} starts at ${words}`, { ...model, pieces }];
    });
}

function widened(model, side) {
  const { width, height } = model;
  const [wide, high] =
    side === 'left' || side === 'right' ? [width + 1, height] : [width, height + 1];
  const [right, down] = [side === 'left' ? 1 : 0, side === 'top' ? 1 : 0];
  const moved = (cell) => (Math.floor(cell / width) + down) * wide + (cell % width) + right;
  const ground = new Array(wide * high).fill('.');
  for (const [cell, word] of model.ground.entries()) ground[moved(cell)] = word;
  const lying = (one) => ({ ...one, cells: one.cells.map(moved) });
  return {
    ...{ width: wide, height: high, ground, same: model.same },
    pieces: model.pieces.map(lying),
    goals: model.goals.map((goal) => goal.map(lying)),
  };
}

/** What is wrong with what `vary --goals` printed. */
export function otherGoalFaults(text, printed, { metric, limit }) {
  const model = modelOf(text);
  const told = new Map();
  for (const line of printed.trimEnd().split('\n')) {
    const [, length, unit, words] =
      /^([\d,]+) (\w+) +(.+ at row \d+, column \d+)$/.exec(line) ?? [];
    if (line === '') continue;
    const right = numberIn(length ?? '0') === 1 ? metric.slice(0, -1) : metric;
    if (unit !== right) return [`not understood: "${line}"`];
    told.set(words, numberIn(length));
  }
  const faults = [];
  for (const members of kindsOf(model)) {
    const labels = members.map(({ label }) => label);
    for (const { cells, words } of placesOf(model, members[0])) {
      if (cells.some((cell) => ['#', ' '].includes(model.ground[cell]))) continue;
      const goals = labels.map((label) => [{ label, cells }]);
      const length = optimumOf({ ...model, goals }, metric, limit);
      if (length === undefined) return undefined;
      const goal = `${labels.join(' or ')} at ${words}`;
      const said = told.get(goal);
      told.delete(goal);
      if ((said ?? -1) !== (length > 0 ? length : -1)) {
        faults.push(`${goal}: printed ${said}, is ${length}`);
      }
    }
  }
  for (const goal of told.keys()) faults.push(`no such goal: ${goal}`);
  return faults;
}

function kindsOf(model) {
  const named = new Set(model.goals.flat().map(({ label }) => label));
  const groups = model.pieces.map((piece) => [piece]);
  const merge = (one, other) => {
    const [first, second] = [one, other].map((label) =>
      groups.findIndex((group) => group.some((piece) => piece.label === label)),
    );
    if (first === second) return;
    const [low, high] = [Math.min(first, second), Math.max(first, second)];
    groups[low].push(...groups.splice(high, 1)[0]);
  };
  for (const group of model.same) for (const label of group) merge(group[0], label);
  const isNamed = (label) =>
    groups
      .find((group) => group.some((one) => one.label === label))
      .some((one) => named.has(one.label));
  const like = ({ shape, axis }) => `${axis} ${shape.join(' ')}`;
  const plain = model.pieces.filter(({ label }) => !isNamed(label));
  for (const one of plain) {
    for (const other of plain) if (like(one) === like(other)) merge(one.label, other.label);
  }
  const order = model.pieces.map(({ label }) => label);
  return groups.map((group) =>
    group.sort((one, other) => order.indexOf(one.label) - order.indexOf(other.label)),
  );
}
