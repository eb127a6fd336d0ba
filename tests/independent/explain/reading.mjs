/** What the sentences of a page are held against, and what was read of it so far. */

import { canonicalKey, lengthIn, replay } from '../rules.mjs';
import { countShortest } from '../space.mjs';
import { apparentDistanceOf } from './intuitionFaults.mjs';
import { stretchesOf } from './stretches.mjs';
import { cornerOf, sameDrawing, unitStates } from './told.mjs';

export const NOUNS = {
  steps: ['step', 'steps'],
  slides: ['slide', 'slides'],
  moves: ['move', 'moves'],
  stm: ['move', 'moves'],
  mtm: ['push', 'pushes'],
};

/** "1,234" → 1234; "about 1.23e20" stays. */
export const count = (text) => (/^[\d,]+$/.test(text) ? Number(text.replaceAll(',', '')) : text);

export function readingOf(told) {
  const { puzzle, output, same, must, space, metric, line } = told;
  const apparentDistance = apparentDistanceOf(told);
  /** A step of a tile is called a move. */
  const isTiles = puzzle.pieces.every(
    ({ label, shape }) => shape.length === 1 && /^\d+$/.test(label),
  );
  const nounsOf = (one) => NOUNS[isTiles && one === 'steps' ? 'stm' : one];
  const reading = {
    ...told,
    apparentDistance,
    nounsOf,
    chapter: -1,
    landmarks: 0,
    ownLandmarks: 0,
    pairs: 0,
    /** Those that the page has still to tell. */
    traps: stretchesOf(output.intuition.traps),
    links: 0,
    ends: 0,
    points: 0,
    optimalSolutions: countShortest(space, metric),
    folded: output.symmetry.folded.length > 0,
    /** A number of units of the metric, with the right noun. */
    units(text, noun, is, what) {
      same(what, count(text), is);
      must(nounsOf(metric).includes(noun), `"${noun}" is no unit of ${metric}`);
    },
    drawings: [],
    isDrawn(text) {
      const [expected, what] = reading.drawings.shift() ?? [undefined, 'unexpected'];
      must(
        expected?.some((state) => sameDrawing(puzzle, text, state)),
        `drawn ${what}: ${text}`,
      );
    },
    cornerAt: (label, unit) => {
      const piece = puzzle.pieces.findIndex((one) => one.label === label);
      return cornerOf(puzzle, puzzle.pieces[piece], line[unit][piece]);
    },
    /** The states of the line after each unit of a part of it. */
    playedFrom: (moves, from) => unitStates(replay(puzzle, moves, from), metric),
    lengthOf: (moves, from) => lengthIn(metric, replay(puzzle, moves, from).steps),
    keyOf: (state) => canonicalKey(puzzle, state),
    finish() {
      same('chapters told', reading.chapter + 1, output.chapters.length);
      const own = output.landmarks.filter(({ anyOf }) =>
        anyOf.every(({ pieces }) => pieces.every((label) => output.goalPieces.includes(label))),
      );
      same('places told', reading.ownLandmarks, own.length);
      same('places counted', reading.landmarks, output.landmarks.length);
      same('pairs counted', reading.pairs, output.landmarkPairs?.length ?? 0);
      same('traps not told', reading.traps.length, 0);
      same('links told', reading.links, output.chain?.links.length ?? 0);
      const places = output.chapters.filter(({ end }) => end.type === 'place').length;
      same('chapters that end with a place', reading.ends, places);
      same('drawings left', reading.drawings.length, 0);
    },
  };
  return reading;
}
