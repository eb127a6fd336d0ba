import { board as enBoard } from '../text/en/board.ts';
import { solve as enSolve } from '../text/en/solve.ts';
import { board as zhBoard } from '../text/zh/board.ts';
import { solve as zhSolve } from '../text/zh/solve.ts';

const en = {
  board: enBoard,
  solve: enSolve,
  game: 'Puzzle',
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Start over',
  moves: (count: number) => (count === 1 ? '1 move' : `${count} moves`),
  solved: (count: number) => (count === 1 ? 'Solved in 1 move' : `Solved in ${count} moves`),
};

const zh = {
  board: zhBoard,
  solve: zhSolve,
  game: '题目',
  undo: '撤销',
  redo: '重做',
  reset: '重新开始',
  moves: (count: number) => `${count} 步`,
  solved: (count: number) => `已解开，共 ${count} 步`,
};

export type PlayerWords = Omit<typeof en, 'board' | 'solve'> & {
  readonly board: (typeof en | typeof zh)['board'];
  readonly solve: (typeof en | typeof zh)['solve'];
};

/** The words in the language of a tag: Chinese for `zh`, otherwise English. */
export function wordsFor(language: string): PlayerWords {
  return language.startsWith('zh') ? zh : en;
}
