/** The other text forms, in a file of their own: whoever gives native text does not load them. */
export { parsePuzzle } from '@glissade/core';
