import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';
import type { MapGround } from '../worker/mapColors.ts';
import type { MarkColors } from './paintMarks.ts';

/** What the map is drawn on, and the colours that stand out there. */
export type Ground = {
  readonly name: MapGround;
  readonly edge: readonly [number, number, number, number];
  readonly marks: MarkColors;
};

const GROUNDS: Readonly<Record<MapGround, Ground>> = {
  light: {
    name: 'light',
    edge: [0, 0, 0, 0.16],
    marks: { ground: '#ffffff', ink: '#1c1e22', line: '#00806a', game: '#1d4ed8', here: '#1d4ed8' },
  },
  dark: {
    name: 'dark',
    edge: [1, 1, 1, 0.16],
    marks: { ground: '#0d0f12', ink: '#eceae5', line: '#5ce0b8', game: '#8ab4ff', here: '#8ab4ff' },
  },
};

const chosen = (): Ground =>
  GROUNDS[document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'];

/** Follows the colours of the page. */
export function useGround(): Accessor<Ground> {
  const [ground, setGround] = createSignal(chosen());
  onMount(() => {
    const watch = new MutationObserver(() => setGround(chosen()));
    watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    setGround(chosen());
    onCleanup(() => watch.disconnect());
  });
  return ground;
}
