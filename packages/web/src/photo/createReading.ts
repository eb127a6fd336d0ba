/* The state of reading one picture: what is known, what was read, what is in doubt. */

import type { Raster } from '@glissade/vision/raster';
import { createSignal, onCleanup } from 'solid-js';
import { loadPhoto } from './loadPhoto.ts';
import type { PictureFault } from './openPicture.ts';
import type { PhotoKnown, PhotoReading } from './photoReading.ts';
import { createPhotoReader, type FreshPictures, type PhotoReader } from './reader.ts';

export type ReadingFault = PictureFault | { readonly kind: 'failed' };

/** What one picture is, what is known of it, and what was read; nothing of it leaves the page. */
export function createReading() {
  let reader: PhotoReader | undefined;
  let turn = 0;
  const [picture, setPicture] = createSignal<Raster>();
  const [known, setKnown] = createSignal<PhotoKnown>({});
  const [reading, setReading] = createSignal<PhotoReading>();
  const [solved, setSolved] = createSignal<Raster>();
  const [isBusy, setBusy] = createSignal(false);
  const [fault, setFault] = createSignal<ReadingFault>();
  onCleanup(() => reader?.close());
  const read = async (fresh?: FreshPictures) => {
    const mine = ++turn;
    setBusy(true);
    reader ??= createPhotoReader();
    try {
      const found = await reader.read(known(), fresh);
      if (mine === turn) setReading(found);
    } catch {
      if (mine === turn) setFault({ kind: 'failed' });
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
    // The kind of tiles that the user chose holds for the next picture, too.
    setKnown(known().kind === 'jigsaw' ? { kind: 'jigsaw' } : {});
    const loaded = await loadPhoto(file);
    if (mine !== turn) return;
    if ('picture' in loaded) {
      setPicture(loaded.picture);
      await read(loaded);
    } else {
      setBusy(false);
      setFault(loaded.fault);
    }
  };
  const takeSolved = async (file: Blob | undefined) => {
    if (!file) return;
    setFault(undefined);
    const loaded = await loadPhoto(file);
    if ('fault' in loaded) return void setFault(loaded.fault);
    setSolved(loaded.picture);
    setKnown({ ...known(), solvedQuad: undefined });
    await read({ solved: loaded.picture });
  };
  const tell = (more: PhotoKnown) => {
    setKnown({ ...known(), ...more });
    return read();
  };
  return { picture, solved, reading, known, setKnown, isBusy, fault, take, takeSolved, tell };
}

export type CurrentReading = ReturnType<typeof createReading>;
