/** A file of its own, so that workers that are sent native text load none of the other forms. */
export { parsePuzzle } from '@glissade/core';
