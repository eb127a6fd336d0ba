/** Sentences about shortest solutions: chapters, and where intuition fails. */
import { count } from './reading.mjs';

const N = '([\\d,]+)';
const sentence = (text) => new RegExp(`^${text}(?: |$)`);

/** "the small square B one column to the right and 2 rows up", one piece after the other. */
const LOOK = 'the (?:small square|large square|flat bar|upright bar|piece)|tile';
const STRETCH =
  '(?:one|\\d+) (?:rows?|columns?)(?: back)? (?:up|down|to the left|to the right)(?: and )?';
const BROUGHT = new RegExp(`(?:${LOOK}) (\\S+) ((?:${STRETCH})+)`, 'g');
const WAY = /(one|\d+) (row|column)s?( back)? (up|down|to the left|to the right)/g;

function isBrought(r, text, { from, to }) {
  const pieces = [...text.matchAll(BROUGHT)];
  r.must(pieces.length > 0, `nothing is brought: ${text}`);
  for (const [, label, way] of pieces) {
    const [before, after] = [r.cornerAt(label, from), r.cornerAt(label, to)];
    let [right, down] = [0, 0];
    for (const [, number, , back, where] of way.matchAll(WAY)) {
      const cells = number === 'one' ? 1 : Number(number);
      if (where === 'up' || where === 'down') down = where === 'up' ? -cells : cells;
      else right = where === 'to the left' ? -cells : cells;
      if (back) r.must(wasThere(r, label, to), `${label} was not there before`);
    }
    const is = `${after.column - before.column} ${after.row - before.row}`;
    r.same(`where ${label} goes in moves ${from + 1} to ${to}`, `${right} ${down}`, is);
  }
}

/** Whether the piece lies where it lay when an earlier chapter began. */
function wasThere(r, label, to) {
  const { column, row } = r.cornerAt(label, to);
  return r.output.chapters.slice(0, r.chapter).some(({ from }) => {
    const then = r.cornerAt(label, from);
    return then.column === column && then.row === row;
  });
}

const SIDE = 'above|below|the left of|the right of';
const SIDES = { above: 'above', below: 'below', 'the left of': 'left', 'the right of': 'right' };

/** Where a piece lies, seen from another; undefined where that is two things or nothing. */
function sideOf(r, label, of, unit) {
  const [one, other] = [label, of].map((name) => {
    const { column, row } = r.cornerAt(name, unit);
    const { shape } = r.puzzle.pieces.find((piece) => piece.label === name);
    const size = (i) => Math.max(...shape.map((p) => p[i])) - Math.min(...shape.map((p) => p[i]));
    return { left: column, right: column + size(0), top: row, bottom: row + size(1) };
  });
  const sides = [
    ...(one.bottom < other.top ? ['above'] : []),
    ...(one.top > other.bottom ? ['below'] : []),
    ...(one.right < other.left ? ['left'] : []),
    ...(one.left > other.right ? ['right'] : []),
  ];
  return sides.length === 1 ? sides[0] : undefined;
}

function cellsAt(r, label, unit) {
  const piece = r.puzzle.pieces.findIndex((one) => one.label === label);
  const { shape } = r.puzzle.pieces[piece];
  return shape.map(([x, y]) => r.line[unit][piece] + y * r.puzzle.width + x);
}

