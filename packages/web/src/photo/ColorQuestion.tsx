import type { BlocksReading } from '@glissade/vision/blocks/readBlocks';
import type { JSX } from 'solid-js';
import { photoText } from '../text/photoText.ts';
import type { PhotoKnown } from './photoReading.ts';

/** After a tap on a cell: what holds for it may hold for every cell of its colour. */
export function ColorQuestion(props: {
  readonly reading: BlocksReading;
  readonly cell: number;
  readonly isFree: boolean;
  /** What was said of colours before. */
  readonly known: Pick<PhotoKnown, 'pieceColors'>;
  /** Reads again with what is known. */
  readonly onTell: (known: PhotoKnown) => void;
}): JSX.Element {
  const words = photoText;
  const color = () => props.reading.colors[props.cell]!;
  const tell = () => {
    const { quad, columns, rows } = props.reading.grid;
    props.onTell({
      kind: 'blocks',
      quad,
      size: [columns, rows],
      floorColor: props.isFree ? color() : undefined,
      pieceColors: props.isFree ? [] : [...(props.known.pieceColors ?? []), color()],
    });
  };
  return (
    <button type="button" class="button photo-color" onClick={tell}>
      <span
        class="photo-swatch"
        style={{ '--color': `rgb(${color().map(Math.round).join(' ')})` }}
      />
      {props.isFree ? words().colorIsFree : words().colorIsPiece}
    </button>
  );
}
