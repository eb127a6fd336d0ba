/* Chapters in Chinese: a sub-goal, and what has to happen for it. */
import type { Chapter } from '@glissade/analysis/explain/chapter';
import type { Facts } from '@glissade/analysis/explain/explanation';
import type { MovedPiece, PassedPiece, Side } from '@glissade/analysis/explain/factTypes';
import { countWords } from './numbers.ts';
import { type Look, looksIn, passedToTell, roomsOf, subGoalOf } from './subGoal.ts';
import { about, goalWords, isName, list, ordinal, ordinalNoun, states } from './zhNouns.ts';

const LOOKS: Readonly<Record<Look | 'tile', string>> = {
  smallSquare: '小方块',
  square: '大方块',
  lying: '横条',
  upright: '竖条',
  piece: '滑块',
  tile: '数字块',
};

const SIDES: Readonly<Record<Side, string>> = {
  above: '上方',
  below: '下方',
  left: '左边',
  right: '右边',
};

export function zhChapter(number: number, chapter: Chapter, facts: Facts): string {
  const { from, to, length } = chapter;
  const { metric, goalPieces } = facts;
  const { told, goalPiecesMove, isBack, reachesGoal } = subGoalOf(number, chapter, facts);
  const span =
    length === 1 ? ordinal(to, metric) : `第 ${from + 1} 至第 ${to} ${ordinalNoun(metric)}`;
  const ways = told.map((piece) => `把${nameOf(piece.piece, facts)}${way(piece)}`);
  const back = isBack ? '，回到以前的位置' : '';
  const stays = goalPiecesMove ? '' : `，${goalWords(goalPieces)}仍在原处`;
  const end = reachesGoal ? '，到达终点' : '';
  return `第 ${number} 阶段，${span}：${ways.join('，')}${back}${stays}${end}。`;
}

export function zhChapterNotes(chapter: Chapter, facts: Facts): string {
  const { subgoal } = chapter;
  return [
    inTheWay(subgoal.inTheWay, facts),
    ...passedToTell(chapter, facts).map((passed) => passedBy(passed, facts)),
    facts.rooms.length > 1 ? `这一阶段穿过${roomWords(chapter, facts)}。` : '',
  ].join('');
}

export function zhChapterMoves({ ways, moves }: Chapter): string {
  return ways === 1 ? `唯一的最短走法：${moves}` : `${about(ways)} 种最短走法之一：${moves}`;
}

function roomWords(chapter: Chapter, facts: Facts): string {
  const count = roomsOf(chapter, facts);
  if (count === 1) return `一个有 ${states(chapter.room)}的区域`;
  return ` ${countWords(count)} 个区域，共 ${states(chapter.room)}`;
}

function nameOf(label: string, facts: Facts): string {
  return isName(label) ? label : `${LOOKS[looksIn(facts)(label)]}${label}`;
}

/** "右移 2 列，下移 1 行". */
function way({ from, to }: MovedPiece): string {
  const [right, down] = [to.column - from.column, to.row - from.row];
  const columns = `${right > 0 ? '右' : '左'}移 ${Math.abs(right)} 列`;
  const rows = `${down > 0 ? '下' : '上'}移 ${Math.abs(down)} 行`;
  return [...(right === 0 ? [] : [columns]), ...(down === 0 ? [] : [rows])].join('、');
}

function inTheWay(labels: readonly string[], facts: Facts): string {
  if (labels.length === 0) return '';
  const names = list(labels.map((label) => nameOf(label, facts)));
  return `起初${names}占着它要去的地方，必须让开。`;
}

function passedBy({ piece, of, from, to }: PassedPiece, facts: Facts): string {
  return `${nameOf(piece, facts)}从${of}的${SIDES[from]}绕到${SIDES[to]}。`;
}
