/** Sentences about all states: the proof, doors, places, dead ends, symmetries. */

import { count } from './reading.mjs';
import { isPlain, keepsStart } from './symmetry.mjs';

const N = '([\\d,]+)';
const AS = '(, as drawn or (?:mirrored or turned|mirrored|turned))?';
const sentence = (text) => new RegExp(`^${text}(?: |$)`);

/** "as drawn or mirrored" where images were folded, and in the right words. */
function isSaid(r, as) {
  r.same(
    'as drawn or …',
    as,
    r.folded ? `, as drawn or ${wordOf(r.output.symmetry.folded)}` : undefined,
  );
}

function wordOf(names) {
  const turns = names.filter((name) => name.endsWith('turn')).length;
  if (turns === 0) return 'mirrored';
  return turns === names.length ? 'turned' : 'mirrored or turned';
}

/** What of a list of labels "A", "A, B and C" or "one of A or B". */
const labelsIn = (text) => text.replace(/^one of /, '').split(/, | and | or /);

/** Labels and corner of "one of A or B at row 3, column 2". */
function placementOf(text) {
  const [, who, row, column] = /^(.*) at row (\d+), column (\d+)$/.exec(text) ?? [];
  return { pieces: labelsIn(who), at: { column: Number(column), row: Number(row) } };
}

const keyOfPlacements = (some) =>
  some.map(({ pieces, at }) => `${[...pieces].sort()} ${at.column} ${at.row}`).join(' & ');

const ITEM = /^(.* at row .*) \(on a shortest solution, no earlier than (\w+) (\d+)\)$/;

/** An item is one of the landmarks, or one of the pairs, that were proved in the facts. */
function isProved(r, text, noun, earliest) {
  const isPair = r.inPairs;
  const alternatives = text
    .split(isPair ? /(?<=column \d+), or / : /(?<=column \d+) or /)
    .map((one) => (isPair ? splitPair(one) : [one]).map(placementOf));
  const key = alternatives.map(keyOfPlacements).join(' | ');
  const proved = isPair ? r.output.landmarkPairs : r.output.landmarks;
  const found = proved.find(
    ({ anyOf }) => anyOf.map((one) => keyOfPlacements([one].flat())).join(' | ') === key,
  );
  r.must(found, `told, but not among the facts: ${text}`);
  r.units(earliest, noun, found?.earliest, `not before, of ${text}`);
  if (isPair) r.pairs++;
  else {
    r.landmarks++;
    r.ownLandmarks++;
  }
}

function splitPair(text) {
  const [, first, second] = /^(.*? column \d+) and (.*)$/.exec(text) ?? [];
  return [first, second];
}

