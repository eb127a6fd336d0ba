import { type Box, boxAround } from '@glissade/analysis/map/layout/orient';
import type { SpaceMap } from '@glissade/analysis/map/spaceMap';
import { type MapGround, rampColor } from './ramp.ts';

export const SIDE = 1200;
export const EDGE = 40;
export const SHADES = 48;

/** Where dots go on the paper. */
export type Paper = {
  readonly width: number;
  readonly height: number;
  readonly x: (dot: number) => number;
  readonly y: (dot: number) => number;
  /** The diameter of a dot. */
  readonly dot: number;
  /** How many times as wide this one is: a room of many states. */
  readonly widthOf: (dot: number) => number;
};

export function paperFor({ places, count, dots, sizes }: SpaceMap): Paper {
  const box: Box = boxAround(places);
  const [spanX, spanY] = [box.right - box.left, box.bottom - box.top];
  const inner = SIDE - 2 * EDGE;
  const scale = Math.min(inner / Math.max(spanX, spanY, 8), 60);
  const left = (SIDE - spanX * scale) / 2 - box.left * scale;
  const top = EDGE - box.top * scale;
  return {
    width: SIDE,
    height: Math.ceil(spanY * scale + 2 * EDGE),
    x: (dot) => round(left + places[dot * 2]! * scale),
    y: (dot) => round(top + places[dot * 2 + 1]! * scale),
    widthOf: (dot) => (dots === 'rooms' ? 1 + Math.floor(Math.log10(sizes[dot]!)) : 1),
    dot: round(Math.min(16, Math.max(1.6, 300 / Math.sqrt(count)))),
  };
}

export const round = (value: number) => Math.round(value * 10) / 10;

const GROUNDS = {
  light: { ground: '#fff', ink: '#1c1e22', edge: '#000', accent: '#00806a' },
  dark: { ground: '#131519', ink: '#eceae5', edge: '#fff', accent: '#5ce0b8' },
} as const;

export function styleFor({ dot }: Paper): string {
  const shades = (ground: MapGround) =>
    Array.from({ length: SHADES }, (_, shade) => {
      const [r, g, b] = rampColor(shade / (SHADES - 1), ground);
      return `.d${shade}{stroke:#${((r << 16) | (g << 8) | b).toString(16).padStart(6, '0')}}`;
    }).join('');
  const inks = (ground: MapGround) => {
    const { ground: paper, ink, edge, accent } = GROUNDS[ground];
    return (
      `.ground{fill:${paper}}text{fill:${ink}}.edges{stroke:${edge}}.halo{stroke:${paper}}` +
      `.line{stroke:${accent}}.goal{stroke:${ink}}.mile{stroke:${ink};fill:${paper}}` +
      `.door{stroke:${ink};fill:${accent}}.start{stroke:${paper};fill:${ink}}`
    );
  };
  return (
    `text{font:18px system-ui,sans-serif}.title{font-size:28px;font-weight:600}` +
    `path{fill:none;stroke-linecap:round;stroke-linejoin:round}` +
    `.edges{stroke-width:${round(Math.max(0.4, dot / 6))};stroke-opacity:.28}` +
    `.dots{stroke-width:${dot}}.line{stroke-width:3}.halo{stroke-width:6;stroke-opacity:.8}` +
    `.goal{stroke-width:${round(Math.max(0.6, dot / 5))}}.mile,.door,.start{stroke-width:2}` +
    `${inks('light')}${shades('light')}` +
    `@media(prefers-color-scheme:dark){${inks('dark')}${shades('dark')}}`
  );
}
