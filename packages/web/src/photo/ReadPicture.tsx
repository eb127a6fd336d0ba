import type { Raster } from '@glissade/vision/raster';
import { CLEAR } from '@glissade/vision/readPicture';
import { createEffect, createSignal, type JSX, Match, on, Show, Switch } from 'solid-js';
import { photoText } from '../text/photoText.ts';
import { BlocksBoard } from './BlocksBoard.tsx';
import type { CurrentReading } from './createReading.ts';
import { JigsawBoard } from './jigsaw/JigsawBoard.tsx';
import { SolvedPicture } from './jigsaw/SolvedPicture.tsx';
import { PhotoCanvas } from './PhotoCanvas.tsx';
import { PhotoFacts } from './PhotoFacts.tsx';
import type { PhotoKnown, PhotoReading } from './photoReading.ts';
import type { ReadingActions } from './readingActions.ts';
import { TakePicture } from './TakePicture.tsx';
import { TilesBoard } from './TilesBoard.tsx';

/** The picture with the lines found, what was read, and what may be told better. */
export function ReadPicture(props: {
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
