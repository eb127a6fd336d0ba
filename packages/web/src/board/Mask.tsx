/* Masks for the people of Hua Rong Dao, in the colours that Peking opera paints them. */
import { extentOf, type Shape } from '@glissade/core';
import { type JSX, Show } from 'solid-js';

type Paint = {
  readonly skin: string;
  /** Around the eyes. */
  readonly patch: string;
  readonly brow: string;
  /** The sign on the forehead. */
  readonly sign: string;
};

const INK = '#1d1a18';
const WHITE = '#f6f1e7';

const PAINTS: Readonly<Record<string, Paint>> = {
  曹操: { skin: WHITE, patch: '#d8cfbe', brow: INK, sign: '#8d8577' },
  关羽: { skin: '#b5342a', patch: '#7f1d16', brow: INK, sign: '#7f1d16' },
  张飞: { skin: '#2b2725', patch: WHITE, brow: WHITE, sign: '#c8402f' },
  赵云: { skin: '#f9e4d8', patch: '#eaa094', brow: INK, sign: '#c8402f' },
  马超: { skin: '#e9edf1', patch: '#9db4c9', brow: '#33587d', sign: '#c79a3b' },
  黄忠: { skin: '#e3b04a', patch: WHITE, brow: '#7a4a2a', sign: '#7a4a2a' },
};

/** A piece with the mask of the person it is called after, and the name below or beside it. */
export function Mask(props: {
  readonly name: string;
  readonly shape: Shape;
  readonly hasName: boolean;
}): JSX.Element {
  const paint = () => PAINTS[props.name];
  const place = () => placeIn(props.shape);
  return (
    <>
      <g class="mask" transform={place().at}>
        <Show when={paint()} fallback={<Helmet />}>
          {(one) => <Face paint={one()} />}
        </Show>
      </g>
      <Show when={props.hasName}>
        <text x={place().name[0]} y={place().name[1]} font-size={`${place().size}`}>
          {props.name}
        </text>
      </Show>
    </>
  );
}

function Face(props: { readonly paint: Paint }): JSX.Element {
  const half = (mirror: number) => (
    <g transform={`scale(${mirror} 1)`}>
      <path d="M5-4Q14-20 36-22Q36 4 20 10Q8 10 5-4Z" fill={props.paint.patch} />
      <path d="M5-14Q14-32 35-38Q30-24 8-10Z" fill={props.paint.brow} />
      <ellipse cx="18" cy="-4" rx="8" ry="4.5" fill={WHITE} stroke={INK} stroke-width="1.5" />
      <circle cx="18" cy="-4" r="3.5" fill={INK} />
      <path d="M10 20Q22 22 27 10" fill="none" stroke={props.paint.brow} stroke-width="3" />
    </g>
  );
  return (
    <>
      <path
        d="M-36-40Q0-56 36-40Q46 0 29 34Q0 60-29 34Q-46 0-36-40Z"
        fill={props.paint.skin}
        stroke={INK}
        stroke-width="2"
      />
      <path d="M0-46L6-33L0-18L-6-33Z" fill={props.paint.sign} />
      {half(1)}
      {half(-1)}
      <path d="M-5 12Q0 17 5 12" fill="none" stroke={props.paint.brow} stroke-width="3" />
      <path d="M-11 31Q0 24 11 31Q0 39-11 31Z" fill="#a12a20" stroke={INK} stroke-width="1.5" />
    </>
  );
}

function Helmet(): JSX.Element {
  return (
    <>
      <path d="M-8-34Q0-60 8-34Z" fill="#c8402f" />
      <path d="M-36 22Q-38-36 0-36Q38-36 36 22Z" fill="#9a7b4f" stroke={INK} stroke-width="2" />
      <path d="M-42 18H42V32H-42Z" fill="#6f5636" stroke={INK} stroke-width="2" />
      <path d="M0-36V18" stroke={INK} stroke-width="2" />
    </>
  );
}

type Place = {
  readonly at: string;
  readonly name: readonly [x: number, y: number];
  readonly size: number;
};

/** In drawing units, 100 a cell; masks reach from -55 to 50 around their middle. */
function placeIn(shape: Shape): Place {
  const { width, height } = extentOf(shape);
  if (width * height === 4)
    return { at: 'translate(100 84)scale(1.25)', name: [100, 174], size: 30 };
  if (height === 2) return { at: 'translate(50 78)', name: [50, 164], size: 30 };
  if (width === 2) return { at: 'translate(54 52)scale(.74)', name: [140, 51], size: 34 };
  return { at: 'translate(50 42)scale(.56)', name: [50, 83], size: 20 };
}
