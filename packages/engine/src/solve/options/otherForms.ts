/** A file of its own, so that whoever gives native text loads none of the other forms. */
export { parsePuzzle } from '@glissade/core';
