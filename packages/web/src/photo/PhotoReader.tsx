import { type JSX, onCleanup, onMount, Show } from 'solid-js';
import { photoText } from '../text/photoText.ts';
import { type CurrentReading, createReading, type ReadingFault } from './createReading.ts';
import { pictureAmong } from './loadPhoto.ts';
import { loadStyles } from './loadStyles.ts';
import { pictureFaultText } from './pictureFaultText.ts';
import { ReadPicture } from './ReadPicture.tsx';
import type { ReadingActions } from './readingActions.ts';
import { TakePicture } from './TakePicture.tsx';

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
        <FirstPicture photo={photo} />
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
              <ReadPicture
                photo={photo}
                picture={picture}
                reading={reading()}
                actions={props.actions}
              />
            )}
          </Show>
        )}
      </Show>
    </div>
  );
}

/** What can be taken, and that it is sent nowhere. */
function FirstPicture(props: { readonly photo: CurrentReading }): JSX.Element {
  const words = photoText;
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={props.photo.known().kind === 'jigsaw'}
          onChange={({ currentTarget }) =>
            props.photo.setKnown(currentTarget.checked ? { kind: 'jigsaw' } : {})
          }
        />
        {words().isJigsaw}
      </label>
      <TakePicture isPrimary label={words().choose} onTake={props.photo.take} />
      <p class="soft">{words().how}</p>
      <p class="soft">{words().local}</p>
    </>
  );
}

function faultText(fault: ReadingFault): string {
  return fault.kind === 'failed' ? photoText().failed : pictureFaultText(fault);
}