export const CHAPTER_SENTENCES = [
  [
    'paragraph',
    sentence(
      `Chapter (\\d+), (\\w+) (\\d+)(?: to (\\d+))?: move (.*?)` +
        '(, with .* where (?:it was|they were))?' +
        '(, to the goal)?\\.',
    ),
    (r, number, noun, first, last = first, brought, waits, end) => {
      const chapter = r.output.chapters[++r.chapter];
      const { from, to } = chapter;
      r.same('number of the chapter', Number(number), r.chapter + 1);
      r.same('chapter from', Number(first), from + 1);
      r.units(last, noun, to, 'chapter to');
      isBrought(r, brought, chapter);
      r.same('to the goal', end !== undefined, r.chapter === r.output.chapters.length - 1);
      const isElsewhere = (label) => `${cellsAt(r, label, from)}` !== `${cellsAt(r, label, to)}`;
      r.same('goal pieces as before', waits !== undefined, !r.output.goalPieces.some(isElsewhere));
    },
  ],
  [
    'paragraph',
    /^(The [^.]*?) (?:is|are) in the way at first and (?:has|have) to leave\.(?: |$)/,
    (r, names) => {
      const { from, to } = r.output.chapters[r.chapter];
      const { goalPieces } = r.output;
      const covered = new Set(goalPieces.flatMap((label) => cellsAt(r, label, to)));
      const inWay = r.puzzle.pieces
        .map(({ label }) => label)
        .filter((label) => !goalPieces.includes(label))
        .filter((label) => cellsAt(r, label, from).some((cell) => covered.has(cell)));
      const told = names.split(/, | and /).map((name) => name.split(' ').at(-1));
      r.same('in the way', told.join(), inWay.join());
    },
  ],
  [
    'paragraph',
    sentence(`(?:The \\w+(?: \\w+)?|Tile) (\\S+) goes from (${SIDE}) (\\S+) to (${SIDE}) it\\.`),
    (r, label, was, of, is) => {
      const { from, to } = r.output.chapters[r.chapter];
      r.same(`side of ${label} before`, SIDES[was], sideOf(r, label, of, from));
      r.same(`side of ${label} after`, SIDES[is], sideOf(r, label, of, to));
      r.must(r.output.goalPieces.includes(of), `${of} is no goal piece`);
    },
  ],
  [
    'paragraph',
    sentence(
      `The way leads through (?:a room of ${N} states?|${N} rooms of ${N} states? in all)\\.`,
    ),
    (r, alone, rooms, states) => {
      const { from, to } = r.output.chapters[r.chapter];
      const inside = r.output.doors.filter(({ after }) => after > from && after < to).length;
      r.same('rooms crossed', rooms === undefined ? 1 : count(rooms), inside + 1);
      const first = r.output.doors.filter(({ after }) => after <= from).length;
      const crossed = r.output.rooms.slice(first, first + inside + 1);
      const sum = crossed.reduce((all, size) => all + size, 0) - inside;
      r.same('states of the rooms', count(alone ?? states), sum);
    },
  ],
  [
    'paragraph',
    sentence(
      'Not all shortest solutions reach the state at its end, but each brings ' +
        '((?:(?:one of )?[^.]*? to row \\d+, column \\d+(?: or )?)+)\\.',
    ),
    (r, list) => {
      const { end } = r.output.chapters[r.chapter];
      const told = [...list.matchAll(/(?:one of )?(.*?) to row (\d+), column (\d+)(?: or )?/g)];
      const places = told.map(([, pieces, row, column]) => {
        return `${pieces.split(/, | or /).sort()} ${column} ${row}`;
      });
      const is = (end.anyOf ?? []).map(({ pieces, at }) => {
        return `${[...pieces].sort()} ${at.column} ${at.row}`;
      });
      r.same('places at the end of a chapter', places.join(' or '), is.join(' or '));
      r.ends++;
    },
  ],
  [
    'moves',
    new RegExp(`^(?:(The only shortest way)|One of ${N} shortest ways): (.*)$`),
    (r, only, ways, moves) => {
      const { from, to, ways: own } = r.output.chapters[r.chapter];
      r.same('ways told', only ? '1' : `${count(ways)}`, `${own}`);
      const states = r.playedFrom(moves, r.line[from]);
      r.same('moves of the chapter', states.length - 1, to - from);
      r.same('where they lead', r.keyOf(states.at(-1)), r.keyOf(r.line[to]));
      r.drawings.push([[r.line[to]], `the end of chapter ${r.chapter + 1}`]);
    },
  ],
  [
    'paragraph',
    sentence(
      `At a glance, the goal is ${N} (\\w+) away: for each place of the (goal|nearest goal), ` +
        'count the (\\w+) of the nearest piece that belongs there, as if nothing stood in its ' +
        'way\\.',
    ),
    (r, steps, noun, goal, nouns) => {
      const [one, many] = r.nounsOf('steps');
      r.same('noun at a glance', noun, count(steps) === 1 ? one : many);
      r.same('nouns at a glance', nouns, many);
      r.same('steps at a glance', count(steps), r.apparentDistance[0]);
      r.same('goals at a glance', goal === 'goal', r.puzzle.goals.length === 1);
    },
  ],
  [
    'paragraph',
    sentence('Along the solution shown here, this number never grows\\.'),
    (r) => r.same('moves away, none told', r.output.intuition.away.length, 0),
  ],
  [
    'paragraph',
    sentence(
      'Along the solution shown here, this number grows at (\\w+) ([\\d, and]+)\\. ' +
        `(?:Every shortest solution has at least ${N} such (\\w+)|` +
        'There is also a shortest solution ' +
        '(without) any)\\.',
    ),
    (r, noun, list, least, leastNoun, without) => {
      const { away, awayMin } = r.output.intuition;
      const told = list.split(/, | and /).map(Number);
      r.same('moves away told', told.join(), away.join());
      r.units(`${away.length}`, noun, away.length, 'moves away');
      if (without) r.same('fewest moves away, none told', awayMin, 0);
      else r.units(least, leastNoun, awayMin, 'fewest moves away told');
    },
  ],
  [
    'paragraph',
    sentence(
      'The longest detour lasts from (\\w+) (\\d+) to (\\d+): all that time, this number is ' +
        'larger than just before\\.',
    ),
    (r, noun, from, to) => checkDetour(r, noun, Number(from), Number(to)),
  ],
  [
    'paragraph',
    sentence(
      'No detour is longer than the one at (\\w+) (\\d+): after it, this number is larger than ' +
        'just before\\.',
    ),
    (r, noun, at) => checkDetour(r, noun, Number(at), Number(at)),
  ],
  [
    'paragraph',
    sentence(
      'The longest wait lasts from (\\w+) (\\d+) to (\\d+): this number gets no smaller than it ' +
        'was before\\.',
    ),
    (r, noun, from, to) => {
      const { waiting } = r.output.intuition;
      r.units(from, noun, waiting?.from, 'wait from');
      r.same('wait to', Number(to), waiting?.to);
    },
  ],
  [
    'paragraph',
    sentence(
      `Within ${N} (\\w+), a player who goes wrong can be ${N} (\\w+) from the goal, farther ` +
        'than at the start\\.',
    ),
    (r, length, lengthNoun, farthest, noun) => {
      r.units(farthest, noun, r.output.intuition.farthest, 'farthest told');
      r.units(length, lengthNoun, r.left[0], 'within');
      r.must(count(farthest) > r.left[0], 'that is not farther');
    },
  ],
  [
    'paragraph',
    sentence(`Within ${N} (\\w+), no player gets farther from the goal than at the start\\.`),
    (r, length, noun) => {
      r.units(length, noun, r.left[0], 'within');
      r.must(r.output.intuition.farthest <= r.left[0], 'somebody gets farther');
    },
  ],
  [
    'paragraph',
    sentence('Along it, no move makes this number smaller but the way to the goal longer\\.'),
    (r) => r.same('traps, none told', r.output.intuition.traps.length, 0),
  ],
  [
    'paragraph',
    sentence(
      `Along it, (?:(one) tempting move is a trap: it looks|${N} tempting moves are traps: each ` +
        'looks) right, because this number gets smaller, but the way to the goal gets one ' +
        '(\\w+) longer\\.',
    ),
    (r, one, many, noun) => {
      r.same('traps counted', one ? 1 : count(many), r.traps.length);
      r.units('1', noun, 1, 'longer by');
    },
  ],
  [
    'item',
    new RegExp(
      `^(?:(at the start)|after (\\w+) (\\d+)): (.*); it then takes (at least )?${N} (\\w+) ` +
        'before this number can get any smaller$',
    ),
    (r, start, noun, after, moves, least, depth, depthNoun) => {
      const trap = r.traps.shift();
      if (start) r.same('trap at the start', trap?.first, 0);
      else r.units(after, noun, trap?.first, 'trap after');
      r.same('trap at one moment', trap?.last, trap?.first);
      r.same('moves of the trap', moves, trap?.moves);
      r.units(depth, depthNoun, trap?.depth, 'depth of the trap');
      r.same('at least', least === undefined, trap?.isExact);
    },
  ],
  [
    'item',
    new RegExp(
      `^from (?:the start to (\\w+)|(\\w+) (\\d+) to) (\\d+), (.*) keeps looking right; ` +
        `it then takes (at least )?${N} (\\w+) before this number can get any smaller$`,
    ),
    (r, toNoun, noun, first, last, moves, least, depth, depthNoun) => {
      const trap = r.traps.shift();
      if (toNoun) r.same('trap from the start', trap?.first, 0);
      else r.same('trap from', Number(first), trap?.first);
      r.units(last, toNoun ?? noun, trap?.last, 'trap to');
      r.must(trap?.first < trap?.last, 'a trap of one moment is told as one of several');
      r.same('moves of the trap', moves, trap?.moves);
      r.units(depth, depthNoun, trap?.depth, 'depth of the trap');
      r.same('at least', least === undefined, trap?.isExact);
    },
  ],
];

/** All that time the number is larger than before the first of these moves, and no longer. */
function checkDetour(r, noun, from, to) {
  const { apparentDistance: seen, detour } = r.output.intuition;
  r.units(`${from}`, noun, detour?.from, 'detour from');
  const isLarger = (after) => seen[after] > seen[from - 1];
  const during = seen.slice(from, to + 1).every((_, i) => isLarger(from + i));
  r.same(
    'the number during the detour, and after it',
    `${during} ${isLarger(to + 1)}`,
    'true false',
  );
}
