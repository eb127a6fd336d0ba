import type { Facts } from '@glissade/analysis/explain/explanation';
import type { BoardPlace } from '@glissade/analysis/explain/factTypes';
import type { SymmetryName } from '@glissade/analysis/explain/space/symmetry';
import type { Metric } from '@glissade/core';
import { enChapter, enChapterMoves, enChapterNotes } from './enChapters.ts';
import { EN_INTUITION } from './enIntuition.ts';
import { about, amount, list, noun, states } from './enNouns.ts';
import { type Image, imageOf } from './images.ts';
import { countWords, percentOf, singleMovesOf } from './numbers.ts';
import type { Words } from './words.ts';

const place = ({ column, row }: BoardPlace) => `row ${row}, column ${column}`;
/** "33%": never all or nothing of a part that is neither. */
const shareOf = (part: number, whole: number) => {
  const percent = percentOf(part, whole);
  if (percent === 0) return 'less than 1%';
  return percent === 100 && part < whole ? 'more than 99%' : `${percent}%`;
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
  ` (on a shortest solution, no earlier than ${noun(metric)} ${earliest})`;

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
    'Rows are counted from the top and columns from the left; a piece is where its upper ' +
    'left corner is.',
  proof: ({ states: count, goalStates, length, metric }) =>
    `A state is where all pieces are at one moment. From the start, ${states(count)} can be ` +
    `reached; ${countWords(goalStates)} of them ${goalStates === 1 ? 'meets' : 'meet'} the goal. ` +
    `All of them were checked: no solution takes fewer than ${amount(length, metric)}.`,
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
      return `Between start and goal, no state is on every shortest solution${orImage(facts)}.`;
    }
    const each = before === 1 ? 'the one' : `each of the ${countWords(before)}`;
    const counts =
      between === before ? each : `${countWords(between)} of the ${countWords(before)}`;
    return (
      `They meet: after ${counts} ${noun(metric, before)} before the last one, all of them are ` +
      `in the same state${orImage(facts)}. Such a state is a milestone.`
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
      `${doors.length === 1 ? 'It divides' : 'They divide'} each solution into ` +
      `${countWords(rooms.length)} parts${single}. All states that a part can pass are its ` +
      `room; the largest room has ${states(Math.max(...rooms))}${countedOnce(facts)}.`
    );
  },
  lastMove: (facts) => `Every solution makes its last move from the same state${orImage(facts)}.`,
  landmarksIntro: 'Every solution passes through each of these places:',
  placement: ({ pieces, at }) => `${piece(pieces)} at ${place(at)}`,
  landmark: ({ anyOf, earliest }, metric) =>
    anyOf.map(EN.placement).join(' or ') + notBefore(earliest, metric),
  otherLandmarks: (count, isFirst) =>
    `Pieces that no goal names ${isFirst ? '' : 'also '}have to pass ${countWords(count)} ` +
    `${isFirst ? '' : 'such '}${count === 1 ? 'place' : 'places'}.`,
  pairsIntro: 'Some places have to be taken at the same time. Every solution has a moment with:',
  pair: ({ anyOf, earliest }, metric) =>
    anyOf.map((pair) => pair.map(EN.placement).join(' and ')).join(', or ') +
    notBefore(earliest, metric),
  otherPairs: (count) =>
    `${countWords(count)} more ${count === 1 ? 'pair' : 'pairs'} of this kind cannot be avoided.`,
  chapter: enChapter,
  chapterNotes: enChapterNotes,
  chapterEnd: ({ end }) =>
    end.type === 'place'
      ? 'Not all shortest solutions reach the state at its end, but each brings ' +
        `${end.anyOf.map(({ pieces, at }) => `${piece(pieces)} to ${place(at)}`).join(' or ')}.`
      : '',
  chapterMoves: enChapterMoves,
  ...EN_INTUITION,
  deadEnds: ({ deadEnds: { count, states: inside, of } }) => {
    if (count === 0) {
      return (
        'There are none: every state before the goal lies on some way to it that visits no ' +
        'state twice.'
      );
    }
    const share = `${shareOf(inside, of)} of all before the goal`;
    return count === 1
      ? `1 dead end holds ${states(inside)}, ${share}: it can only be left by the state where it ` +
          'was entered.'
      : `${countWords(count)} dead ends hold ${states(inside)} in all, ${share}: each can ` +
          'only be left by the state where it was entered.';
  },
  largestDeadEnd: ({ deadEnds: { count, largest }, metric }) => {
    const [first] = largest;
    if (!first) return '';
    const depth = `is up to ${amount(first.depth, metric)} deep`;
    if (count === 1) return `It ${depth} and begins here:`;
    return `The largest has ${states(first.size)} and ${depth}. It begins here:`;
  },
  symmetryNames: {
    'left-right': 'with left and right swapped',
    'top-bottom': 'with top and bottom swapped',
    'half-turn': 'turned by 180 degrees',
    'quarter-turn': 'turned by 90 degrees to the right',
    'three-quarter-turn': 'turned by 90 degrees to the left',
    diagonal: 'mirrored along the diagonal',
    'other-diagonal': 'mirrored along the other diagonal',
  },
  symmetry: ({ goals, symmetry: { puzzle, start, relabelled } }) => {
    const all = `Board, pieces and ${goals === 1 ? 'goal' : 'goals'}`;
    if (puzzle.length === 0) return `${all} have no symmetry.`;
    const named = (names: readonly SymmetryName[]) =>
      list(
        names.map((name) => EN.symmetryNames[name]),
        'or',
      );
    const plain = puzzle.filter((name) => !relabelled.includes(name));
    const same = [
      ...(plain.length > 0 ? [`${all} stay the same ${named(plain)}.`] : []),
      ...(relabelled.length > 0
        ? [`${all} stay the same ${named(relabelled)} if pieces trade labels.`]
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
  points: (points) => ` (adds ${points})`,
  unmoved: (pieces) =>
    pieces.length === 0
      ? 'Every piece is moved by some shortest solution.'
      : `No shortest solution moves ${list(pieces, 'or')}.`,
};
