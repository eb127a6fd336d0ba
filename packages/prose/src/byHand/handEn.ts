import type { HandStage } from '@glissade/analysis/explain/byHand/handSolution';
import type { HandWords } from './handWords.ts';

const moves = (count: number) => `${count} ${count === 1 ? 'move' : 'moves'}`;
const list = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** "row 1, column 2" */
const places = ({ tiles }: HandStage) =>
  tiles.map(({ at: { column, row } }) => `row ${row}, column ${column}`);

export const HAND_EN: HandWords = {
  heading: 'How to solve it by hand',
  stretchesHeading: 'What the shortest solution does instead',
  intro: () =>
    'Fill the board line by line: rows until two are left, then columns, and the last square at ' +
    'the end. A tile that is home stays there. Only the last two tiles of a line need a trick, ' +
    'because the second would have no way in: they turn around the corner together.',
  cost: ({ length, pushes }, optimum) => {
    const together = 'when tiles pushed together count once';
    const own = `This way takes ${moves(length)} (${pushes} ${together}).`;
    if (!optimum.isProved) return `${own} No solution takes fewer than ${moves(optimum.length)}.`;
    if (optimum.length === length) return `${own} No solution is shorter.`;
    const times = (length / optimum.length).toFixed(1);
    const shortest = `The shortest solution takes ${moves(optimum.length)}`;
    return `${own} ${shortest}, so this way is ${times} times as long.`;
  },
  line: ({ type, number }) => `${type === 'row' ? 'Row' : 'Column'} ${number}`,
  square: 'The last square',
  stage: (stage) => {
    const { type, tiles, from, to } = stage;
    const [first, second] = tiles.map(({ tile }) => tile);
    const isAre = tiles.length === 1 ? 'is' : 'are';
    if (from === to) return `${list(tiles.map(({ tile }) => tile))} ${isAre} home already.`;
    const taking = `(${moves(to - from)})`;
    const turning =
      `${first} goes to ${places(stage)[1]}, where ${second} belongs; ${second} waits behind it; ` +
      `then both turn around the corner`;
    switch (type) {
      case 'tile':
        return `Bring ${first} to ${places(stage)[0]} ${taking}.`;
      case 'pair':
        return `${first} and ${second} go in together: ${turning} ${taking}.`;
      case 'caughtPair':
        return (
          `${first} and ${second} go in together. Here ${second} is caught beside ${first}, so ` +
          `both come out once more and go in the other way round ${taking}.`
        );
      case 'square':
        return `Turn ${list(tiles.map(({ tile }) => tile))} around until they are home ${taking}.`;
    }
  },
  stretchesIntro: (length, homeAtHalf, tiles) =>
    `It takes ${moves(length)}. After ${Math.ceil(length / 2)} of them, ${homeAtHalf} of ` +
    `${tiles} tiles ${homeAtHalf === 1 ? 'is' : 'are'} home for good.`,
  stretch: ({ from, to, tiles }) =>
    `${to - from === 1 ? `Move ${to}` : `Moves ${from + 1} to ${to}`}: ${list(tiles)} ` +
    `${tiles.length === 1 ? 'comes' : 'come'} home for good.`,
};
