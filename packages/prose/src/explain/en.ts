import type { Facts } from '@glissade/analysis/explain/explanation';
import type { BoardPlace } from '@glissade/analysis/explain/factTypes';
import type { SymmetryName } from '@glissade/analysis/explain/space/symmetry';
import type { Metric } from '@glissade/core';
import { enChapter, enChapterMoves, enChapterNotes } from './enChapters.ts';
import { about, amount, list, noun, states } from './enNouns.ts';
import { type Image, imageOf } from './images.ts';
import { countWords, percentOf, singleMovesOf } from './numbers.ts';
import type { Words } from './words.ts';

const place = ({ column, row }: BoardPlace) => `column ${column}, row ${row}`;
/** "33 %": never all or nothing of a part that is neither. */
const shareOf = (part: number, whole: number) => {
  const percent = percentOf(part, whole);
  if (percent === 0) return 'less than 1 %';
  return percent === 100 && part < whole ? 'more than 99 %' : `${percent} %`;
};

const are = (count: number) => (count === 1 ? 'is' : 'are');

/** A piece that is named alone, or one of several that are alike. */
const piece = (labels: readonly string[]) =>
  labels.length === 1 ? labels[0]! : `one of ${list(labels, 'or')}`;

const IMAGES: Readonly<Record<Image, string>> = {
  mirror: 'mirrored',
  turn: 'turned',
  both: 'mirrored or turned',
};

/** ", as drawn or mirrored" if images count as one. */
const orImage = ({ symmetry }: Facts) => {
  const image = imageOf(symmetry.folded);
  return image ? `, as drawn or ${IMAGES[image]}` : '';
};

/** What a room counts as one state. */
const countedOnce = ({ symmetry, goalStates }: Facts) => {
  const goals = goalStates > 1;
  if (symmetry.folded.length > 0) {
    const too = goals ? ', and so do all goal states' : '';
    return `, where a door and its images count as one${too}`;
  }
  return goals ? ', where all goal states count as one' : '';
};

const notBefore = (earliest: number, metric: Metric) =>
  ` (on shortest solutions not before ${noun(metric)} ${earliest})`;

/** When a move tempts, and the move. */
function trapWhen(first: number, last: number, moves: string, metric: Metric): string {
  if (first < last) {
    const from = first === 0 ? `the start to ${noun(metric)}` : `${noun(metric)} ${first} to`;
    return `from ${from} ${last}, ${moves} looks right all the time`;
  }
  return `${first === 0 ? 'at the start' : `after ${noun(metric)} ${first}`}: ${moves}`;
}

