import type { Puzzle } from '@glissade/core';
import { createSignal } from 'solid-js';
import type { Sketch } from './sketch.ts';

/** What a link or a picture brings to the editor, until the editor has taken it. */
export const [handed, setHanded] = createSignal<Puzzle | Sketch>();
