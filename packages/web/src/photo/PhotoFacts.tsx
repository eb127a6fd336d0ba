import { CELLS_MAX, CELLS_MIN } from '@glissade/vision/axisFit';
import type { Quad } from '@glissade/vision/plane';
import type { JSX } from 'solid-js';
import { photoText } from '../text/photoText.ts';
import { PhotoField } from './PhotoField.tsx';
import type { PhotoKind, PhotoKnown, PhotoReading } from './photoReading.ts';

const KINDS: readonly PhotoKind[] = ['tiles', 'blocks', 'jigsaw'];
const COUNTS = Array.from({ length: CELLS_MAX - CELLS_MIN + 1 }, (_, at) => `${CELLS_MIN + at}`);

/** What kind of board it is and how many cells it has, as found, to be put right. */
export function PhotoFacts(props: {
  readonly reading: PhotoReading;
  /** What was asked for, where the reading still follows. */
  readonly size: readonly [columns: number, rows: number];
  readonly quad: Quad;
  readonly onTell: (known: PhotoKnown) => void;
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
        <PhotoField
          label={words().kind}
          names={KINDS}
          textOf={(kind) => words().kinds[kind]}
          chosen={props.reading.kind}
          onChoose={(kind) => props.onTell({ kind })}
        />
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
    <PhotoField
      label={props.label}
      names={COUNTS}
      textOf={(count) => count}
      chosen={`${props.value}`}
      onChoose={(count) => props.onChange(Number(count))}
    />
  );
}