export const EN: Words = {
  space: ' ',
  typeset: (text) => text,
  headings: {
    common: 'What every solution must do',
    chapters: 'The chapters of the shortest solutions',
    intuition: 'Where intuition fails',
    deadEnds: 'Dead ends',
    symmetry: 'Mirror images and idle pieces',
    difficulty: 'How hard it is',
  },
  headline: (title, { length, metric }) =>
    `${title}: the shortest solution takes ${amount(length, metric)}`,
  howToRead:
    'Columns are counted from the left and rows from the top; the place of a piece is the place ' +
    'of its upper left corner.',
  proof: ({ states: count, goalStates, length, metric }) =>
    'A state is a picture of where all pieces are. From the start, one can come to ' +
    `${states(count)}; ${countWords(goalStates)} of them ` +
    `${goalStates === 1 ? 'meets' : 'meet'} the goal. All of them were looked at, so nobody can ` +
    `do it in fewer than ${amount(length, metric)}.`,
  solutions: ({ optimalSolutions, length, metric }) =>
    optimalSolutions === 1
      ? `Only one solution takes ${amount(length, metric)}.`
      : `${about(optimalSolutions)} solutions take ${amount(length, metric)}.`,
  milestones: (facts) => {
    const { length, metric, milestones } = facts;
    const between = milestones.length;
    const before = length - 1;
    if (before === 0) return '';
    if (between === 0) {
      return `Between start and goal, no state is on all the shortest solutions${orImage(facts)}.`;
    }
    const each = before === 1 ? 'the one' : `each of the ${countWords(before)}`;
    const counts =
      between === before ? each : `${countWords(between)} of the ${countWords(before)}`;
    return (
      `They meet: after ${counts} ${noun(metric, before)} before the last one, all are in one ` +
      `and the same state${orImage(facts)}. Such a state is a milestone.`
    );
  },
  doors: (facts) => {
    const { doors, rooms } = facts;
    if (doors.length === 0) {
      return `Between start and goal, no state is on every solution${orImage(facts)}.`;
    }
    const forced = singleMovesOf(facts);
    const single =
      forced > 0 ? `, ${countWords(forced)} of which ${are(forced)} a single move` : '';
    return (
      `${states(doors.length)} ${are(doors.length)} on every solution, however long` +
      `${orImage(facts)}. Such a state is a door. ` +
      `${doors.length === 1 ? 'It cuts' : 'They cut'} each solution into ` +
      `${countWords(rooms.length)} parts${single}. The largest room that such a part leads ` +
      `through has ${states(Math.max(...rooms))}${countedOnce(facts)}.`
    );
  },
  lastMove: (facts) =>
    `Every solution ends with a move from one and the same state${orImage(facts)}.`,
  landmarksIntro: 'Whatever a solution looks like, these places have to be visited:',
  placement: ({ pieces, at }) => `${piece(pieces)} at ${place(at)}`,
  landmark: ({ anyOf, earliest }, metric) =>
    anyOf.map(EN.placement).join(' or ') + notBefore(earliest, metric),
  otherLandmarks: (count, isFirst) =>
    `${countWords(count)} ${isFirst ? '' : 'more '}${count === 1 ? 'place' : 'places'} of pieces ` +
    `that no goal names cannot be avoided${isFirst ? '' : ' either'}.`,
  pairsIntro:
    'Some places have to be taken at the same time. In every solution, there is a moment with:',
  pair: ({ anyOf, earliest }, metric) =>
    anyOf.map((pair) => pair.map(EN.placement).join(' and ')).join(', or ') +
    notBefore(earliest, metric),
  otherPairs: (count) =>
    `${countWords(count)} more ${count === 1 ? 'pair' : 'pairs'} of this kind cannot be avoided.`,
  chapter: enChapter,
  chapterNotes: enChapterNotes,
  chapterEnd: ({ end }) =>
    end.type === 'place'
      ? 'Not all shortest solutions come to the state at its end, but each brings ' +
        `${end.anyOf.map(({ pieces, at }) => `${piece(pieces)} to ${place(at)}`).join(' or ')}.`
      : '',
  chapterMoves: enChapterMoves,
  apparentDistance: ({ goals, intuition: { apparentDistance } }) =>
    `At a glance, ${amount(apparentDistance[0]!, 'steps')} ${are(apparentDistance[0]!)} left: ` +
    `for each place of ${goals === 1 ? 'the goal' : 'the nearest goal'}, those of the nearest ` +
    'piece that belongs ' +
    'there, as if nothing stood in its way.',
  away: ({ intuition: { away, awayMin }, metric }) => {
    if (away.length === 0) return 'In the solution shown here, this number never grows.';
    const least =
      awayMin > 0
        ? ` Every shortest solution has at least ${amount(awayMin, metric)} of this kind.`
        : ' There is also a shortest solution without any.';
    const moves = `${noun(metric, away.length)} ${list(away.map(String))}`;
    return `In the solution shown here, this number grows with ${moves}.${least}`;
  },
  detour: ({ intuition: { detour }, metric }) =>
    detour
      ? `The longest detour lasts from ${noun(metric)} ${detour.from} to ${detour.to}: all the ` +
        'time between, this number is larger than just before.'
      : '',
  waiting: ({ intuition: { waiting }, metric }) =>
    waiting && waiting.to > waiting.from
      ? `The longest wait: from ${noun(metric)} ${waiting.from} to ${waiting.to}, this number ` +
        'gets no smaller than it was before.'
      : '',
  farthest: ({ length, intuition: { farthest }, metric }) =>
    farthest > length
      ? `A player who goes wrong can be ${amount(farthest, metric)} away from the goal after no ` +
        `more than ${amount(length, metric)}: farther than at the start.`
      : `With no more than ${amount(length, metric)}, nobody gets farther from the goal than at ` +
        'the start.',
  trapsIntro: (count, metric) => {
    if (count === 0) {
      return 'Along it, no move makes this number smaller and yet the way to the goal longer.';
    }
    const [traps, looks] =
      count === 1
        ? ['one tempting move is a trap', 'it looks']
        : [`${countWords(count)} tempting moves are traps`, 'each looks'];
    return (
      `Along it, ${traps}: ${looks} right, because this number gets smaller, and yet the way to ` +
      `the goal is one ${noun(metric)} longer than before.`
    );
  },
  trap: ({ first, last, moves, depth, isExact }, metric) =>
    `${trapWhen(first, last, moves, metric)}; then it takes ` +
    `${isExact ? '' : 'at least '}${amount(depth, metric)} before this number can get smaller ` +
    'still',
  deadEnds: ({ deadEnds: { count, states: inside, of } }) => {
    if (count === 0) {
      return (
        'There are none: every state before the goal lies on some way to it that comes to no ' +
        'state twice.'
      );
    }
    const ends = count === 1 ? '1 dead end has' : `${countWords(count)} dead ends have`;
    return (
      `${ends} ${states(inside)}${count === 1 ? '' : ' together'}, ${shareOf(inside, of)} of all ` +
      'before the goal: the only way out is by the same state.'
    );
  },
  largestDeadEnd: ({ deadEnds: { count, largest }, metric }) => {
    const [first] = largest;
    if (!first) return '';
    const depth = `is up to ${amount(first.depth, metric)} deep`;
    if (count === 1) return `It ${depth} and begins here:`;
    return `The largest has ${states(first.size)} and ${depth}. It begins here:`;
  },
  symmetryNames: {
    'left-right': 'with left and right exchanged',
    'top-bottom': 'with top and bottom exchanged',
    'half-turn': 'turned by 180 degrees',
    'quarter-turn': 'turned by 90 degrees to the right',
    'three-quarter-turn': 'turned by 90 degrees to the left',
    diagonal: 'mirrored at the diagonal',
    'other-diagonal': 'mirrored at the other diagonal',
  },
  symmetry: ({ goals, symmetry: { puzzle, start, relabelled } }) => {
    const all = `Board, pieces and ${goals === 1 ? 'goal' : 'goals'}`;
    if (puzzle.length === 0) return `${all} have no mirror image and no turn.`;
    const named = (names: readonly SymmetryName[]) =>
      list(
        names.map((name) => EN.symmetryNames[name]),
        'or',
      );
    const plain = puzzle.filter((name) => !relabelled.includes(name));
    const same = [
      ...(plain.length > 0 ? [`${all} stay the same ${named(plain)}.`] : []),
      ...(relabelled.length > 0
        ? [`${all} stay the same ${named(relabelled)} if pieces take the labels of others.`]
        : []),
    ].join(' ');
    const image = imageOf(start);
    if (!image) return `${same} The start does not.`;
    const which = start.length < puzzle.length ? ` ${named(start)}` : '';
    return `${same} The start does too${which}, so every solution can be played ${IMAGES[image]}.`;
  },
  difficulty: (score) =>
    `About ${score} on a scale from 1 to 10. This is an estimate from the facts above, not a ` +
    'proof. The scale begins at 1, and these add to it:',
  difficultyParts: {
    length: (value) => `length of a shortest solution: ${value}`,
    farthest: (value) => `how far from the goal a player can get in as many moves: ${value}`,
  },
  points: (points) => `adds ${points}`,
  unmoved: (pieces) =>
    pieces.length === 0
      ? 'Every piece is moved by some shortest solution.'
      : `No shortest solution moves ${list(pieces, 'or')}.`,
};
