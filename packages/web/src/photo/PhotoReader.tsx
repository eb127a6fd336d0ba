import { createSignal, type JSX, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import { photoText } from '../text/photoText.ts';
import { CELLS_MAX, CELLS_MIN } from '../vision/grid.ts';
import type { Quad } from '../vision/plane.ts';
import type { Raster } from '../vision/raster.ts';
import { CLEAR, type Kind, type Known, type Reading } from '../vision/readPicture.ts';
import { BlocksBoard } from './BlocksBoard.tsx';
import { dress } from './dress.ts';
import { loadPhoto, pictureAmong } from './loadPhoto.ts';
import { PhotoCanvas } from './PhotoCanvas.tsx';
import { createPhotoReader, type PhotoReader as Reader } from './reader.ts';
import { TilesBoard } from './TilesBoard.tsx';
import type { WaysOut } from './waysOut.ts';

type Fault = 'bad' | 'failed';

/** What one picture is, what is known of it, and what was read; nothing of it leaves the page. */
function createReading() {
  let reader: Reader | undefined;
  let turn = 0;
  const [picture, setPicture] = createSignal<Raster>();
  const [known, setKnown] = createSignal<Known>({});
  const [reading, setReading] = createSignal<Reading>();
  const [isBusy, setBusy] = createSignal(false);
  const [fault, setFault] = createSignal<Fault>();
  onCleanup(() => reader?.close());
  const read = async (fresh: Raster | undefined) => {
    const mine = ++turn;
    setBusy(true);
    reader ??= createPhotoReader();
    try {
      const found = await reader.read(fresh, known());
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
    setKnown({});
    const loaded = await loadPhoto(file);
    setPicture(loaded);
    if (loaded) await read(loaded);
    else setFault('bad');
  };
  const tell = (more: Known) => {
    setKnown({ ...known(), ...more });
    return read(undefined);
  };
  return { picture, reading, known, setKnown, isBusy, fault, take, tell };
}

/** Reads the board in a picture; what is in doubt is put right by taps, then it is played. */
export function PhotoReader(props: { readonly ways: WaysOut }): JSX.Element {
  dress();
  const words = photoText;
  const photo = createReading();
  const paste = (event: ClipboardEvent) => {
    const file = pictureAmong(event.clipboardData);
    if (file) event.preventDefault();
    photo.take(file);
  };
  onMount(() => document.addEventListener('paste', paste));
  onCleanup(() => document.removeEventListener('paste', paste));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    photo.take(pictureAmong(event.dataTransfer));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same
    <div class="photo" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Show when={!photo.picture()}>
        <Sources isFirst onTake={photo.take} />
      </Show>
      <Show when={photo.fault()}>
        {(fault) => (
          <p class="fault" role="alert">
            {words()[fault()]}
          </p>
        )}
      </Show>
      <Show when={photo.picture()} keyed>
        {(picture) => (
          <Show
            when={photo.reading()}
            fallback={
              <Show when={photo.isBusy()}>
                <p class="loading">{words().reading}</p>
              </Show>
            }
          >
            {(reading) => (
              <Read photo={photo} picture={picture} reading={reading()} ways={props.ways} />
            )}
          </Show>
        )}
      </Show>
    </div>
  );
}

/** The picture with the lines found, what was read, and what may be told better. */
function Read(props: {
  readonly photo: ReturnType<typeof createReading>;
  readonly picture: Raster;
  readonly reading: Reading;
  readonly ways: WaysOut;
}): JSX.Element {
  const [chosen, choose] = createSignal<number>();
  const words = photoText;
  const quad = () => props.photo.known().quad ?? props.reading.grid.quad;
  const { setKnown, tell } = props.photo;
  return (
    <>
      <PhotoCanvas
        picture={props.picture}
        grid={{ ...props.reading.grid, quad: quad() }}
        chosen={chosen()}
        onMove={(moved) => setKnown({ ...props.photo.known(), quad: moved })}
        onDone={() => tell({ quad: quad() })}
      />
      <section class="photo-read" aria-busy={props.photo.isBusy()}>
        <h3>{words().board}</h3>
        <Show when={props.reading.quality < CLEAR}>
          <p class="warning">{words().noBoard}</p>
        </Show>
        <Board reading={props.reading} chosen={chosen()} onChoose={choose} ways={props.ways} />
      </section>
      <Facts
        reading={props.reading}
        size={props.photo.known().size ?? [props.reading.grid.columns, props.reading.grid.rows]}
        quad={quad()}
        onTell={tell}
      />
      <Sources isFirst={false} onTake={props.photo.take} />
    </>
  );
}

/** From the device or from its camera. */
function Sources(props: {
  readonly isFirst: boolean;
  readonly onTake: (file: File | undefined) => void;
}): JSX.Element {
  const words = photoText;
  const take = (event: { currentTarget: HTMLInputElement }) => {
    props.onTake(event.currentTarget.files?.[0]);
    // The same file may be chosen again.
    event.currentTarget.value = '';
  };
  return (
    <>
      <div class="photo-actions">
        <label class="button" classList={{ primary: props.isFirst }}>
          <input type="file" class="unseen" accept="image/*" onChange={take} />
          {props.isFirst ? words().choose : words().another}
        </label>
        <label class="button photo-camera">
          <input
            type="file"
            class="unseen"
            accept="image/*"
            capture="environment"
            onChange={take}
          />
          {words().camera}
        </label>
      </div>
      <Show when={props.isFirst}>
        <p class="soft">{words().how}</p>
        <p class="soft">{words().local}</p>
      </Show>
    </>
  );
}

/** What kind of board it is and how many cells it has, as found, to be put right. */
function Facts(props: {
  readonly reading: Reading;
  /** What was asked for, where the reading still follows. */
  readonly size: readonly [columns: number, rows: number];
  readonly quad: Quad;
  readonly onTell: (known: Known) => void;
}): JSX.Element {
  const words = photoText;
  const size = (columns: number, rows: number) =>
    props.onTell({ quad: props.quad, size: [columns, rows], kind: props.reading.kind });
  const turn = () => {
    const [a, b, c, d] = props.quad;
    props.onTell({ quad: [b, c, d, a], size: [props.size[1], props.size[0]] });
  };
  return (
    <>
      <p class="soft">{words().corners}</p>
      <div class="photo-facts">
        <label class="photo-field">
          <span>{words().kind}</span>
          <select
            class="field"
            value={props.reading.kind}
            onChange={({ currentTarget }) => props.onTell({ kind: currentTarget.value as Kind })}
          >
            <option value="tiles">{words().kinds.tiles}</option>
            <option value="blocks">{words().kinds.blocks}</option>
          </select>
        </label>
        <Count
          label={words().columns}
          value={props.size[0]}
          onChange={(columns) => size(columns, props.size[1])}
        />
        <Count
          label={words().rows}
          value={props.size[1]}
          onChange={(rows) => size(props.size[0], rows)}
        />
        <button type="button" class="button" onClick={turn}>
          {words().turn}
        </button>
      </div>
    </>
  );
}

function Count(props: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}): JSX.Element {
  return (
    <label class="photo-field">
      <span>{props.label}</span>
      <select
        class="field"
        value={String(props.value)}
        onChange={({ currentTarget }) => props.onChange(Number(currentTarget.value))}
      >
        {Array.from({ length: CELLS_MAX - CELLS_MIN + 1 }, (_, at) => (
          <option value={String(CELLS_MIN + at)}>{CELLS_MIN + at}</option>
        ))}
      </select>
    </label>
  );
}

function Board(props: {
  readonly reading: Reading;
  readonly chosen: number | undefined;
  readonly onChoose: (cell: number | undefined) => void;
  readonly ways: WaysOut;
}): JSX.Element {
  return (
    <Switch>
      <Match when={props.reading.kind === 'tiles' && props.reading} keyed>
        {(reading) => (
          <TilesBoard
            reading={reading}
            chosen={props.chosen}
            onChoose={props.onChoose}
            ways={props.ways}
          />
        )}
      </Match>
      <Match when={props.reading.kind === 'blocks' && props.reading} keyed>
        {(reading) => <BlocksBoard reading={reading} ways={props.ways} />}
      </Match>
    </Switch>
  );
}
