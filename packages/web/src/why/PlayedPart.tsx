import { type Metric, type Puzzle, parseMoves, replay } from '@glissade/core';
import { startGame } from '@glissade/core/game';
import { exitOf } from '@glissade/picture/exit';
import { createEffect, createSignal, createUniqueId, type JSX, on, onMount, Show } from 'solid-js';
import { createBoardState } from '../board/boardState.ts';
import { playedText } from '../board/describe.ts';
import { GroundPicture } from '../board/Ground.tsx';
import { Patterns } from '../board/Patterns.tsx';
import { Pieces } from '../board/Pieces.tsx';
import { createGameStore, type GameStore } from '../game/gameStore.ts';
import { createPlayback } from '../panels/playback.ts';
import { SolutionPlayer } from '../panels/SolutionPlayer.tsx';
import { settings } from '../settings/settings.ts';
import { text } from '../text/text.ts';
import { whyText } from '../text/whyText.ts';
import { announce } from '../ui/announce.ts';
import { Icon } from '../ui/Icon.tsx';
import type { Part } from './listed.ts';
import '../panels/panels.css';

/** How a section's parts are played: all on boards of this puzzle. */
export type Stage = { readonly puzzle: Puzzle; readonly metric: Metric };

/** The moves of a part, and a button that plays them on a board of their own. */
export function PlayedPart(props: { readonly stage: Stage; readonly part: Part }): JSX.Element {
  const id = createUniqueId();
  const [isOpen, setOpen] = createSignal(false);
  return (
    <div class="why-part">
      <p class="why-moves" id={id}>
        {props.part.text}
      </p>
      <button
        type="button"
        class="button button-small"
        aria-expanded={isOpen()}
        aria-describedby={id}
        onClick={() => setOpen(!isOpen())}
      >
        <Icon name={isOpen() ? 'close' : 'play'} />
        {isOpen() ? whyText().closeBoard : whyText().playPart}
      </button>
      <Show when={isOpen()}>
        <PartBoard stage={props.stage} part={props.part} />
      </Show>
    </div>
  );
}

/** A board that begins where the part does, and plays it. */
function PartBoard(props: { readonly stage: Stage; readonly part: Part }): JSX.Element {
  const { puzzle, metric } = props.stage;
  const { before, moves } = props.part;
  const start = replay(puzzle, parseMoves(puzzle, before)).end;
  const from = { ...puzzle, start };
  const store = createGameStore(startGame(from));
  const playback = createPlayback(store, parseMoves(from, moves), metric);
  onMount(playback.togglePlaying);
  tellMoves(store);
  return (
    <div class="why-playing">
      <PartPicture store={store} />
      <SolutionPlayer shown={playback} onNew={playback.comeBack} />
    </div>
  );
}

/** Says each move that is played, as the board says those of a reader. */
function tellMoves({ game, puzzle, state, change }: GameStore): void {
  createEffect(
    on(
      game,
      ({ nodes, current }) => {
        if (change() !== 'play') return;
        announce(playedText(text().board, puzzle(), state(), nodes[current]!.steps));
      },
      { defer: true },
    ),
  );
}

function PartPicture(props: { readonly store: GameStore }): JSX.Element {
  const id = createUniqueId();
  const board = createBoardState(props.store);
  const { ground } = board;
  return (
    <svg
      class="picture"
      data-colors={settings().colors}
      viewBox={`-10 -10 ${ground().width + 20} ${ground().height + 20}`}
      aria-hidden="true"
    >
      <Show when={settings().colors === 'distinct'}>
        <Patterns id={id} />
      </Show>
      <GroundPicture ground={ground()} exit={exitOf(props.store.puzzle())} />
      <Pieces board={board} id={id} isLabelled={true} />
    </svg>
  );
}
