import { type JSX, Show } from 'solid-js';
import { photoText } from '../../text/photoText.ts';
import type { CurrentReading } from '../createReading.ts';
import { PhotoCanvas } from '../PhotoCanvas.tsx';
import type { PhotoReading } from '../photoReading.ts';
import { TakePicture } from '../TakePicture.tsx';

/** The solved picture of picture tiles: still to be chosen, or with its corners. */
export function SolvedPicture(props: {
  readonly photo: CurrentReading;
  readonly reading: PhotoReading;
}): JSX.Element {
  const words = photoText;
  const { setKnown, tell, known } = props.photo;
  const found = () => (props.reading.kind === 'jigsaw' ? props.reading.solved?.quad : undefined);
  const quad = () => known().solvedQuad ?? found();
  return (
    <section class="photo-solved">
      <h3>{words().solvedPicture}</h3>
      <Show
        when={quad() && props.photo.solved()}
        fallback={
          <Show
            when={props.photo.solved() && props.photo.isBusy()}
            fallback={<p class="soft">{words().solvedHow}</p>}
          >
            <p class="loading">{words().reading}</p>
          </Show>
        }
      >
        {(picture) => (
          <PhotoCanvas
            picture={picture()}
            grid={{ ...props.reading.grid, quad: quad()! }}
            chosen={undefined}
            onMove={(moved) => setKnown({ ...known(), solvedQuad: moved })}
            onDone={() => tell({ solvedQuad: quad() })}
          />
        )}
      </Show>
      <TakePicture
        isPrimary={!props.photo.solved()}
        label={props.photo.solved() ? words().another : words().chooseSolved}
        onTake={props.photo.takeSolved}
      />
    </section>
  );
}
