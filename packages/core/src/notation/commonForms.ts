import type { FormReader } from './form.ts';
import { drawingReader } from './forms/drawingReader.ts';
import { numbersReader } from './forms/tiles/numbersReader.ts';
import { NATIVE_READER } from './native/nativeReader.ts';

/**
 * The forms that most texts are written in: the native one, rows of numbers, and drawings. They
 * come without the others, which would make the bundle of a page two and a half times as large.
 *
 * @example
 * ```ts
 * import { COMMON_FORMS } from 'glissade/core';
 * console.log(COMMON_FORMS.map(({ name }) => name)); // → [ 'native', 'numbers', 'drawing' ]
 * ```
 */
export const COMMON_FORMS: readonly FormReader[] = [NATIVE_READER, numbersReader, drawingReader];
