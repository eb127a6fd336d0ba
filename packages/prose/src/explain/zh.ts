import type { Facts } from '@glissade/analysis/explain/explanation';
import type { BoardPlace } from '@glissade/analysis/explain/factTypes';
import type { SymmetryName } from '@glissade/analysis/explain/space/symmetry';
import type { Metric } from '@glissade/core';
import { type Image, imageOf } from './images.ts';
import { countWords, detourMoves, percentOf, singleMovesOf } from './numbers.ts';
import { playersMetric } from './playersMetric.ts';
import type { Words } from './words.ts';
import { zhChapter, zhChapterMoves, zhChapterNotes } from './zhChapters.ts';
import { about, amount, list, ordinal, spaced, states } from './zhNouns.ts';

const place = ({ column, row }: BoardPlace) => `第 ${row} 行第 ${column} 列`;
const IMAGES: Readonly<Record<Image, string>> = {
  mirror: '镜像',
  turn: '旋转后的样子',
  both: '镜像或旋转后的样子',
};
const orImage = ({ symmetry }: Facts) => {
  const image = imageOf(symmetry.folded);
  return image ? `（或其${IMAGES[image]}）` : '';
};
const countedOnce = ({ symmetry, goalStates }: Facts) => {
  const joined = [
    ...(symmetry.folded.length > 0 ? ['一个必经局面和它的镜像或旋转后的样子算作一个'] : []),
    ...(goalStates > 1 ? ['所有终点局面算作一个'] : []),
  ];
  return joined.length > 0 ? `（${joined.join('，')}）` : '';
};
const notBefore = (earliest: number, metric: Metric) =>
  `（在最短解法中不早于${ordinal(earliest, metric)}）`;
const shareOf = (part: number, whole: number) => {
  const percent = percentOf(part, whole);
  if (percent === 0) return '不到 1%';
  return percent === 100 && part < whole ? '超过 99%' : `${percent}%`;
};
const piece = (labels: readonly string[]) =>
  labels.length === 1 ? labels[0]! : `${list(labels, '或')}中的一个`;

/** When a move tempts, and the move. */
function trapWhen(first: number, last: number, moves: string, metric: Metric): string {
  const from = first === 0 ? '开局' : ordinal(first, metric);
  if (first < last) return `从${from}到${ordinal(last, metric)}：${moves} 一直看似正确`;
  return `${first === 0 ? '在开局' : `${from}之后`}：${moves}`;
}

