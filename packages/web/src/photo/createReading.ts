/* The state of reading one picture: what is known, what was read, what is in doubt. */
import { createSignal, onCleanup } from 'solid-js';
import type { Raster } from '../vision/raster.ts';
import { loadPhoto } from './loadPhoto.ts';
import type { PhotoKnown, PhotoReading } from './photoReading.ts';
import { createPhotoReader, type FreshPictures, type PhotoReader } from './reader.ts';

type Fault = 'bad' | 'failed';

/** What one picture is, what is known of it, and what was read; nothing of it leaves the page. */
export function createReading() {
  let reader: PhotoReader | undefined;
  let turn = 0;
  const [picture, setPicture] = createSignal<Raster>();
  const [known, setKnown] = createSignal<PhotoKnown>({});
  const [reading, setReading] = createSignal<PhotoReading>();
  const [solved, setSolved] = createSignal<Raster>();
  const [isBusy, setBusy] = createSignal(false);
  const [fault, setFault] = createSignal<Fault>();
  onCleanup(() => reader?.close());
  const read = async (fresh?: FreshPictures) => {
    const mine = ++turn;
    setBusy(true);
    reader ??= createPhotoReader();
    try {
      const found = await reader.read(known(), fresh);
      if (mine === turn) setReading(found);
    } catch {
      if (mine === turn) setFault('failed');
      reader?.close();
      reader = undefined;
    }
    if (mine === turn) setBusy(false);
  };
  const take = async (file: Blob | undefined) => {
    if (!file) return;
    setFault(undefined);
    setReading(undefined);
    setSolved(undefined);
    setPicture(undefined);
    // To decode a large photograph takes a phone its time, too.
    setBusy(true);
    const mine = ++turn;
    // Whoever has said what is on the tiles means it of the next picture, too.
    setKnown(known().kind === 'jigsaw' ? { kind: 'jigsaw' } : {});
    const loaded = await loadPhoto(file);
    if (mine !== turn) return;
    setPicture(loaded);
    if (loaded) await read({ picture: loaded });
    else {
      setBusy(false);
      setFault('bad');
    }
  };
  const takeSolved = async (file: Blob | undefined) => {
    if (!file) return;
    setFault(undefined);
    const loaded = await loadPhoto(file);
    if (!loaded) {
      setFault('bad');
      return;
    }
    setSolved(loaded);
    setKnown({ ...known(), solvedQuad: undefined });
    await read({ solved: loaded });
  };
  const tell = (more: PhotoKnown) => {
    setKnown({ ...known(), ...more });
    return read();
  };
  return { picture, solved, reading, known, setKnown, isBusy, fault, take, takeSolved, tell };
}

export type CurrentReading = ReturnType<typeof createReading>;
