/* A whole game: three puzzles, drag, tap and keys, undo, hints, and it goes on after a reload. */
import { Game, type MoveResult } from 'glissade/game';
import { createWorkerSolver, type WorkerSolver } from 'glissade/worker';

const PUZZLES = [
  'start:\nAA.B\nCC.B\nD...\ngoal:\n....\n....\n..AA',
  '1 2 3/4 5 6/0 7 8',
  'start:\n2003\n2003\n4115\n4785\n6..9\ngoal:\n....\n....\n....\n.00.\n.00.',
];
const KEYS = { ArrowUp: 'U', ArrowRight: 'R', ArrowDown: 'D', ArrowLeft: 'L' } as const;

const find = (id: string) => document.getElementById(id) as HTMLElement;
const board = find('board');

// A worker solves for the hints, so that the page goes on; it starts with the first.
let worker: WorkerSolver | undefined;
const solve: WorkerSolver['solve'] = (...asked) => {
  worker ??= createWorkerSolver();
  return worker.solve(...asked);
};
const kept = localStorage.getItem('game');
const game = new Game(kept ? JSON.parse(kept) : PUZZLES[0], { solver: { solve } });
let at = 0;

function draw(hinted = -1): void {
  const { width, height, cells } = game.puzzle.board;
  board.style.gridTemplateColumns = `repeat(${width}, 1fr)`;
  const goals = game.puzzle.type === 'tiles' ? [] : game.puzzle.goals[0]!;
  const floor = cells.map((_, cell) => place(document.createElement('div'), [cell], width));
  const pieces = game.pieces.map(({ piece, label, cells: own }) => {
    const button = place(document.createElement('button'), own, width);
    button.textContent = label;
    button.dataset.piece = String(piece);
    if (piece === hinted) button.classList.add('hint');
    if (goals.some((goal) => goal.piece === piece)) button.classList.add('goal');
    return button;
  });
  for (const { piece, cell } of goals) {
    for (const [dx, dy] of game.puzzle.pieces[piece]!.shape) {
      floor[cell + dx + dy * width]!.className = 'target';
    }
  }
  board.style.aspectRatio = String(width / height);
  const focused = (document.activeElement as HTMLElement).dataset.piece;
  board.replaceChildren(...floor, ...pieces);
  if (focused) pieces[Number(focused)]?.focus();
}

function place<T extends HTMLElement>(element: T, cells: readonly number[], width: number): T {
  const [first, last] = [cells[0]!, cells.at(-1)!];
  const lines = [first / width, first % width, last / width + 1, (last % width) + 1];
  element.style.gridArea = lines.map((line) => Math.floor(line) + 1).join(' / ');
  return element;
}

const say = (text: string) => find('said').replaceChildren(text);
const tell = (result: MoveResult) => result.status === 'refused' && say(result.message);

board.addEventListener('pointerdown', (down) => {
  const piece = Number((down.target as HTMLElement).dataset.piece ?? -1);
  if (piece < 0) return;
  const release = (up: PointerEvent) => {
    const side = board.clientWidth / game.puzzle.board.width;
    const dx = Math.round((up.clientX - down.clientX) / side);
    const dy = Math.round((up.clientY - down.clientY) / side);
    const to = game.state[piece]! + dx + dy * game.puzzle.board.width;
    const metric = game.puzzle.type === 'tiles' ? 'mtm' : 'moves';
    const moves = game.legalMoves({ piece, metric });
    if (dx !== 0 || dy !== 0) tell(game.move({ piece, to }));
    else if (moves.length === 1) game.move(moves[0]!);
  };
  addEventListener('pointerup', release, { once: true });
});
board.addEventListener('keydown', ({ key, target }) => {
  const direction = KEYS[key as keyof typeof KEYS];
  const piece = Number((target as HTMLElement).dataset.piece);
  if (direction) tell(game.move({ piece, direction }));
});

game.on('change', () => {
  draw();
  say(`Moves: ${game.lengths.moves}`);
  localStorage.setItem('game', JSON.stringify(game));
});
game.on('solved', ({ lengths }) => say(`Solved! Moves: ${lengths.moves}`));

find('undo').onclick = () => game.undo();
find('redo').onclick = () => game.redo();
find('reset').onclick = () => game.reset();
find('next').onclick = () => game.load(PUZZLES[++at % PUZZLES.length]!);
find('hint').onclick = async () => {
  say('Thinking …');
  const hint = await game.hint();
  if (hint.status === 'move') draw(hint.move.piece);
  say(hint.status === 'move' ? `${hint.move.text}, and ${hint.length - 1} more` : hint.status);
};

draw();
say('Drag the pieces. The red one belongs in the dashed frame; tiles belong in order.');
