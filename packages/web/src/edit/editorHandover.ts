import type { Puzzle } from '@glissade/core';
import { createSignal } from 'solid-js';
import type { Sketch } from './sketch.ts';

/** What a link or a picture hands to the editor, until the editor has opened it. */
export const [handedToEditor, handToEditor] = createSignal<Puzzle | Sketch>();
