import type { Facts } from '../explanation.ts';
import type { ToldPlace } from '../factTypes.ts';
import { enChapter, enChapterMoves, enChapterNotes } from './enChapters.ts';
import { amount, goalVerb, goalWords, list, noun, states } from './enNouns.ts';
import { countWords, percentOf } from './numbers.ts';
import type { Words } from './words.ts';

const place = ({ column, row }: ToldPlace) => `column ${column}, row ${row}`;
const folds = ({ symmetry }: Facts) => symmetry.folded.length > 0;
const are = (count: number) => (count === 1 ? 'is' : 'are');

/** Mirror images of a fact are not spelled out. */
const orMirrored = ({ length }: readonly unknown[]) => (length > 1 ? ', or the mirror image' : '');

/** A piece that is named alone, or one of several that are alike. */
const piece = (labels: readonly string[]) =>
  labels.length === 1 ? labels[0]! : `one of ${list(labels, 'or')}`;

const trapCount = (count: number) =>
  count === 1 ? 'one tempting move is a trap' : `${count} tempting moves are traps`;

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
  howToRead: (facts) =>
    'Columns are counted from the left and rows from the top; the place of a piece is the place ' +
    'of its upper left corner.' +
    (folds(facts) ? ' From here on, a state and its mirror image count as one.' : ''),
  proof: ({ states: count, goalStates, length, metric }) =>
    'A state is a picture of where all pieces are. From the start, one can come to ' +
    `${states(count)}; ${countWords(goalStates)} of them ` +
    `${goalStates === 1 ? 'meets' : 'meet'} the goal. All of them were looked at, so nobody can ` +
    `do it in fewer than ${amount(length, metric)}.`,
  solutions: ({ optimalSolutions, length, metric }) =>
    optimalSolutions === 1
      ? `Only one solution takes ${amount(length, metric)}.`
      : `${countWords(optimalSolutions)} solutions take ${amount(length, metric)}.`,
  milestones: (facts) => {
    const { length, metric, milestones } = facts;
    const between = milestones.filter(({ after }) => after < length).length;
    const mirrored = folds(facts) ? ', when mirror images count as the same' : '';
    if (between === 0) {
      return `Between start and goal, no state is on all the shortest solutions${mirrored}.`;
    }
    const counts = between === length - 1 ? 'each' : countWords(between);
    return (
      `They often meet: after ${counts} of the ${countWords(length - 1)} ` +
      `${noun(metric, length - 1)} before the last one, all are in one and the same ` +
      `state${mirrored}. Such a state is a milestone.`
    );
  },
  doors: (facts) => {
    const { doors, rooms } = facts;
    const mirrored = folds(facts) ? ' (as drawn or mirrored)' : '';
    if (doors.length === 0) {
      const around = 'long solutions can go around each';
      return `No single state lies on every solution${mirrored}: ${around}.`;
    }
    const forced = rooms.filter((size) => size === 2).length;
    const most = Math.max(...rooms);
    const rows =
      forced > 0
        ? ` ${countWords(forced)} of the parts between them ${are(forced)} a single move that ` +
          'nobody can avoid.'
        : '';
    return (
      `${states(doors.length)} ${are(doors.length)} on every solution, however long${mirrored}. ` +
      `Such a state is a door.${rows} The largest room between doors has ${states(most)}.`
    );
  },
  lastMove: (facts) =>
    'Every solution ends with a move from one and the same state' +
    `${folds(facts) ? ' or its mirror image' : ''}.`,
  landmarksIntro: (goalPieces) =>
    `Whatever a solution looks like, ${goalVerb(goalPieces, 'has', 'have')} to visit these places:`,
  placement: ({ pieces, at }) => `${piece(pieces)} at ${place(at)}`,
  landmark: ({ anyOf, earliest }, metric) =>
    `${EN.placement(anyOf[0]!)}${orMirrored(anyOf)} ` +
    `(on shortest solutions not before ${noun(metric)} ${earliest})`,
  otherLandmarks: (count) =>
    `${countWords(count)} more ${count === 1 ? 'place' : 'places'} of other pieces cannot be ` +
    'avoided either.',
  pairsIntro:
    'Some places have to be taken at the same time. In every solution, there is a moment with:',
  pair: ({ anyOf, earliest }, metric) =>
    `${anyOf[0]!.map(EN.placement).join(' and ')}${orMirrored(anyOf)} ` +
    `(on shortest solutions not before ${noun(metric)} ${earliest})`,
  otherPairs: (count) =>
    `${countWords(count)} more ${count === 1 ? 'pair' : 'pairs'} of this kind cannot be avoided.`,
  chapter: enChapter,
  chapterNotes: enChapterNotes,
  chapterMoves: enChapterMoves,
  away: ({ goalPieces, intuition: { away, awayMin }, metric }) => {
    if (awayMin === 0 && away.length === 0) {
      const never = goalVerb(goalPieces, 'never moves', 'never move');
      return `In the solution told here, ${never} away from the goal.`;
    }
    const least =
      awayMin > 0
        ? ` Every shortest solution has at least ${amount(awayMin, metric)} of this kind.`
        : ' There is also a shortest solution without any.';
    return (
      `In the solution told here, ${noun(metric, away.length)} ${list(away.map(String))} ` +
      `${away.length === 1 ? 'takes' : 'take'} ${goalWords(goalPieces)} away from the goal.${least}`
    );
  },
  detour: ({ goalPieces, intuition: { detour }, metric }) =>
    detour
      ? `The longest detour lasts from ${noun(metric)} ${detour.from} to ${detour.to}: all the ` +
        `time between, ${goalVerb(goalPieces, 'is', 'are')} farther from the goal than just before.`
      : '',
  waiting: ({ goalPieces, intuition: { waiting }, metric }) =>
    waiting && waiting.to > waiting.from
      ? `The hardest wait: from ${noun(metric)} ${waiting.from} to ${waiting.to}, ` +
        `${goalVerb(goalPieces, 'comes', 'come')} no nearer to the goal than before.`
      : '',
  astray: ({ length, intuition: { astray }, metric }) =>
    astray > length
      ? `Whoever goes wrong can be ${amount(astray, metric)} away from the goal after no more ` +
        `than ${amount(length, metric)}: farther than at the start.`
      : `With no more than ${amount(length, metric)}, nobody gets farther from the goal than at ` +
        'the start.',
  trapsIntro: (count, metric) =>
    count === 0
      ? 'Along it, no move brings a goal piece nearer to its place and yet makes the way longer.'
      : `Along it, ${trapCount(count)}: ` +
        `each looks right, because a goal piece comes nearer to its place, and yet the way to ` +
        `the goal is one ${noun(metric)} longer than before.`,
  trap: ({ after, moves, depth, isExact }, metric) =>
    `after ${noun(metric)} ${after}: ${moves}; then it takes ${isExact ? '' : 'at least '}` +
    `${amount(depth, metric)} before the goal pieces can come nearer still`,
  deadEnds: ({ deadEnds: { count, states: inside, of } }) => {
    if (count === 0)
      return 'There are none: no part of the space is entered and left by one state.';
    const percent = percentOf(inside, of);
    const share = percent === 0 ? 'less than 1 %' : `${percent} %`;
    return (
      `${countWords(count)} dead ${count === 1 ? 'end has' : 'ends have'} ${states(inside)} ` +
      `together, ${share} of all before the goal: who goes in has to come back by the same state.`
    );
  },
  largestDeadEnd: ({ deadEnds: { largest }, metric }) => {
    const [first] = largest;
    if (!first) return '';
    return (
      `The largest has ${states(first.size)} and leads up to ${amount(first.depth, metric)} ` +
      'astray. It begins here:'
    );
  },
  symmetryNames: {
    'left-right': 'left and right exchanged',
    'top-bottom': 'top and bottom exchanged',
    'half-turn': 'turned by 180 degrees',
    'quarter-turn': 'turned by 90 degrees to the right',
    'three-quarter-turn': 'turned by 90 degrees to the left',
    diagonal: 'mirrored at the diagonal',
    'other-diagonal': 'mirrored at the other diagonal',
  },
  symmetry: ({ symmetry: { puzzle, start } }) => {
    const named = puzzle.map((name) => EN.symmetryNames[name]);
    if (named.length === 0) return 'Board, pieces and goal have no mirror image and no turn.';
    const same = `Board, pieces and goal stay the same with ${list(named, 'or with')}.`;
    if (start.length === 0) return `${same} The start does not.`;
    return `${same} The start does too, so every solution has a mirror image.`;
  },
  difficulty: (score) =>
    `About ${score} on a scale from 1 to 10. This is an estimate from the facts above, not a ` +
    'proof. The scale begins at 1, and these add to it:',
  difficultyParts: {
    length: (value) => `length of a shortest solution: ${value}`,
    astray: (value) => `how far from the goal a player can get in as many moves: ${value}`,
  },
  points: (points) => `adds ${points}`,
  unmoved: (pieces) =>
    pieces.length === 0
      ? 'Every piece is moved by some shortest solution.'
      : `No shortest solution moves ${list(pieces, 'or')}.`,
};
