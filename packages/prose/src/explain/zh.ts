import type { Facts } from '@glissade/analysis/explain/explanation';
import type { BoardPlace } from '@glissade/analysis/explain/factTypes';
import type { SymmetryName } from '@glissade/analysis/explain/space/symmetry';
import type { Metric } from '@glissade/core';
import { type Image, imageOf } from './images.ts';
import { countWords, percentOf, singleMovesOf } from './numbers.ts';
import type { Words } from './words.ts';
import { zhChapter, zhChapterMoves, zhChapterNotes } from './zhChapters.ts';
import { about, amount, list, ordinal, spaced, states } from './zhNouns.ts';

const place = ({ column, row }: BoardPlace) => `第 ${column} 列第 ${row} 行`;
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
    ...(symmetry.folded.length > 0 ? ['一道门和它的镜像或旋转后的样子算作一个'] : []),
    ...(goalStates > 1 ? ['全部目标局面算作一个'] : []),
  ];
  return joined.length > 0 ? `（${joined.join('，')}）` : '';
};
const notBefore = (earliest: number, metric: Metric) =>
  `（在最短解法中不早于${ordinal(earliest, metric)}）`;
const shareOf = (part: number, whole: number) => {
  const percent = percentOf(part, whole);
  if (percent === 0) return '不到 1 %';
  return percent === 100 && part < whole ? '超过 99 %' : `${percent} %`;
};
const piece = (labels: readonly string[]) =>
  labels.length === 1 ? labels[0]! : `${list(labels, '或')}中的一个`;

/** When a move tempts, and the move. */
function trapWhen(first: number, last: number, moves: string, metric: Metric): string {
  const from = first === 0 ? '开局' : ordinal(first, metric);
  if (first < last) return `从${from}到${ordinal(last, metric)}：${moves} 一直诱人`;
  return `${first === 0 ? '在开局' : `${from}之后`}：${moves}`;
}

