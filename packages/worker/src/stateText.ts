/** Loaded when a state is first sent as text. */
export { parseState } from '@glissade/core';
