import { formatState, ParseError } from '@glissade/core';
import { stateOf } from '@glissade/core/game';
import fc from 'fast-check';
import { playedSoFar, readPlayerGame } from '../../../packages/web/src/player/playerGame.ts';
import { faultOf, readPlayerLine } from '../../../packages/web/src/player/playerLine.ts';
import { looseText, mutated } from '../mutate.ts';
import { goodText, smallTexts } from '../sources.ts';
import { attempt, expectThat, target } from '../target.ts';

type Input = { readonly puzzle: string; readonly moves: string };

/** The attributes `puzzle` and `moves` of `<glissade-player>`, as any page may give them. */
function check({ puzzle: text, moves }: Input): void {
  const line = attempt(['ParseError'], () => tellingFaults(() => readPlayerLine(text, moves)));
  const game = attempt(['ParseError'], () => tellingFaults(() => readPlayerGame(text, moves)));
  expectThat((line === undefined) === (game === undefined), () => 'only one of both can be shown');
  if (!line || !game) return;
  const { puzzle, length, stateAt } = line;
  const [seen, played] = [stateAt(length), stateOf(game)].map((state) =>
    formatState(puzzle, state),
  );
  expectThat(seen === played, () => 'the line ends elsewhere than the game');
  expectThat(playedSoFar(game).moves.length >= 0, () => 'no moves');
}

/** What cannot be read is told on the page, in words that are not endless. */
function tellingFaults<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ParseError) {
      const { message } = faultOf(error);
      expectThat(message.length < 1000, () => `a message of ${message.length} characters`);
    }
    throw error;
  }
}

const MOVES = ['R', 'RD', 'AR2', 'AR2.BD', 'A R B L', 'R9999', 'U2 D2 U2 D2', '"A"R', '', '1R 2L'];

export const player = target<Input>({
  name: 'player',
  title: 'puzzles and moves given to the player',
  counts: 'inputs',
  inputs: () => {
    const good = fc.oneof(fc.constantFrom(...smallTexts()), goodText());
    return fc.record({
      puzzle: fc.oneof(
        { arbitrary: good, weight: 3 },
        { arbitrary: mutated(good), weight: 2 },
        { arbitrary: looseText, weight: 1 },
      ),
      moves: fc.oneof(
        { arbitrary: fc.constantFrom(...MOVES), weight: 2 },
        { arbitrary: mutated(fc.constantFrom(...MOVES)), weight: 3 },
      ),
    });
  },
  check,
  share: 0.5,
  timeMsMax: 2000,
  batch: 500,
});