export const ZH: Words = {
  space: '',
  typeset: spaced,
  headings: {
    common: '每种解法都必须做的事',
    chapters: '最短解法的各章',
    intuition: '直觉在哪里出错',
    deadEnds: '死胡同',
    symmetry: '镜像与闲置的棋子',
    difficulty: '有多难',
  },
  headline: (title, { length, metric }) => `${title}：最短解法需要 ${amount(length, metric)}`,
  howToRead: '列从左数起，行从上数起；棋子的位置指它左上角的位置。',
  proof: ({ states: count, goalStates, length, metric }) =>
    `局面就是所有棋子位置的一张图。从开局可以到达 ${states(count)}，其中 ${countWords(goalStates)} 个达成目标。` +
    `全部局面都检查过了，所以谁也不能用少于 ${amount(length, metric)}完成。`,
  solutions: ({ optimalSolutions, length, metric }) =>
    optimalSolutions === 1
      ? `只有一种解法是 ${amount(length, metric)}。`
      : `有 ${about(optimalSolutions)} 种解法是 ${amount(length, metric)}。`,
  milestones: (facts) => {
    const { length, metric, milestones } = facts;
    if (length === 1) return '';
    if (milestones.length === 0) {
      return `在开局与目标之间，没有一个局面是所有最短解法都经过的${orImage(facts)}。`;
    }
    return (
      `它们会相遇：在最后一步之前的 ${amount(length - 1, metric)}中，有 ` +
      `${amount(milestones.length, metric)}之后，所有最短解法都处在同一个局面${orImage(facts)}。` +
      '这样的局面叫作里程碑。'
    );
  },
  doors: (facts) => {
    const { doors, rooms } = facts;
    if (doors.length === 0) {
      return `在开局与目标之间，没有一个局面是所有解法都经过的${orImage(facts)}。`;
    }
    const forced = singleMovesOf(facts);
    const single = forced > 0 ? `，其中 ${countWords(forced)} 段只是一步` : '';
    return (
      `有 ${states(doors.length)}，无论多长的解法都必须经过${orImage(facts)}。这样的局面叫作门。` +
      `门把每种解法分成 ${countWords(rooms.length)} 段${single}。` +
      `各段穿过的最大的房间有 ${states(Math.max(...rooms))}${countedOnce(facts)}。`
    );
  },
  lastMove: (facts) => `每种解法的最后一步都从同一个局面${orImage(facts)}走出。`,
  landmarksIntro: '不论怎样解，这些位置都必须到过：',
  placement: ({ pieces, at }) => `${piece(pieces)}在${place(at)}`,
  landmark: ({ anyOf, earliest }, metric) =>
    anyOf.map(ZH.placement).join('，或') + notBefore(earliest, metric),
  otherLandmarks: (count, isFirst) =>
    `${isFirst ? '有' : '另外还有'} ${countWords(count)} 个目标没有提到的棋子的位置${isFirst ? '' : '也'}无法避开。`,
  pairsIntro: '有些位置必须同时占住。每种解法都会有这样的时刻：',
  pair: ({ anyOf, earliest }, metric) =>
    anyOf.map((pair) => pair.map(ZH.placement).join('，同时')).join('；或') +
    notBefore(earliest, metric),
  otherPairs: (count) => `这样躲不开的组合另外还有 ${countWords(count)} 个。`,
  chapter: zhChapter,
  chapterNotes: zhChapterNotes,
  chapterEnd: ({ end }) =>
    end.type === 'place'
      ? `并非所有最短解法都经过这一章末尾的局面，但每一种都有这样的时刻：${end.anyOf.map(ZH.placement).join('，或')}。`
      : '',
  chapterMoves: zhChapterMoves,
  apparentDistance: ({ goals, intuition: { apparentDistance } }) =>
    `一眼看去，还差 ${amount(apparentDistance[0]!, 'steps')}：对${goals === 1 ? '目标' : '最近的目标'}的每个位置，` +
    '只算该去那里的最近的棋子，好像没有别的棋子挡路。',
  away: ({ intuition: { away, awayMin }, metric }) => {
    if (away.length === 0) return '在这里讲的解法中，这个数从不变大。';
    const least =
      awayMin > 0
        ? `每种最短解法都至少有 ${amount(awayMin, metric)}是这样的。`
        : '也有一种最短解法完全没有这样的步。';
    return (
      `在这里讲的解法中，${list(away.map((at) => ordinal(at, metric)))}` + `使这个数变大。${least}`
    );
  },
  detour: ({ intuition: { detour }, metric }) =>
    detour
      ? `最长的弯路从${ordinal(detour.from, metric)}到${ordinal(detour.to, metric)}：` +
        '其间这个数一直比弯路之前大。'
      : '',
  waiting: ({ intuition: { waiting }, metric }) =>
    waiting && waiting.to > waiting.from
      ? `最长的等待：从${ordinal(waiting.from, metric)}到${ordinal(waiting.to, metric)}，` +
        '这个数没有变得比以前小。'
      : '',
  farthest: ({ length, intuition: { farthest }, metric }) =>
    farthest > length
      ? `走错的人用不超过 ${amount(length, metric)}，就可能离目标 ${amount(farthest, metric)}：比开局还远。`
      : `走不超过 ${amount(length, metric)}，不会比开局离目标更远。`,
  trapsIntro: (count, metric) =>
    count === 0
      ? '沿着它，没有一步使这个数变小而实际上离目标更远。'
      : `沿着它有 ${countWords(count)} 个诱人的陷阱：看上去这个数变小了，其实离目标反而远了 ${amount(1, metric)}。`,
  trap: ({ first, last, moves, depth, isExact }, metric) =>
    `${trapWhen(first, last, moves, metric)}；此后${isExact ? '' : '至少'}要 ` +
    `${amount(depth, metric)}，这个数才能更小`,
  deadEnds: ({ deadEnds: { count, states: inside, of } }) => {
    if (count === 0) {
      return '没有死胡同：达成目标之前的每个局面都在某条通往目标、不重复经过任何局面的路上。';
    }
    return (
      `有 ${countWords(count)} 个死胡同，共 ${states(inside)}，占达成目标之前全部局面的 ${shareOf(inside, of)}：` +
      '走进去的人必须从同一个局面退出来。'
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
    'quarter-turn': '向右旋转 90 度',
    'three-quarter-turn': '向左旋转 90 度',
    diagonal: '沿对角线翻转',
    'other-diagonal': '沿另一条对角线翻转',
  },
  symmetry: ({ symmetry: { puzzle, start, relabelled } }) => {
    if (puzzle.length === 0) return '棋盘、棋子和目标没有任何对称。';
    const named = (names: readonly SymmetryName[]) =>
      list(
        names.map((name) => ZH.symmetryNames[name]),
        '或',
      );
    const plain = puzzle.filter((name) => !relabelled.includes(name));
    const same =
      (plain.length > 0 ? `${named(plain)}之后，棋盘、棋子和目标都不变。` : '') +
      (relabelled.length > 0
        ? `${named(relabelled)}之后，只要棋子换用别的棋子的标签，棋盘、棋子和目标都不变。`
        : '');
    const image = imageOf(start);
    if (!image) return `${same}但开局会变。`;
    const which = start.length < puzzle.length ? `${named(start)}之后，` : '';
    return `${same}${which}开局也不变，所以每种解法都可以照${IMAGES[image]}走。`;
  },
  difficulty: (score) =>
    `在 1 到 10 的尺度上约为 ${score}。这是由以上事实得出的估计，不是证明。` +
    '尺度从 1 开始，再加上以下各项：',
  difficultyParts: {
    length: (value) => `最短解法的长度：${value}`,
    farthest: (value) => `走同样多步可能离目标多远：${value}`,
  },
  points: (points) => `加 ${points}`,
  unmoved: (pieces) =>
    pieces.length === 0
      ? '每个棋子都会被某种最短解法移动。'
      : `没有一种最短解法移动${list(pieces, '或')}。`,
};
