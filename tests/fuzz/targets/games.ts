import fc from 'fast-check';
import { Game } from '../../../packages/glissade/src/game/Game.ts';
import { smallPuzzles } from '../sources.ts';
import { attempt, expectThat, target } from '../target.ts';
import { type Recipe, revive, wildObject, wildValue } from '../values.ts';

type Action = { readonly does: 'move' | 'load' | 'moves' | 'undo'; readonly given: Recipe };
type Input = { readonly puzzle: number; readonly actions: readonly Action[] };

const DOCUMENTED = ['GameError', 'ParseError', 'PuzzleError', 'OptionError'];

const step = wildObject({ piece: [0, 1], direction: ['U', 'R', 'D', 'L'] });

const moves: fc.Arbitrary<Recipe> = fc.oneof(
  { arbitrary: fc.constantFrom<Recipe[]>('R', 'AR', 'D', 'A2', 'L2', 'AR2'), weight: 3 },
  {
    arbitrary: wildObject({
      piece: [0, 1, 'A', '1'],
      direction: ['U', 'R', 'D', 'L'],
      count: [1, 2, 255],
      to: [0, 1, 5],
      steps: [[], [{ piece: 0, direction: 'R' }]],
    }),
    weight: 4,
  },
  { arbitrary: fc.array(step, { maxLength: 3 }).map((steps) => ({ steps })), weight: 2 },
  { arbitrary: wildValue, weight: 1 },
);

/** Nearly what `save` returns, and nearly puzzles. */
const loads: fc.Arbitrary<Recipe> = fc.oneof(
  fc
    .tuple(fc.nat(smallPuzzles().length - 1), wildObject({ version: [1], at: [0, 1] }, 3))
    .map(([puzzle, changes]) => {
      const saved = new Game(smallPuzzles()[puzzle]!).save();
      return { ...JSON.parse(JSON.stringify(saved)), ...changes } as Recipe;
    }),
  wildObject({
    kinds: [[]],
    start: [[0], { $: 'bytes' }],
    pieces: [[]],
    goals: [[]],
    board: [{ width: 1, height: 1, cells: ['floor'] }],
    kindOf: [[]],
    type: ['tiles', 'blocks'],
  }),
  wildValue,
);

const actions: fc.Arbitrary<Action> = fc.oneof(
  { arbitrary: moves.map((given) => ({ does: 'move', given }) as const), weight: 6 },
  { arbitrary: loads.map((given) => ({ does: 'load', given }) as const), weight: 2 },
  {
    arbitrary: wildObject({ metric: ['steps', 'moves', 'mtm'], piece: [0, 1] }).map(
      (given) => ({ does: 'moves', given }) as const,
    ),
    weight: 1,
  },
  { arbitrary: fc.constant({ does: 'undo', given: null } as const), weight: 2 },
);

function act(game: Game, { does, given }: Action): void {
  const value = revive(given) as never;
  if (does === 'move') attempt(DOCUMENTED, () => game.move(value));
  if (does === 'load') attempt(DOCUMENTED, () => game.load(value));
  if (does === 'moves') attempt(DOCUMENTED, () => game.legalMoves(value));
  if (does === 'undo') game.undo();
}

/** Whatever was tried, the game can be saved, read back and replayed. */
function check({ puzzle, actions: all }: Input): void {
  const game = new Game(smallPuzzles()[puzzle]!);
  for (const action of all) {
    act(game, action);
    const again = new Game(JSON.parse(JSON.stringify(game)));
    expectThat(again.ascii() === game.ascii(), () => 'a saved game comes back as another');
    expectThat(again.history().join() === game.history().join(), () => 'its moves differ');
  }
}

export const games = target<Input>({
  name: 'games',
  title: 'moves, saved games and puzzles given to Game',
  counts: 'inputs',
  inputs: () =>
    fc.record({
      puzzle: fc.nat(smallPuzzles().length - 1),
      actions: fc.array(actions, { minLength: 1, maxLength: 6 }),
    }),
  check,
  share: 1,
  timeMsMax: 2000,
  batch: 1000,
});
