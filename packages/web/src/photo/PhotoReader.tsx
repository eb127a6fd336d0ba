import type { Raster } from '@glissade/vision/raster';
import { CLEAR } from '@glissade/vision/readPicture';
import {
  createEffect,
  createSignal,
  type JSX,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Switch,
} from 'solid-js';
import { photoText } from '../text/photoText.ts';
import { BlocksBoard } from './BlocksBoard.tsx';
import { type CurrentReading, createReading, type ReadingFault } from './createReading.ts';
import { JigsawBoard } from './jigsaw/JigsawBoard.tsx';
import { SolvedPicture } from './jigsaw/SolvedPicture.tsx';
import { pictureAmong } from './loadPhoto.ts';
import { loadStyles } from './loadStyles.ts';
import { PhotoCanvas } from './PhotoCanvas.tsx';
import { PhotoFacts } from './PhotoFacts.tsx';
import type { PhotoKnown, PhotoReading } from './photoReading.ts';
import { pictureFaultText } from './pictureFaultText.ts';
import type { ReadingActions } from './readingActions.ts';
import { TakePicture } from './TakePicture.tsx';
import { TilesBoard } from './TilesBoard.tsx';

/** Reads the board in a picture; what is in doubt is put right by taps, then it is played. */
export function PhotoReader(props: { readonly actions: ReadingActions }): JSX.Element {
  loadStyles();
  const words = photoText;
  const photo = createReading();
  // Of picture tiles, the second picture is the solved one.
  const takeNext = (file: File | undefined) => {
    const isSecond = photo.reading()?.kind === 'jigsaw' && !photo.solved();
    return isSecond ? photo.takeSolved(file) : photo.take(file);
  };
  const paste = (event: ClipboardEvent) => {
    const file = pictureAmong(event.clipboardData);
    if (file) event.preventDefault();
    takeNext(file);
  };
  onMount(() => document.addEventListener('paste', paste));
  onCleanup(() => document.removeEventListener('paste', paste));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    takeNext(pictureAmong(event.dataTransfer));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same
    <div class="photo" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Show when={!photo.picture() && !photo.isBusy()}>
        <label class="check">
          <input
            type="checkbox"
            checked={photo.known().kind === 'jigsaw'}
            onChange={({ currentTarget }) =>
              photo.setKnown(currentTarget.checked ? { kind: 'jigsaw' } : {})
            }
          />
          {words().isJigsaw}
        </label>
        <TakePicture isPrimary label={words().choose} onTake={photo.take} />
        <p class="soft">{words().how}</p>
        <p class="soft">{words().local}</p>
      </Show>
      <Show when={photo.fault()}>
        {(fault) => (
          <p class="fault" role="alert">
            {faultText(fault())}
          </p>
        )}
      </Show>
      <Show when={photo.isBusy() && !photo.reading()}>
        <p class="loading" role="status">
          {words().reading}
        </p>
      </Show>
      <Show when={photo.picture()} keyed>
        {(picture) => (
          <Show when={photo.reading()}>
            {(reading) => (
              <Read photo={photo} picture={picture} reading={reading()} actions={props.actions} />
            )}
          </Show>
        )}
      </Show>
    </div>
  );
}

function faultText(fault: ReadingFault): string {
  return fault.kind === 'failed' ? photoText().failed : pictureFaultText(fault);
}

/** The picture with the lines found, what was read, and what may be told better. */
function Read(props: {
  readonly photo: CurrentReading;
  readonly picture: Raster;
  readonly reading: PhotoReading;
  readonly actions: ReadingActions;
}): JSX.Element {
  const [chosen, choose] = createSignal<number>();
  const words = photoText;
  const quad = () => props.photo.known().quad ?? props.reading.grid.quad;
  const { setKnown, tell } = props.photo;
  let read!: HTMLElement;
  const isTold = () => props.reading.kind === 'jigsaw' && props.reading.solved !== undefined;
  // On a phone, what is marked would lie below two pictures.
  createEffect(on(isTold, (now) => now && read.scrollIntoView(), { defer: true }));
  return (
    <>
      <PhotoCanvas
        picture={props.picture}
        grid={{ ...props.reading.grid, quad: quad() }}
        chosen={chosen()}
        onMove={(moved) => setKnown({ ...props.photo.known(), quad: moved })}
        onDone={() => tell({ quad: quad() })}
      />
      <Show when={props.reading.kind === 'jigsaw'}>
        <SolvedPicture photo={props.photo} reading={props.reading} />
      </Show>
      <section class="photo-read" ref={read} aria-busy={props.photo.isBusy()}>
        <h3>{words().board}</h3>
        <Show when={props.reading.kind !== 'jigsaw' && props.reading.quality < CLEAR}>
          <p class="warning">{words().noBoard}</p>
        </Show>
        <Board
          reading={props.reading}
          chosen={chosen()}
          onChoose={choose}
          actions={props.actions}
          known={props.photo.known()}
          onTell={tell}
        />
      </section>
      <PhotoFacts
        reading={props.reading}
        size={props.photo.known().size ?? [props.reading.grid.columns, props.reading.grid.rows]}
        quad={quad()}
        onTell={tell}
      />
      <TakePicture isPrimary={false} label={words().another} onTake={props.photo.take} />
    </>
  );
}

function Board(props: {
  readonly reading: PhotoReading;
  readonly chosen: number | undefined;
  readonly onChoose: (cell: number | undefined) => void;
  readonly actions: ReadingActions;
  readonly known: PhotoKnown;
  readonly onTell: (known: PhotoKnown) => void;
}): JSX.Element {
  return (
    <Switch>
      <Match when={props.reading.kind === 'tiles' && props.reading} keyed>
        {(reading) => (
          <TilesBoard
            reading={reading}
            chosen={props.chosen}
            onChoose={props.onChoose}
            actions={props.actions}
          />
        )}
      </Match>
      <Match when={props.reading.kind === 'jigsaw' && props.reading} keyed>
        {(reading) => (
          <JigsawBoard
            reading={reading}
            chosen={props.chosen}
            onChoose={props.onChoose}
            actions={props.actions}
          />
        )}
      </Match>
      <Match when={props.reading.kind === 'blocks' && props.reading} keyed>
        {(reading) => (
          <BlocksBoard
            reading={reading}
            actions={props.actions}
            known={props.known}
            onTell={props.onTell}
          />
        )}
      </Match>
    </Switch>
  );
}
