import type { Facts } from '../explanation.ts';
import type { ToldPlace } from '../factTypes.ts';
import { countWords, percentOf } from './numbers.ts';
import type { Words } from './words.ts';
import { zhChapter, zhChapterMoves, zhChapterNotes } from './zhChapters.ts';
import { amount, goalWords, list, ordinal, spaced, states } from './zhNouns.ts';

const place = ({ column, row }: ToldPlace) => `第 ${column} 列第 ${row} 行`;
const folds = ({ symmetry }: Facts) => symmetry.folded.length > 0;
const orMirrored = ({ length }: readonly unknown[]) => (length > 1 ? '，或其镜像' : '');
const piece = (labels: readonly string[]) =>
  labels.length === 1 ? labels[0]! : `${list(labels, '或')}中的一个`;

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
  howToRead: (facts) =>
    '列从左数起，行从上数起；棋子的位置指它左上角的位置。' +
    (folds(facts) ? '从这里起，一个局面和它的镜像算作一个。' : ''),
  proof: ({ states: count, goalStates, length, metric }) =>
    `局面就是所有棋子位置的一张图。从开局可以到达 ${states(count)}，其中 ${countWords(goalStates)} 个达成目标。` +
    `全部局面都检查过了，所以谁也不能用少于 ${amount(length, metric)}完成。`,
  solutions: ({ optimalSolutions, length, metric }) =>
    optimalSolutions === 1
      ? `只有一种解法是 ${amount(length, metric)}。`
      : `有 ${countWords(optimalSolutions)} 种解法是 ${amount(length, metric)}。`,
  milestones: (facts) => {
    const { length, metric, milestones } = facts;
    const between = milestones.filter(({ after }) => after < length).length;
    const mirrored = folds(facts) ? '（镜像算同一个局面）' : '';
    if (between === 0) return `在开局与目标之间，没有一个局面是所有最短解法都经过的${mirrored}。`;
    return (
      `它们常常相遇：在最后一步之前的 ${amount(length - 1, metric)}中，有 ` +
      `${amount(between, metric)}之后，所有最短解法都处在同一个局面${mirrored}。` +
      '这样的局面叫作里程碑。'
    );
  },
  doors: (facts) => {
    const { doors, rooms } = facts;
    const mirrored = folds(facts) ? '（原样或镜像）' : '';
    if (doors.length === 0) {
      return `没有一个局面是所有解法都经过的${mirrored}：走得长一些，每个局面都可以绕开。`;
    }
    const forced = rooms.filter((size) => size === 2).length;
    const rows = forced > 0 ? `门与门之间有 ${countWords(forced)} 段只是一步，谁也躲不开。` : '';
    return (
      `有 ${states(doors.length)}，无论多长的解法都必须经过${mirrored}。这样的局面叫作门。` +
      `${rows}门与门之间最大的房间有 ${states(Math.max(...rooms))}。`
    );
  },
  lastMove: (facts) =>
    `每种解法的最后一步都从同一个局面${folds(facts) ? '（或它的镜像）' : ''}走出。`,
  landmarksIntro: (goalPieces) => `不论怎样解，${goalWords(goalPieces)}都必须到过这些位置：`,
  placement: ({ pieces, at }) => `${piece(pieces)}在${place(at)}`,
  landmark: ({ anyOf, earliest }, metric) =>
    `${ZH.placement(anyOf[0]!)}${orMirrored(anyOf)}` +
    `（在最短解法中不早于${ordinal(earliest, metric)}）`,
  otherLandmarks: (count) => `另外还有 ${countWords(count)} 个其他棋子的位置也无法避开。`,
  pairsIntro: '有些位置必须同时占住。每种解法都会有这样的时刻：',
  pair: ({ anyOf, earliest }, metric) =>
    `${anyOf[0]!.map(ZH.placement).join('，同时')}${orMirrored(anyOf)}` +
    `（在最短解法中不早于${ordinal(earliest, metric)}）`,
  otherPairs: (count) => `这样躲不开的组合另外还有 ${countWords(count)} 个。`,
  chapter: zhChapter,
  chapterNotes: zhChapterNotes,
  chapterMoves: zhChapterMoves,
  away: ({ goalPieces, intuition: { away, awayMin }, metric }) => {
    if (awayMin === 0 && away.length === 0) {
      return `在这里讲的解法中，${goalWords(goalPieces)}从不远离目标。`;
    }
    const least =
      awayMin > 0
        ? `每种最短解法都至少有 ${amount(awayMin, metric)}是这样的。`
        : '也有一种最短解法完全没有这样的步。';
    return (
      `在这里讲的解法中，${list(away.map((at) => ordinal(at, metric)))}` +
      `使${goalWords(goalPieces)}远离目标。${least}`
    );
  },
  detour: ({ goalPieces, intuition: { detour }, metric }) =>
    detour
      ? `最长的弯路从${ordinal(detour.from, metric)}到${ordinal(detour.to, metric)}：` +
        `其间${goalWords(goalPieces)}一直比弯路之前离目标更远。`
      : '',
  waiting: ({ goalPieces, intuition: { waiting }, metric }) =>
    waiting && waiting.to > waiting.from
      ? `最长的等待：从${ordinal(waiting.from, metric)}到${ordinal(waiting.to, metric)}，` +
        `${goalWords(goalPieces)}没有比以前更接近目标。`
      : '',
  astray: ({ length, intuition: { astray }, metric }) =>
    astray > length
      ? `走错的人用不超过 ${amount(length, metric)}，就可能离目标 ${amount(astray, metric)}：比开局还远。`
      : `走不超过 ${amount(length, metric)}，不会比开局离目标更远。`,
  trapsIntro: (count, metric) =>
    count === 0
      ? '沿着它，没有一步看上去使目标棋子更近而实际上离目标更远。'
      : `沿着它有 ${count} 个诱人的陷阱：看上去目标棋子更近了，其实离目标反而远了 ${amount(1, metric)}。`,
  trap: ({ after, moves, depth, isExact }, metric) =>
    `${ordinal(after, metric)}之后：${moves}；此后${isExact ? '' : '至少'}要 ` +
    `${amount(depth, metric)}，目标棋子才能更近`,
  deadEnds: ({ deadEnds: { count, states: inside, of } }) => {
    if (count === 0) return '没有死胡同：没有哪一部分只能从一个局面进出。';
    const percent = percentOf(inside, of);
    const share = percent === 0 ? '不到 1 %' : `${percent} %`;
    return (
      `有 ${countWords(count)} 个死胡同，共 ${states(inside)}，占达成目标之前全部局面的 ${share}：` +
      '走进去的人必须从同一个局面退出来。'
    );
  },
  largestDeadEnd: ({ deadEnds: { largest }, metric }) => {
    const [first] = largest;
    if (!first) return '';
    return `最大的一个有 ${states(first.size)}，最深要走 ${amount(first.depth, metric)}。它从这里开始：`;
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
  symmetry: ({ symmetry: { puzzle, start } }) => {
    const named = puzzle.map((name) => ZH.symmetryNames[name]);
    if (named.length === 0) return '棋盘、棋子和目标没有任何对称。';
    const same = `${list(named, '或')}之后，棋盘、棋子和目标都不变。`;
    if (start.length === 0) return `${same}但开局会变。`;
    return `${same}开局也不变，所以每种解法都有一个镜像。`;
  },
  difficulty: (score) =>
    `在 1 到 10 的尺度上约为 ${score}。这是由以上事实得出的估计，不是证明。` +
    '尺度从 1 开始，再加上以下各项：',
  difficultyParts: {
    length: (value) => `最短解法的长度：${value}`,
    astray: (value) => `走同样多步可能离目标多远：${value}`,
  },
  points: (points) => `加 ${points}`,
  unmoved: (pieces) =>
    pieces.length === 0
      ? '每个棋子都会被某种最短解法移动。'
      : `没有一种最短解法移动${list(pieces, '或')}。`,
};
