import type { Puzzle } from '@glissade/core';
import { createSignal } from 'solid-js';

/** A puzzle that a link brings to the editor, until the editor has taken it. */
export const [handed, setHanded] = createSignal<Puzzle>();