export const ZH: Words = {
  space: '',
  typeset: spaced,
  headings: {
    common: '每种解法都绕不开的事',
    chapters: '最短解法的各个阶段',
    intuition: '直觉在哪里出错',
    deadEnds: '死胡同',
    symmetry: '对称与不用动的滑块',
    difficulty: '有多难',
  },
  headline: (title, { length, metric }) => `${title}：最短解法需要 ${amount(length, metric)}`,
  howToRead: '行从上往下数，列从左往右数；滑块的位置指它左上角的位置。',
  proof: ({ states: count, goalStates, length, metric }) =>
    `局面，就是所有滑块此刻摆在哪里。从开局能走出 ${states(count)}，其中 ${countWords(goalStates)} 个是终点。` +
    `所有局面都检查过：少于 ${amount(length, metric)}，怎么走都解不开。`,
  solutions: ({ optimalSolutions, length, metric }) =>
    optimalSolutions === 1
      ? `${amount(length, metric)}的解法只有一种。`
      : `${amount(length, metric)}的解法有${about(optimalSolutions)} 种。`,
  milestones: (facts) => {
    const { length, metric, milestones } = facts;
    if (length === 1) return '';
    if (milestones.length === 0) {
      return `从开局到终点，没有哪个局面是所有最短解法都经过的${orImage(facts)}。`;
    }
    return (
      `它们会在途中相遇：最后一步之前共 ${amount(length - 1, metric)}，其中 ` +
      `${amount(milestones.length, metric)}之后，所有最短解法都走到同一个局面${orImage(facts)}。` +
      '这样的局面叫作里程碑。'
    );
  },
  doors: (facts) => {
    const { doors, rooms } = facts;
    if (doors.length === 0) {
      return `从开局到终点，没有哪个局面是所有解法都经过的${orImage(facts)}。`;
    }
    const forced = singleMovesOf(facts);
    const single = forced > 0 ? `，其中 ${countWords(forced)} 段只有一步` : '';
    return (
      `有 ${states(doors.length)}，解法不论多长都必须经过${orImage(facts)}。这样的局面叫作必经局面。` +
      `它们把每种解法分成 ${countWords(rooms.length)} 段${single}。` +
      '每一段能经过的所有局面是一个区域，' +
      `最大的区域有 ${states(Math.max(...rooms))}${countedOnce(facts)}。`
    );
  },
  lastMove: (facts) => `每种解法的最后一步都从同一个局面${orImage(facts)}走出。`,
  landmarksIntro: '每种解法都会走到这些位置：',
  placement: ({ pieces, at }) => `${piece(pieces)}在${place(at)}`,
  landmark: ({ anyOf, earliest }, metric) =>
    anyOf.map(ZH.placement).join('，或') + notBefore(earliest, metric),
  otherLandmarks: (count, isFirst) =>
    `终点没有规定的滑块，${isFirst ? '' : '也'}有 ${countWords(count)} 个位置绕不开。`,
  pairsIntro: '有些位置必须同时占住。每种解法都会有这样的时刻：',
  pair: ({ anyOf, earliest }, metric) =>
    anyOf.map((pair) => pair.map(ZH.placement).join('，同时')).join('；或') +
    notBefore(earliest, metric),
  otherPairs: (count) => `这样绕不开的组合还有 ${countWords(count)} 个。`,
  chapter: zhChapter,
  chapterNotes: zhChapterNotes,
  chapterEnd: ({ end }) =>
    end.type === 'place'
      ? `并非所有最短解法都经过这一阶段末尾的局面，但每一种都有这样的时刻：${end.anyOf.map(ZH.placement).join('，或')}。`
      : '',
  chapterMoves: zhChapterMoves,
  apparentDistance: (facts) =>
    `一眼看去，离终点还有 ${amount(facts.intuition.apparentDistance[0]!, playersMetric(facts, 'steps'))}：` +
    `${facts.goals === 1 ? '终点' : '最近的终点'}的每个位置，只算该去那里的滑块中最近的一个，` +
    '就当没有别的滑块挡路。',
  away: ({ intuition: { away, awayMin }, metric }) => {
    if (away.length === 0) return '照这里的解法走，这个数从不变大。';
    const least =
      awayMin > 0
        ? `每种最短解法都至少有 ${amount(awayMin, metric)}是这样。`
        : '也有最短解法完全不会这样。';
    return `照这里的解法走，${list(away.map((at) => ordinal(at, metric)))}会使这个数变大。${least}`;
  },
  detour: (facts) => {
    const { metric } = facts;
    const moves = detourMoves(facts);
    if (!moves) return '';
    const { from, to } = moves;
    return from === to
      ? `最长的弯路只有${ordinal(from, metric)}：走完后这个数比走之前大。`
      : `最长的弯路从${ordinal(from, metric)}到${ordinal(to, metric)}：` +
          '其间这个数一直比走弯路之前大。';
  },
  waiting: ({ intuition: { waiting }, metric }) =>
    waiting && waiting.to > waiting.from
      ? `最长的等待从${ordinal(waiting.from, metric)}到${ordinal(waiting.to, metric)}：` +
        '其间这个数没有比以前更小。'
      : '',
  farthest: ({ length, intuition: { farthest }, metric }) =>
    farthest > length
      ? `走错的话，${amount(length, metric)}之内就可能离终点 ${amount(farthest, metric)}，比开局还远。`
      : `${amount(length, metric)}之内，怎么走都不会比开局离终点更远。`,
  trapsIntro: (count, metric) =>
    count === 0
      ? '一路上，没有哪一步使这个数变小，却离终点更远。'
      : `一路上有 ${countWords(count)} 个诱人的陷阱：这个数变小了，看似正确，其实离终点反而远了 ${amount(1, metric)}。`,
  trap: ({ first, last, moves, depth, isExact }, metric) =>
    `${trapWhen(first, last, moves, metric)}；此后${isExact ? '' : '至少'}要 ` +
    `${amount(depth, metric)}，这个数才能再变小`,
  deadEnds: ({ deadEnds: { count, states: inside, of } }) => {
    if (count === 0) {
      return '没有死胡同：到终点之前的每个局面，都在某条不走回头路就能到终点的路上。';
    }
    return (
      `有 ${countWords(count)} 个死胡同，共 ${states(inside)}，占到终点之前所有局面的 ${shareOf(inside, of)}：` +
      '从哪个局面走进去，就只能从哪个局面退出来。'
    );
  },
  largestDeadEnd: ({ deadEnds: { count, largest }, metric }) => {
    const [first] = largest;
    if (!first) return '';
    const depth = `最深要走 ${amount(first.depth, metric)}`;
    if (count === 1) return `它${depth}，从这里开始：`;
    return `最大的一个有 ${states(first.size)}，${depth}。它从这里开始：`;
  },
  symmetryNames: {
    'left-right': '左右互换',
    'top-bottom': '上下互换',
    'half-turn': '旋转 180 度',
    'quarter-turn': '顺时针旋转 90 度',
    'three-quarter-turn': '逆时针旋转 90 度',
    diagonal: '沿对角线翻转',
    'other-diagonal': '沿另一条对角线翻转',
  },
  symmetry: ({ symmetry: { puzzle, start, relabelled } }) => {
    if (puzzle.length === 0) return '棋盘、滑块和终点没有任何对称。';
    const named = (names: readonly SymmetryName[]) =>
      list(
        names.map((name) => ZH.symmetryNames[name]),
        '或',
      );
    const plain = puzzle.filter((name) => !relabelled.includes(name));
    const same =
      (plain.length > 0 ? `${named(plain)}之后，棋盘、滑块和终点都不变。` : '') +
      (relabelled.length > 0
        ? `${named(relabelled)}之后，只要滑块互换标签，棋盘、滑块和终点都不变。`
        : '');
    const image = imageOf(start);
    if (!image) return `${same}但开局会变。`;
    const which = start.length < puzzle.length ? `${named(start)}之后，` : '';
    return `${same}${which}开局也不变，所以每种解法都可以照${IMAGES[image]}走。`;
  },
  difficulty: (score) =>
    `满分 10，大约 ${score}。这是根据以上事实的估计，不是证明。从 1 起算，再加上以下各项：`,
  difficultyParts: {
    length: (value) => `最短解法的长度：${value}`,
    farthest: (value) => `走同样多步，最远会离终点：${value}`,
  },
  points: (points) => `（加 ${points}）`,
  unmoved: (pieces) =>
    pieces.length === 0
      ? '每个滑块都至少在一种最短解法中移动。'
      : `没有哪种最短解法会移动${list(pieces, '或')}。`,
};
