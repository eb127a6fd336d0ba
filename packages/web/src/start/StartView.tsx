import { listPuzzles } from '@glissade/catalogue';
import { createEffect, createSignal, type JSX, lazy, onCleanup, Show } from 'solid-js';
import { usePicture } from '../board/tilePicture.ts';
import { dailyNumber, dailyRecord } from '../daily/daily.ts';
import { dayNumber } from '../daily/days.ts';
import { handToEditor } from '../edit/editorHandover.ts';
import { nameBeside, nameOf } from '../game/recordName.ts';
import { askSolution } from '../panels/solverRequests.ts';
import type { ReadingActions } from '../photo/readingActions.ts';
import { theGame } from '../play/theGame.ts';
import { dailyText } from '../text/dailyText.ts';
import { photoText } from '../text/photoText.ts';
import { raceText } from '../text/raceText.ts';
import { setupText } from '../text/setupText.ts';
import { startText } from '../text/startText.ts';
import { solvedAmong } from '../times/solve.ts';
import { solves } from '../times/solves.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import { showView } from '../ui/route.ts';
import { Catalogue } from './Catalogue.tsx';
import { FreshMaker } from './FreshMaker.tsx';
import { ListPart } from './ListPart.tsx';
import { openPuzzle, openRecord } from './openPuzzle.ts';
import { PasteBox } from './PasteBox.tsx';
import { pasted, setPasted } from './pasted.ts';
import { Recent } from './Recent.tsx';
import { TileMaker } from './TileMaker.tsx';
import { freshSeed } from './tileBoard.ts';
import { type Way, Ways } from './Ways.tsx';
import './start.css';

const PhotoReader = lazy(async () => ({
  default: (await import('../photo/PhotoReader.tsx')).PhotoReader,
}));

const openRead: ReadingActions['play'] = (puzzle, { picture, doubts }) => {
  if (picture) usePicture({ address: picture, numbers: false, of: '' });
  openPuzzle(puzzle, { withPicture: picture !== undefined, doubts });
};

const READING_ACTIONS: ReadingActions = {
  play: openRead,
  solve: (puzzle, from) => {
    openRead(puzzle, from);
    askSolution(theGame);
  },
  edit: (found) => {
    handToEditor(found);
    showView('edit');
  },
};

/** What opens over the page. */
const DIALOGS = {
  fresh: () => <FreshMaker />,
  tiles: () => <TileMaker />,
  paste: () => <PasteBox first={pasted()} />,
  photo: () => (
    <Loading>
      <PhotoReader actions={READING_ACTIONS} />
    </Loading>
  ),
};

/** Where a puzzle comes from. */
export function StartView(): JSX.Element {
  let page!: HTMLDivElement;
  const [open, setOpen] = createSignal<DialogName>();
  createEffect(() => pasted() !== '' && setOpen('paste'));
  const close = () => {
    setOpen(undefined);
    setPasted('');
  };
  onCleanup(() => setPasted(''));
  const words = () => startText();
  const title = () =>
    open() === 'photo' ? photoText().title : words()[(open() as 'tiles') ?? 'tiles'];
  return (
    <div class="page start" ref={page}>
      <h1>{words().title}</h1>
      <ListPart />
      <Ways title={words().own} ways={ownWays(setOpen, () => page)} />
      <Ways title={words().ours} ways={ourWays(setOpen)} />
      <Recent />
      <Catalogue />
      <Dialog title={title()} isOpen={open() !== undefined} onClose={close}>
        <Show when={open()}>{(name) => DIALOGS[name()]()}</Show>
      </Dialog>
    </div>
  );
}

type DialogName = keyof typeof DIALOGS;

/** Puzzles that the player has: in a picture, on a table, in a text, in mind, by name. */
function ownWays(open: (dialog: DialogName) => void, page: () => Element): readonly Way[] {
  const words = startText();
  const seek = () => page().querySelector<HTMLElement>('input[type=search]')!.focus();
  return [
    { icon: 'picture', ...named(photoText()), take: () => open('photo') },
    { icon: 'solution', ...named(setupText()), take: () => showView('setup') },
    { icon: 'paste', title: words.paste, hint: words.pasteHint, take: () => open('paste') },
    { icon: 'edit', title: words.draw, hint: words.drawHint, take: () => showView('edit') },
    { icon: 'search', title: words.named, hint: words.namedHint, take: seek },
  ];
}

/** Puzzles that the app has or makes. */
function ourWays(open: (dialog: DialogName) => void): readonly Way[] {
  const words = startText();
  const daily = { title: dailyText().title, hint: dailyHint(dayNumber(new Date())) };
  return [
    { icon: 'daily', ...daily, take: () => showView('daily') },
    { icon: 'shuffle', title: words.random, hint: words.randomHint, take: openRandom },
    { icon: 'plus', title: words.fresh, hint: words.freshHint, take: () => open('fresh') },
    { icon: 'grid', title: words.tiles, hint: words.tilesHint, take: () => open('tiles') },
    { icon: 'review', ...named(raceText()), take: () => showView('race') },
  ];
}

const named = ({ title, hint }: Pick<Way, 'title' | 'hint'>) => ({ title, hint });

function dailyHint(today: number): string {
  const record = dailyRecord(today);
  const parts = [dailyText().number(dailyNumber(today)), nameOf(record), nameBeside(record)];
  return parts.filter((part) => part !== '').join(' · ');
}

/** A block puzzle that was not solved here yet, and neither trivial nor endless. */
function openRandom(): void {
  const isSolved = solvedAmong(solves());
  const fit = listPuzzles({ type: 'blocks', metric: 'moves', lengthMin: 8, lengthMax: 90 });
  const fresh = fit.filter((record) => !isSolved(record));
  const all = fresh.length > 0 ? fresh : fit;
  openRecord(all[freshSeed() % all.length]!);
}
