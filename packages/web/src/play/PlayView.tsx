import { createEffect, createMemo, createSignal, type JSX, lazy, Show } from 'solid-js';
import { Board } from '../board/Board.tsx';
import { goalText } from '../board/goalText.ts';
import type { PageCommand } from '../board/keyboard.ts';
import { HelpButtons } from '../panels/HelpButtons.tsx';
import { PlayPanels } from '../panels/PlayPanels.tsx';
import { askHint, askSolution, showDistance } from '../panels/solverRequests.ts';
import { settings } from '../settings/settings.ts';
import { text } from '../text/text.ts';
import { session, solves } from '../times/solves.ts';
import { announce } from '../ui/announce.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { focusBoard } from '../ui/focusBoard.ts';
import { Loading } from '../ui/Loading.tsx';
import { showView } from '../ui/route.ts';
import { Counters } from './Counters.tsx';
import { GoalPicture } from './GoalPicture.tsx';
import { gameTitle } from './gameTitle.ts';
import { eventOf } from './recordOf.ts';
import { isUntouched, shuffleAgain } from './shuffleAgain.ts';
import { type Drawer, Tools } from './Tools.tsx';
import { mainMetric, theGame } from './theGame.ts';
import './play.css';

const Bookmarks = lazy(async () => ({ default: (await import('./Bookmarks.tsx')).Bookmarks }));
const CommandLine = lazy(async () => ({
  default: (await import('./CommandLine.tsx')).CommandLine,
}));
const SolvedNote = lazy(async () => ({ default: (await import('./SolvedNote.tsx')).SolvedNote }));
const LiveTimes = lazy(async () => ({
  default: (await import('../history/LiveTimes.tsx')).LiveTimes,
}));
const KeysHelp = lazy(async () => ({ default: (await import('./KeysHelp.tsx')).KeysHelp }));

/** The board, what is counted, what can be done, and the panels of the solver. */
export function PlayView(): JSX.Element {
  const event = createMemo(() => eventOf(theGame.puzzle()));
  const [drawer, setDrawer] = createSignal<Drawer>();
  const [isHelpOpen, setHelpOpen] = createSignal(false);
  const hasLiveTimes = () => session() !== '' || solves().some((solve) => solve.event === event());
  const hint = () => askHint(theGame);
  // A player may soon solve it, perhaps without a network.
  createEffect(() => theGame.game().current !== 0 && SolvedNote.preload());
  const onCommand = (command: PageCommand) => {
    const acts: Readonly<Record<PageCommand, () => void>> = {
      undo: () => say(theGame.undo, text().board.undone),
      redo: () => say(theGame.redo, text().board.redone),
      restart: theGame.restart,
      hint,
      new: () => showView('puzzles'),
      commands: () => setDrawer('commands'),
      help: () => setHelpOpen(true),
      shuffle: () => isUntouched() && shuffleAgain(),
    };
    acts[command]();
  };
  return (
    <div class="play beside">
      <Head />
      <div class="play-board beside-board">
        <Board store={theGame} onCommand={onCommand} />
      </div>
      <div class="beside-rest">
        <Counters />
        <Show when={theGame.isSolved()}>
          <Loading isUnseen>
            <SolvedNote />
          </Loading>
        </Show>
        <HelpButtons store={theGame} />
        <Tools drawer={drawer()} onDrawer={setDrawer} onHelp={() => setHelpOpen(true)} />
        <Show when={settings().timer && hasLiveTimes()}>
          <Loading isUnseen>
            <LiveTimes event={event()} />
          </Loading>
        </Show>
        <OpenDrawer drawer={drawer()} hint={hint} onClose={() => setDrawer(undefined)} />
        <PlayPanels store={theGame} board={Board} />
      </div>
      <Dialog
        title={text().play.keysTitle}
        isOpen={isHelpOpen()}
        onClose={() => setHelpOpen(false)}
      >
        <Loading>
          <KeysHelp />
        </Loading>
      </Dialog>
    </div>
  );
}

/** What was opened below the tools, if anything was. */
function OpenDrawer(props: {
  readonly drawer: Drawer | undefined;
  readonly hint: () => void;
  readonly onClose: () => void;
}): JSX.Element {
  return (
    <Show when={props.drawer}>
      <Loading>
        <Show
          when={props.drawer === 'bookmarks'}
          fallback={
            <CommandLine
              hint={props.hint}
              solution={() => askSolution(theGame)}
              distance={() => showDistance('on')}
              onClose={() => {
                props.onClose();
                focusBoard();
              }}
            />
          }
        >
          <Bookmarks />
        </Show>
      </Loading>
    </Show>
  );
}

function say(act: () => void, words: string): void {
  act();
  announce(words);
}

/** What is on the board. */
function Head(): JSX.Element {
  const words = () => text().play;
  /** Size and shortest length; the size once. */
  const facts = () => {
    const { info, board, type } = theGame.puzzle();
    const best = theGame.optimum()[mainMetric()];
    const isSaid = info.title === undefined && type === 'tiles';
    const size = isSaid ? [] : [`${board.width}×${board.height}`];
    const length = best === undefined ? [] : [words().shortest(words().length(best, mainMetric()))];
    return [...size, ...length].join(' · ');
  };
  return (
    <header class="play-head">
      <div>
        <h1>{gameTitle()}</h1>
        <p class="soft">{facts()}</p>
        <p id="board-goal">{goalText(theGame.puzzle())}</p>
      </div>
      <GoalPicture />
    </header>
  );
}
