/* What is read from a picture: the types that the page and its worker share. */
import type { JigsawReading, KnownJigsaw } from '@glissade/vision/jigsaw/readJigsaw';
import type { Kind, Known, Reading } from '@glissade/vision/readPicture';

/** What a picture can show: `jigsaw` are tiles with parts of a picture instead of numbers. */
export type PhotoKind = Kind | 'jigsaw';
export type PhotoReading = Reading | ({ readonly kind: 'jigsaw' } & JigsawReading);
export type PhotoKnown = Omit<Known, 'kind'> &
  KnownJigsaw & { readonly kind?: PhotoKind | undefined };
