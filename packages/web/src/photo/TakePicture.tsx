import type { JSX } from 'solid-js';
import { photoText } from '../text/photoText.ts';

/** Two ways to a picture: a file of the device, or its camera. */
export function TakePicture(props: {
  readonly label: string;
  readonly isPrimary: boolean;
  readonly onTake: (file: File | undefined) => void;
}): JSX.Element {
  const take = (event: { currentTarget: HTMLInputElement }) => {
    props.onTake(event.currentTarget.files?.[0]);
    // The same file may be chosen again.
    event.currentTarget.value = '';
  };
  return (
    <div class="photo-actions">
      <label class="button" classList={{ primary: props.isPrimary }}>
        <input type="file" class="unseen" accept="image/*" onChange={take} />
        {props.label}
      </label>
      <label class="button photo-camera">
        <input type="file" class="unseen" accept="image/*" capture="environment" onChange={take} />
        {photoText().camera}
      </label>
    </div>
  );
}
