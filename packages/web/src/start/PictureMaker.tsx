import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import { tilePicture, usePicture } from '../board/tilePicture.ts';
import { openPicture, type PictureFault } from '../photo/openPicture.ts';
import { pictureFaultText } from '../photo/pictureFaultText.ts';
import { startText } from '../text/startText.ts';
import { type Crop, cropPicture } from './cropPicture.ts';

const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };
const SLIDERS = [
  ['zoom', 'pictureZoom', 1, 4],
  ['x', 'pictureX', 0, 1],
  ['y', 'pictureY', 0, 1],
] as const;

/** Takes a picture from the device, shows the part that goes on the tiles. It is sent nowhere. */
export function PictureMaker(props: { readonly ratio: number }): JSX.Element {
  const [image, setImage] = createSignal<ImageBitmap>();
  const [crop, setCrop] = createSignal(WHOLE);
  const [fault, setFault] = createSignal<PictureFault>();
  const words = () => startText();
  const put = (address: string, numbers: boolean) =>
    usePicture({ address, numbers, of: tilePicture()?.of ?? '' });
  createEffect(
    on([image, crop, () => props.ratio], ([bitmap, part, ratio]) => {
      if (bitmap) put(cropPicture(bitmap, part, ratio), tilePicture()?.numbers ?? true);
    }),
  );
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const opened = await openPicture(file);
    setFault('fault' in opened ? opened.fault : undefined);
    setCrop(WHOLE);
    setImage('bitmap' in opened ? opened.bitmap : undefined);
  };
  const remove = () => {
    setImage(undefined);
    usePicture(undefined);
  };
  return (
    <div class="picture-maker">
      <PictureButton onChoose={choose} />
      <Show when={fault()} keyed>
        {(found) => <p class="fault">{pictureFaultText(found)}</p>}
      </Show>
      <Show when={tilePicture()}>
        {(picture) => (
          <>
            <img class="picture-preview" src={picture().address} alt={words().pictureCrop} />
            <Show when={image()}>
              <Sliders crop={crop()} onChange={setCrop} />
            </Show>
            <label class="check">
              <input
                type="checkbox"
                checked={picture().numbers}
                onChange={(event) => put(picture().address, event.currentTarget.checked)}
              />
              {words().pictureNumbers}
            </label>
            <button type="button" class="button" onClick={remove}>
              {words().removePicture}
            </button>
          </>
        )}
      </Show>
    </div>
  );
}

function PictureButton(props: {
  readonly onChoose: (file: File | undefined) => void;
}): JSX.Element {
  return (
    <label class="button">
      <input
        type="file"
        class="unseen"
        accept="image/*"
        onChange={(event) => props.onChoose(event.currentTarget.files?.[0])}
      />
      {startText().choosePicture}
    </label>
  );
}

/** Which part of the picture is shown. */
function Sliders(props: {
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}): JSX.Element {
  return (
    <For each={SLIDERS}>
      {([name, label, min, max]) => (
        <label class="slider">
          <span>{startText()[label]}</span>
          <input
            type="range"
            min={min}
            max={max}
            step="0.01"
            value={props.crop[name]}
            onInput={(event) =>
              props.onChange({ ...props.crop, [name]: event.currentTarget.valueAsNumber })
            }
          />
        </label>
      )}
    </For>
  );
}