export const SPACE_SENTENCES = [
  [
    'paragraph',
    sentence(
      `A state is where all pieces are at one moment\\. From the start, ${N} states? can be ` +
        `reached; ${N} of them (meets?) the goal\\. All of them were checked: no solution takes ` +
        `fewer than ${N} (\\w+)\\.`,
    ),
    (r, states, goals, verb, length, noun) => {
      r.same('states told', count(states), r.space.states.length);
      r.same('goal states told', count(goals), r.space.goals.length);
      r.same('verb', verb, count(goals) === 1 ? 'meets' : 'meet');
      r.units(length, noun, r.left[0], 'fewer than');
    },
  ],
  [
    'paragraph',
    sentence(`(?:Only one solution takes|${N} solutions take) ${N} (\\w+)\\.`),
    (r, many, length, noun) => {
      r.same('solutions told', many === undefined ? 1 : count(many), Number(r.optimalSolutions));
      r.units(length, noun, r.left[0], 'length of the solutions');
    },
  ],
  [
    'paragraph',
    sentence(
      `They meet: after (?:(the one)|(each) of the ${N}|${N} of the ${N}) (\\w+) before the last ` +
        `one, all of them are in the same state${AS}\\. Such a state is a milestone\\.`,
    ),
    (r, one, each, all, some, of, noun, as) => {
      const length = r.left[0] - 1;
      r.units(one ? '1' : (all ?? of), noun, length, 'moves before the last one');
      const told = one || each ? length : count(some);
      r.same('milestones told', told, r.output.milestones.length);
      isSaid(r, as);
    },
  ],
  [
    'paragraph',
    sentence(`Between start and goal, no state is on every shortest solution${AS}\\.`),
    (r, as) => {
      r.same('milestones, none told', r.output.milestones.length, 0);
      isSaid(r, as);
    },
  ],
  [
    'paragraph',
    sentence(
      'Rows are counted from the top and columns from the left; a piece is where its upper left ' +
        'corner is\\.',
    ),
    () => undefined,
  ],
  [
    'paragraph',
    sentence(`Between start and goal, no state is on every solution${AS}\\.`),
    (r, as) => {
      r.same('doors, none told', r.output.doors.length, 0);
      isSaid(r, as);
    },
  ],
  [
    'paragraph',
    sentence(
      `${N} states? (is|are) on every solution, however long${AS}\\. Such a state is a door\\. ` +
        `(It divides|They divide) each solution into ${N} parts(?:, ${N} of which (is|are) a ` +
        'single move)?\\. All states that a part can pass are its room; the largest room has ' +
        `${N} states?` +
        '(, where a door and its images count as one|, where all goal states count as one|' +
        ', where a door and its images count as one, and so do all goal states)?\\.',
    ),
    (r, doors, verb, as, cut, parts, single, singleVerb, room, once) => {
      const { output, same } = r;
      same('doors told', count(doors), output.doors.length);
      same(
        'verb of doors',
        `${verb} ${cut}`,
        count(doors) === 1 ? 'is It divides' : 'are They divide',
      );
      same('parts told', count(parts), output.rooms.length);
      const moves = output.rooms.filter((size) => size === 2).length;
      same('single moves told', single === undefined ? 0 : count(single), moves);
      if (single) same('verb of single moves', singleVerb, moves === 1 ? 'is' : 'are');
      same('largest room told', count(room), Math.max(...output.rooms));
      same('images as one', /images/.test(once ?? ''), r.folded);
      same('goal states as one', /goal states/.test(once ?? ''), r.space.goals.length > 1);
      isSaid(r, as);
    },
  ],
  [
    'paragraph',
    sentence(`Every solution makes its last move from the same state${AS}\\.`),
    (r, as) => {
      r.must(r.output.lastMoveForced, 'the last move is not forced');
      isSaid(r, as);
    },
  ],
  ['paragraph', sentence('Every solution passes through each of these places:'), () => undefined],
  [
    'paragraph',
    sentence(`Pieces that no goal names (also )?have to pass ${N} (such )?(places?)\\.`),
    (r, also, places, such, word) => {
      r.landmarks += count(places);
      const isMore = r.ownLandmarks > 0;
      r.same('more places', `${also !== undefined} ${such !== undefined}`, `${isMore} ${isMore}`);
      r.same('places', word, count(places) === 1 ? 'place' : 'places');
    },
  ],
  [
    'paragraph',
    sentence('Some places have to be taken at the same time\\. Every solution has a moment with:'),
    (r) => {
      r.inPairs = true;
    },
  ],
  [
    'paragraph',
    sentence(`${N} more pairs? of this kind cannot be avoided\\.`),
    (r, pairs) => {
      r.pairs += count(pairs);
    },
  ],
  ['item', ITEM, isProved],
  [
    'paragraph',
    sentence(
      'There are none: every state before the goal lies on some way to it that visits no state ' +
        'twice\\.',
    ),
    (r) => r.same('dead ends, none told', r.output.deadEnds.count, 0),
  ],
  [
    'paragraph',
    sentence(
      `${N} dead (end holds|ends hold) ${N} states?( in all)?, (less than 1|more than 99|\\d+)% ` +
        'of all before the goal: (it|each) can only be left by the state where it was entered\\.',
    ),
    (r, ends, verb, states, together, share, who) => {
      const { deadEnds } = r.output;
      const isOne = deadEnds.count === 1;
      r.same('dead ends told', count(ends), deadEnds.count);
      r.same('dead ends hold', `${verb} ${who}`, isOne ? 'end holds it' : 'ends hold each');
      r.same('in all', together !== undefined, !isOne);
      r.same('states in dead ends told', count(states), deadEnds.states);
      const percent = (100 * deadEnds.states) / r.before.length;
      if (share === 'less than 1') r.must(percent < 1, 'the share is larger');
      else if (share === 'more than 99')
        r.must(percent > 99 && percent < 100, 'the share is other');
      else r.same('share of dead ends', Number(share), Math.round(percent));
    },
  ],
  [
    'paragraph',
    sentence(
      `(?:It|The largest has ${N} states? and) is up to ${N} (\\w+) deep` +
        '(?:\\. It| and) begins here:',
    ),
    (r, states, depth, noun) => {
      const [largest] = r.output.deadEnds.largest;
      r.same('the only dead end', states === undefined, r.output.deadEnds.count === 1);
      if (states) r.same('largest dead end told', count(states), largest.size);
      r.units(depth, noun, largest.depth, 'depth told');
      r.drawings.push([r.space.states, 'the entrance of the largest dead end']);
    },
  ],
  [
    'paragraph',
    sentence('Board, pieces and goals? have no symmetry\\.'),
    (r) => r.same('symmetries, none told', r.symmetries.length, 0),
  ],
  [
    'paragraph',
    sentence('Board, pieces and goals? stay the same ([^.]*?)( if pieces trade labels)?\\.'),
    (r, names, relabelled) => {
      const told = namesIn(names);
      for (const name of told) {
        const { pairings = [] } = r.symmetries.find((one) => one.name === name) ?? {};
        const isSaid = relabelled === undefined;
        r.must(
          pairings.some((one) => isPlain(one) === isSaid),
          `labels of ${name}`,
        );
      }
      r.symmetriesTold = [...(r.symmetriesTold ?? []), ...told];
    },
  ],
  ['paragraph', sentence('The start does not\\.'), (r) => startsKept(r, [], undefined)],
  [
    'paragraph',
    sentence('The start does too([^,]*), so every solution can be played ([a-z ]+)\\.'),
    (r, names, word) =>
      startsKept(r, names === '' ? r.symmetries.map(({ name }) => name) : namesIn(names), word),
  ],
  [
    'paragraph',
    sentence('Every piece is moved by some shortest solution\\.'),
    (r) => r.same('idle pieces, none told', r.output.unmoved.length, 0),
  ],
  [
    'paragraph',
    sentence('No shortest solution moves ([^.]+)\\.'),
    (r, labels) => r.same('idle pieces told', labelsIn(labels).join(), r.output.unmoved.join()),
  ],
  [
    'paragraph',
    sentence(
      'About ([\\d.]+) on a scale from 1 to 10\\. This is an estimate from the facts above, not ' +
        'a proof\\. The scale begins at 1, and these add to it:',
    ),
    (r, score) => r.same('score told', Number(score), r.output.difficulty.score),
  ],
  [
    'item',
    new RegExp(
      '^(length of a shortest solution|how far from the goal a player can get in as many moves): ' +
        '(\\d+) \\(adds ([\\d.]+)\\)$',
    ),
    (r, _, value, points) => {
      const part = r.output.difficulty.parts[r.points++];
      r.same('part of the score', `${value} ${points}`, `${part.value} ${part.points}`);
    },
  ],
];

const NAMES = {
  'with left and right swapped': 'left-right',
  'with top and bottom swapped': 'top-bottom',
  'turned by 180 degrees': 'half-turn',
  'turned by 90 degrees to the right': 'quarter-turn',
  'turned by 90 degrees to the left': 'three-quarter-turn',
  'mirrored along the diagonal': 'diagonal',
  'mirrored along the other diagonal': 'other-diagonal',
};

function namesIn(text) {
  return Object.entries(NAMES).flatMap(([words, name]) =>
    new RegExp(`(^|, | or | )${words}($|,| or )`).test(text) ? [name] : [],
  );
}

function startsKept(r, told, word) {
  const kept = r.symmetries
    .filter(({ pairings }) => pairings.some((one) => keepsStart(r.puzzle, one)))
    .map(({ name }) => name);
  r.same('the start keeps', told.join(), kept.join());
  const all = r.symmetries.map(({ name }) => name).sort();
  r.same('symmetries told', [...r.symmetriesTold].sort().join(), all.join());
  if (word !== undefined) r.same('played', word, wordOf(kept));
}
