import type { Puzzle, State, Steps } from '@glissade/core';
import { DARK, LIGHT } from '@glissade/picture/colors';
import type { PictureStyle } from '@glissade/picture/figures';
import { svgText } from '@glissade/picture/svgText';
import { shownPicture } from '../board/tilePicture.ts';
import { settings } from '../settings/settings.ts';
import { fileName } from './fileName.ts';
import { countFrames, framesOf, type Pace, placesIn } from './frames.ts';
import { makeGif } from './makeGif.ts';
import { makeVideo } from './makeVideo.ts';
import { createPainter } from './painter.ts';
import { nextTask } from './pause.ts';
import { saveFile } from './saveFile.ts';

/** What leaves the app as a picture: a puzzle, a state of it, a line from the puzzle's start. */
export type Exhibit = { readonly puzzle: Puzzle; readonly state: State; readonly line: Steps };

const PACE: Readonly<Record<'gif' | 'video', Pace>> = {
  gif: { between: 4, moveMs: 240, restMs: 160, endMs: 2000 },
  video: { between: 8, moveMs: 260, restMs: 140, endMs: 1500 },
};
/** Pixels of the longer side. */
const SIDE = { picture: 1600, gif: 480, video: 960 } as const;

export async function savePng({ puzzle, state }: Exhibit): Promise<void> {
  const painter = await createPainter(puzzle, shownStyle(puzzle), SIDE.picture);
  painter.paint(placesIn(puzzle, state));
  painter.canvas.toBlob((blob) => blob && saveFile(`${fileName(puzzle)}.png`, blob));
}

export function saveSvg({ puzzle, state }: Exhibit): void {
  const svg = svgText(puzzle, state, shownStyle(puzzle));
  saveFile(`${fileName(puzzle)}.svg`, new Blob([svg], { type: 'image/svg+xml' }));
}

/** Makes a film and saves it; `onFrame` hears how many of its pictures are done. */
export async function saveFilm(
  kind: 'gif' | 'video',
  { puzzle, line }: Exhibit,
  signal: AbortSignal,
  onFrame: (at: number, of: number) => void,
): Promise<void> {
  const pace = PACE[kind];
  const frames = countFrames(puzzle, line, pace);
  const painter = await createPainter(puzzle, shownStyle(puzzle), SIDE[kind]);
  // Sprites and the first picture together would keep the page busy for too long.
  await nextTask();
  let at = 0;
  const make = kind === 'gif' ? makeGif : makeVideo;
  const tell = () => onFrame(++at, frames);
  const film = await make(painter, () => framesOf(puzzle, line, pace), signal, tell);
  if (film) saveFile(`${fileName(puzzle)}.${film.ending}`, film.blob);
}

/** As the page shows the puzzle. */
function shownStyle(puzzle: Puzzle): PictureStyle {
  return {
    colors: document.documentElement.dataset.theme === 'dark' ? DARK : LIGHT,
    hasLabels: settings().labels,
    isDistinct: settings().colors === 'distinct',
    photo: shownPicture(puzzle),
  };
}
