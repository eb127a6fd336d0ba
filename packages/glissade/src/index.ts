/**
 * Any sliding puzzle in, a proved shortest answer out.
 *
 *     import { parsePuzzle, solve } from 'glissade';
 *     const outcome = await solve(parsePuzzle('8 6 4/0 7 2/5 1 3'));
 *
 * @packageDocumentation
 */
export * from '@glissade/catalogue';
export * from '@glissade/core';
export * from '@glissade/engine';
