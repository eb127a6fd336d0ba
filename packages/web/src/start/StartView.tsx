import { list } from '@glissade/catalogue';
import { createEffect, createSignal, type JSX, lazy, onCleanup, Show } from 'solid-js';
import { usePicture } from '../board/tilePicture.ts';
import { handToEditor } from '../edit/editorHandover.ts';
import type { ReadingActions } from '../photo/readingActions.ts';
import { photoText } from '../text/photoText.ts';
import { raceText } from '../text/raceText.ts';
import { setupText } from '../text/setupText.ts';
import { startText } from '../text/startText.ts';
import { solves } from '../times/solves.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { icons } from '../ui/icons.ts';
import { Loading } from '../ui/Loading.tsx';
import { showView } from '../ui/route.ts';
import { nameBeside, nameOf } from './Card.tsx';
import { Catalogue } from './Catalogue.tsx';
import { dailyOf } from './daily.ts';
import { FreshMaker } from './FreshMaker.tsx';
import { openPuzzle, openRecord } from './openPuzzle.ts';
import { PasteBox } from './PasteBox.tsx';
import { pasted, setPasted } from './pasted.ts';
import { Recent } from './Recent.tsx';
import { TileMaker } from './TileMaker.tsx';
import { freshSeed } from './tileBoard.ts';
import './start.css';

const PhotoReader = lazy(async () => ({
  default: (await import('../photo/PhotoReader.tsx')).PhotoReader,
}));

const READING_ACTIONS: ReadingActions = {
  play: (puzzle, picture) => {
    if (picture) usePicture({ address: picture, numbers: false, of: '' });
    openPuzzle(puzzle, { withPicture: picture !== undefined });
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
  const [open, setOpen] = createSignal<keyof typeof DIALOGS>();
  createEffect(() => pasted() !== '' && setOpen('paste'));
  const close = () => {
    setOpen(undefined);
    setPasted('');
  };
  onCleanup(() => setPasted(''));
  const daily = dailyOf(new Date());
  const words = () => startText();
  const title = () =>
    open() === 'photo' ? photoText().title : words()[(open() as 'tiles') ?? 'tiles'];
  return (
    <div class="page start">
      <h1>{words().title}</h1>
      <div class="ways">
        <Way
          icon="solution"
          title={setupText().title}
          hint={setupText().hint}
          onClick={() => showView('setup')}
        />
        <Way
          icon="daily"
          title={words().daily}
          hint={[words().dailyNumber(daily.number), nameOf(daily.record), nameBeside(daily.record)]
            .filter((part) => part !== '')
            .join(' · ')}
          onClick={() => openRecord(daily.record)}
        />
        <Way icon="shuffle" title={words().random} hint={words().randomHint} onClick={openRandom} />
        <Way
          icon="plus"
          title={words().fresh}
          hint={words().freshHint}
          onClick={() => setOpen('fresh')}
        />
        <Way
          icon="grid"
          title={words().tiles}
          hint={words().tilesHint}
          onClick={() => setOpen('tiles')}
        />
        <Way
          icon="paste"
          title={words().paste}
          hint={words().pasteHint}
          onClick={() => setOpen('paste')}
        />
        <Way
          icon="picture"
          title={photoText().title}
          hint={photoText().hint}
          onClick={() => setOpen('photo')}
        />
        <Way
          icon="review"
          title={raceText().title}
          hint={raceText().hint}
          onClick={() => showView('race')}
        />
      </div>
      <Recent />
      <Catalogue />
      <Dialog title={title()} isOpen={open() !== undefined} onClose={close}>
        <Show when={open()}>{(name) => DIALOGS[name()]()}</Show>
      </Dialog>
    </div>
  );
}

/** A block puzzle that was not solved here yet, and neither trivial nor endless. */
function openRandom(): void {
  const known = new Set(solves().map(({ event }) => event));
  const fit = list({ type: 'blocks', metric: 'moves', lengthMin: 8, lengthMax: 90 });
  const fresh = fit.filter(({ title }) => !known.has(title));
  const all = fresh.length > 0 ? fresh : fit;
  openRecord(all[freshSeed() % all.length]!);
}

function Way(props: {
  readonly icon: keyof typeof icons;
  readonly title: string;
  readonly hint: string;
  readonly onClick: () => void;
}): JSX.Element {
  return (
    <button type="button" class="way" onClick={() => props.onClick()}>
      <Icon name={props.icon} />
      <span class="way-title">{props.title}</span>
      <span class="way-hint">{props.hint}</span>
    </button>
  );
}
