/**
 * Boards as SVG: a state, with a hint as an arrow or a line of play that moves, and all states of a
 * line in one picture. Nothing else is loaded with a picture: no font, no script, no file. A state,
 * with or without a hint, also as PNG.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { boardSvg } from 'glissade/picture';
 * const svg = boardSvg(parsePuzzle('1 2 3/4 5 6/7 0 8'));
 * console.log(svg.slice(0, 4)); // → <svg
 * ```
 * @packageDocumentation
 */

export { boardPng, type PngOptions } from '@glissade/picture/boardPng';
export { boardSvg, type PictureOptions } from '@glissade/picture/boardSvg';
export { type FramesOptions, framesSvg } from '@glissade/picture/framesSvg';
export type { PictureLook, PictureTheme } from '@glissade/picture/given';
