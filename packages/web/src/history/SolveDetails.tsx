import { formatReplayLink, unitsOf } from '@glissade/core';
import { playAll, startGame, unpackPuzzle } from '@glissade/core/game';
import { createResource, For, type JSX, Show } from 'solid-js';
import { theGame } from '../play/theGame.ts';
import { addressOfGame } from '../share/liveAddress.ts';
import { timesText } from '../text/timesText.ts';
import type { Play } from '../times/playRecord.ts';
import { dropPlay, readPlay } from '../times/plays.ts';
import { shownResult, shownTime } from '../times/shownTime.ts';
import type { Solve } from '../times/solve.ts';
import { changeSolve, keepSolves, solves } from '../times/solves.ts';
import { splitsOf } from '../times/splits.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { showView } from '../ui/route.ts';
import { factsOf } from './facts.ts';
import { Replay } from './Replay.tsx';

/** One solve: replayed as it was played, its splits, and what can be done with it. */
export function SolveDetails(props: {
  readonly solve: Solve;
  readonly onChange: (solve: Solve) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const [play] = createResource(
    () => props.solve.at,
    async (at) => (await readPlay(at)) ?? null,
  );
  const words = () => timesText();
  const toggleDnf = () => {
    const { dnf: _, ...bare } = props.solve;
    const next: Solve = props.solve.dnf ? bare : { ...bare, dnf: true };
    changeSolve(props.solve, next);
    props.onChange(next);
  };
  const remove = () => {
    keepSolves(solves().filter((one) => one !== props.solve));
    dropPlay(props.solve.at);
    props.onClose();
  };
  return (
    <div class="solve-details">
      <p class="solve-facts">
        <strong>{shownResult(props.solve)}</strong> <span class="soft">{factsOf(props.solve)}</span>
      </p>
      <Show when={play()} fallback={<p class="soft">{play.loading ? '' : words().noPlay}</p>}>
        {(known) => <PlayParts play={known()} />}
      </Show>
      <div class="chips">
        <button type="button" class="button" onClick={toggleDnf}>
          {props.solve.dnf ? words().unmarkDnf : words().markDnf}
        </button>
        <button type="button" class="button" onClick={remove}>
          {words().remove}
        </button>
      </div>
    </div>
  );
}

/** The parts that need the moves: the replay, the splits, the review and the links. */
function PlayParts(props: { readonly play: Play }): JSX.Element {
  const puzzle = unpackPuzzle(props.play.puzzle);
  const { steps, times } = props.play;
  const splits = splitsOf(puzzle, steps, times);
  const words = () => timesText();
  const game = () => {
    const metric = puzzle.type === 'tiles' ? 'mtm' : 'moves';
    const units = unitsOf(Uint32Array.from(steps), metric);
    return playAll(
      startGame(puzzle),
      units.map((unit) => [...unit]),
    ).game;
  };
  const review = () => {
    theGame.open(game());
    showView('review');
  };
  return (
    <>
      <Replay puzzle={puzzle} steps={steps} times={times} />
      <Show when={splits.length > 0}>
        <table class="averages splits" aria-label={words().splits}>
          <thead>
            <tr>
              <td />
              <th scope="col">{words().splitRow}</th>
              <th scope="col">{words().splitTotal}</th>
              <th scope="col">{words().splitMoves}</th>
            </tr>
          </thead>
          <tbody>
            <For each={splits}>
              {({ row, ms, steps: count }, index) => (
                <tr>
                  <th scope="row">{words().row(row + 1)}</th>
                  <td>+{shownTime(ms - (splits[index() - 1]?.ms ?? 0))}</td>
                  <td class="best">{shownTime(ms)}</td>
                  <td>{count}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
      <div class="chips">
        <button type="button" class="button primary" onClick={review}>
          {words().review}
        </button>
        <CopyButton label={words().share} written={() => addressOfGame(game(), 'review')} />
        <Show when={puzzle.type === 'tiles'}>
          <CopyButton
            label={words().shareReplay}
            written={async () => formatReplayLink(puzzle, Uint32Array.from(steps), times)}
          />
        </Show>
      </div>
    </>
  );
}
