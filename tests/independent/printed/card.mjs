/** What is wrong with a printed card; part of the independent checker. */
import { modelOf, optimumOf } from './model.mjs';

export function cardFaults(text, svg, { limit }) {
  const model = modelOf(text);
  const { pieces, goals, ground, same } = model;
  // What players count: slides where every piece keeps its axis, else moves.
  const metric = pieces.every(({ axis }) => axis !== 'any') ? 'slides' : 'moves';
  const length = optimumOf(model, metric, limit);
  if (length === undefined) return undefined;
  const faults = [];
  const is = (what, printed, right) => {
    if (printed !== right) faults.push(`${what}: printed "${printed}", is "${right}"`);
  };
  const words = [...svg.matchAll(/<text [^>]*>([^<]*)</g)].slice(1).map(([, said]) => said);
  const any = goals.length === 1 ? '' : ' to any of these goals';
  const unit = length === 1 ? metric.slice(0, -1) : metric;
  const shortest = length < 0 ? '' : `Shortest solution${any}: ${length} ${unit}`;
  is('the length', words.find((said) => said.startsWith('Shortest')) ?? '', shortest);
  const heading = words.find((said) => said.startsWith('Goal')) ?? '';
  const count = goals.length === 1 ? 'Goal' : `Goal, any of ${goals.length}`;
  is('the heading', heading.split(':')[0], count);
  const gates = ground.filter((word) => word === '-').length;
  const rule = words.find((said) => said.startsWith('Only')) ?? '';
  is('a rule for gates', rule !== '', gates > 0);
  const [, admitted] = /^Only (.+) may enter the striped cells\.$/.exec(rule) ?? [];
  if (admitted)
    is('who may enter', [...admitted.split(' or ')].sort().join(), mayEnter(goals, same));
  const pictures = [...svg.matchAll(/<g class="goal">(.*?)<\/g>/g)].map(([, picture]) => picture);
  is('pictures of goals', pictures.length, goals.length);
  for (const [i, picture] of pictures.entries()) {
    is(
      `goal ${i + 1}`,
      drawnIn(model, picture),
      [...goals[i]]
        .map((one) => boxOf(model, one.cells))
        .sort()
        .join(),
    );
  }
  for (const stripes of svg.matchAll(/<path class="gates" d="([^"]*)"/g)) {
    is('stripes', stripes[1].match(/M/g).length, 3 * gates);
  }
  is(
    'pictures with gates',
    (svg.match(/class="gates"/g) ?? []).length,
    gates > 0 ? goals.length + 1 : 0,
  );
  return faults;
}

/** Labels of all that the goals name, by themselves or by a group of same pieces. */
function mayEnter(goals, same) {
  const labels = new Set(goals.flat().map(({ label }) => label));
  for (let size = -1; size !== labels.size; ) {
    size = labels.size;
    for (const group of same) {
      if (group.some((label) => labels.has(label))) for (const label of group) labels.add(label);
    }
  }
  return [...labels].sort().join();
}

/** The box around some cells, in cells from the upper left corner of the open ones. */
function boxOf(model, cells) {
  const open = [...model.ground.keys()].filter((cell) => !['#', ' '].includes(model.ground[cell]));
  const [left, top] = spanOf(model, open);
  const [x, y, right, bottom] = spanOf(model, cells);
  return [x - left, y - top, right - left, bottom - top].join(' ');
}

function spanOf({ width }, cells) {
  const columns = cells.map((cell) => cell % width);
  const rows = cells.map((cell) => Math.floor(cell / width));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return [left, top, Math.max(...columns), Math.max(...rows)];
}

/** The boxes of the pieces of a picture, measured in its cells. */
function drawnIn(model, picture) {
  const outlines = [...picture.matchAll(/<path d="([^"]*)" fill="([^"]*)" (stroke|fill-rule)/g)];
  const [ground] = [...picture.matchAll(/<path d="([^"]*)" fill="#ddd8cd"/g)].map(([, d]) =>
    pointsOf(d),
  );
  const open = [...model.ground.keys()].filter((cell) => !['#', ' '].includes(model.ground[cell]));
  const [left, , right] = spanOf(model, open);
  const side = (ground.right - ground.left) / (right - left + 1);
  const boxes = outlines.flatMap(([, d, , kind]) => {
    if (kind !== 'stroke') return [];
    const points = pointsOf(d);
    const from = [(points.left - ground.left) / side, (points.top - ground.top) / side].map(
      Math.floor,
    );
    const to = [(points.right - ground.left) / side, (points.bottom - ground.top) / side].map(
      Math.floor,
    );
    return [[...from, ...to].join(' ')];
  });
  return boxes.sort().join();
}

function pointsOf(path) {
  const points = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, right: Math.max(...xs), bottom: Math.max(...ys) };
}
