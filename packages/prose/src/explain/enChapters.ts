/* Chapters in English: a sub-goal, and what has to happen for it. */
import type { Chapter } from '@glissade/analysis/explain/chapter';
import type { Facts } from '@glissade/analysis/explain/explanation';
import type { MovedPiece, PassedPiece, Side } from '@glissade/analysis/explain/factTypes';
import { about, goalWords, list, noun, states } from './enNouns.ts';
import { countWords } from './numbers.ts';
import { type Look, looksIn, passedToTell, roomsOf, subGoalOf } from './subGoal.ts';

const LOOKS: Readonly<Record<Look | 'tile', string>> = {
  smallSquare: 'the small square',
  square: 'the large square',
  lying: 'the flat bar',
  upright: 'the upright bar',
  piece: 'the piece',
  tile: 'tile',
};

const SIDES: Readonly<Record<Side, string>> = {
  above: 'above',
  below: 'below',
  left: 'the left of',
  right: 'the right of',
};

export function enChapter(number: number, chapter: Chapter, facts: Facts): string {
  const { from, to, length } = chapter;
  const { metric, goalPieces } = facts;
  const { told, goalPiecesMove, isBack, reachesGoal } = subGoalOf(number, chapter, facts);
  const span = length === 1 ? `${noun(metric)} ${to}` : `${noun(metric, 2)} ${from + 1} to ${to}`;
  const ways = told.map((piece) => `${nameOf(piece.piece, facts)} ${way(piece, isBack)}`);
  const stays = goalPiecesMove
    ? ''
    : `, with ${goalWords(goalPieces)} where ${goalPieces.length === 1 ? 'it was' : 'they were'}`;
  const end = reachesGoal ? ', to the goal' : '';
  return `Chapter ${number}, ${span}: move ${list(ways)}${stays}${end}.`;
}

export function enChapterNotes(chapter: Chapter, facts: Facts): string {
  const { subgoal } = chapter;
  return [
    inTheWay(subgoal.inTheWay, facts),
    ...passedToTell(chapter, facts).map((passed) => passedBy(passed, facts)),
    ...(facts.rooms.length > 1 ? [`The way leads through ${roomWords(chapter, facts)}.`] : []),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

export function enChapterMoves({ ways, moves }: Chapter): string {
  return ways === 1
    ? `The only shortest way: ${moves}`
    : `One of ${about(ways)} shortest ways: ${moves}`;
}

function roomWords(chapter: Chapter, facts: Facts): string {
  const count = roomsOf(chapter, facts);
  if (count === 1) return `a room of ${states(chapter.room)}`;
  return `${countWords(count)} rooms of ${states(chapter.room)} in all`;
}

function nameOf(label: string, facts: Facts): string {
  return `${LOOKS[looksIn(facts)(label)]} ${label}`;
}

/** "2 columns to the right and one row down". */
function way({ from, to }: MovedPiece, isBack: boolean): string {
  const [right, down] = [to.column - from.column, to.row - from.row];
  const back = isBack ? ' back' : '';
  const columns = `${counted(right, 'column')}${back} to the ${right > 0 ? 'right' : 'left'}`;
  const rows = `${counted(down, 'row')}${back} ${down > 0 ? 'down' : 'up'}`;
  return list([...(right === 0 ? [] : [columns]), ...(down === 0 ? [] : [rows])]);
}

function counted(difference: number, noun: string): string {
  const count = Math.abs(difference);
  return count === 1 ? `one ${noun}` : `${count} ${noun}s`;
}

function inTheWay(labels: readonly string[], facts: Facts): string {
  if (labels.length === 0) return '';
  const names = capital(list(labels.map((label) => nameOf(label, facts))));
  const are =
    labels.length === 1 ? 'is in the way at first and has' : 'are in the way at first and have';
  return `${names} ${are} to leave.`;
}

function passedBy({ piece, of, from, to }: PassedPiece, facts: Facts): string {
  return `${capital(nameOf(piece, facts))} goes from ${SIDES[from]} ${of} to ${SIDES[to]} it.`;
}

function capital(words: string): string {
  return `${words[0]!.toUpperCase()}${words.slice(1)}`;
}
