/** What is wrong with what `diff` printed of a line of play; part of the independent checker. */
import { readPuzzle } from '../readPuzzle.mjs';
import { canonicalKey, continues, lengthIn, meetsGoal, replay } from '../rules.mjs';
import { explore, toGoal } from '../space.mjs';
import { numberIn } from './model.mjs';

/** `printed` is that of `--all`. */
export function reviewFaults(text, line, printed, { metric, limit }) {
  const puzzle = readPuzzle(text);
  const space = explore(puzzle, limit);
  if (!space) return undefined;
  const played = replay(puzzle, line);
  const left = toGoal(space, metric);
  const numbers = new Map(space.states.map((state, i) => [canonicalKey(puzzle, state), i]));
  const ends = played.steps.flatMap((step, i) => {
    const next = played.steps[i + 1];
    return next && continues(metric, step, next) ? [] : [i + 1];
  });
  const distances = [0, ...ends].map(
    (at) => left[numbers.get(canonicalKey(puzzle, played.states[at]))],
  );
  const rightLines = linesOf(puzzle, played, metric, distances);
  const printedLines = printed.trimEnd().split('\n\n');
  const said = [
    printedLines[0].replaceAll('\n', ' '),
    ...printedLines.slice(1).flatMap((part) => part.split('\n')),
  ];
  return faultsIn(said, rightLines);
}

function linesOf(puzzle, { steps, end }, metric, distances) {
  const length = distances.length - 1;
  const losses = distances.slice(1).map((distance, i) => distance - distances[i] + 1);
  const lost = losses.reduce((sum, loss) => sum + loss, 0);
  const amount = (one) => {
    const count = lengthIn(one, steps);
    return `${count} ${count === 1 ? one.slice(0, -1) : one}`;
  };
  const others =
    metric === 'moves'
      ? ['slides', 'steps']
      : ['steps', 'slides', 'moves'].filter((one) => one !== metric);
  const isSolved = meetsGoal(puzzle, end);
  const head = `${amount(metric)} (${others.map(amount).join(', ')})`;
  const worth =
    lost === 0
      ? ': nothing lost'
      : `, ${lost} lost${isSolved ? `; the shortest has ${length - lost}` : ''}`;
  return {
    head: `${head}${worth}${isSolved ? '' : ', but the line does not end at the goal'}`,
    rows: losses.map((loss, i) => [i + 1, distances[i], distances[i + 1], loss]),
    notes: notesOf(losses),
  };
}

function notesOf(losses) {
  if (losses.length === 0) return [];
  const first = losses.findIndex((loss) => loss > 0);
  let [from, most] = [0, 0];
  for (let at = 0; at < losses.length; at++) {
    let to = at;
    while (losses[to] === 0) to++;
    if (to - at > most) [from, most] = [at, to - at];
  }
  const stretch = most === 1 ? `move ${from + 1}` : `moves ${from + 1} to ${from + most} (${most})`;
  return [
    ...(first < 0 ? [] : [`first mistake: move ${first + 1}`]),
    ...(first < 0 ? ['every move is on a shortest solution'] : []),
    ...(first >= 0 && most > 0 ? [`longest stretch without a mistake: ${stretch}`] : []),
  ];
}

function faultsIn(said, { head, rows, notes }) {
  const faults = [];
  const same = (printed, is) => {
    if (printed !== is) faults.push(`printed "${printed}", is "${is}"`);
  };
  same(said[0], head);
  const table = said.slice(1).filter((line) => /^ *\d+ /.test(line));
  same(table.length, rows.length);
  for (const [i, row] of table.entries()) {
    const [, number, before, after, loss] =
      /^ *(\d+) +.+? +([\d,]+) +([\d,]+)(?: +([\d,]+))?$/.exec(row) ?? [];
    const read = [number, before, after, loss ?? '0'].map((word) => numberIn(word ?? ''));
    same(read.join(), rows[i]?.join());
  }
  same(
    said
      .slice(1)
      .filter((line) => !/^ *(\d+ |move {2})/.test(line))
      .join(' | '),
    notes.join(' | '),
  );
  return faults;
}
