/** The other text forms, in a separate file: callers with native text do not load them. */
export { parsePuzzle } from '@glissade/core';
