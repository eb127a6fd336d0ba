/** Reading alone: a file of its own, so that a page that only reads loads no engine. */
export { parsePuzzle } from '@glissade/core';
