/** What is wrong with what `hint` printed of a puzzle; part of the independent checker. */
import { faultsOf } from '../faults.mjs';
import { numberIn } from './model.mjs';

const HEADLINE = /^([\d,]+) (\w+) to the goal \(([^)]*)\); best: ([^(]*)$/;
const METRICS = { move: 'moves', slide: 'slides', step: 'steps', stm: 'stm', mtm: 'mtm' };
const metricOf = (unit) => METRICS[unit] ?? METRICS[unit.replace(/s$/, '')];

/** The sentences are read back into what the JSON says, and checked as that is. */
export function hintFaults(text, printed, { metric, limit }) {
  const said = readHint(printed, metric);
  if (typeof said === 'string') return [said];
  const { faults, isProved } = faultsOf({ verb: 'hint', puzzle: text, output: said }, limit);
  return isProved ? faults : undefined;
}

function readHint(printed, metric) {
  const parts = printed.trimEnd().split('\n\n');
  // Why the best moves are made stands between the two, where it is told.
  const [head, table] = [parts[0], parts.length > 1 ? parts.at(-1) : ''];
  const headline = head.replaceAll('\n', ' ');
  if (headline === 'unsolvable: the goal cannot be reached from here') {
    return { status: 'unsolvable', metric };
  }
  const rows = table.split('\n').slice(1);
  const moves = rows.map((row) => {
    const [, name, distance, best] = /^(.+?) +([\d,]+)(?: {2}(best))?$/.exec(row) ?? [];
    const bound = numberIn(distance ?? 'none');
    const bounds = { distance: bound, lowerBound: bound, upperBound: bound };
    return { moves: name, ...bounds, best: best !== undefined };
  });
  if (headline === 'solved already: this state meets the goal') {
    const own = table === 'no piece can move' ? [] : moves;
    return { status: 'evaluated', metric, distance: 0, complete: true, moves: own };
  }
  const [, length, unit, others, best] = HEADLINE.exec(headline) ?? [];
  if (metricOf(unit ?? '') === undefined) return `not understood: "${headline}"`;
  const told = [`${length} ${unit}`, ...others.split(', ')].map((part) => part.split(' '));
  for (const [count, word] of told) {
    const isOne = count === '1';
    const isWord = !['stm', 'mtm'].includes(word);
    if (isWord && isOne === word.endsWith('s')) return `"${count} ${word}"`;
  }
  const lengths = Object.fromEntries(
    told.map(([count, word]) => [metricOf(word), numberIn(count)]),
  );
  const named = best.split(/, | or /).join();
  const marked = moves.filter((move) => move.best).map((move) => move.moves);
  if (named !== marked.join()) return `best: ${named}, but the table marks ${marked}`;
  const distance = numberIn(length);
  return { status: 'evaluated', metric, distance, lengths, complete: true, optimal: true, moves };
}
