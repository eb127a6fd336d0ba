import type { ReadPuzzle } from './reasonFaults.mjs';

export function readPuzzle(text: string): ReadPuzzle;
