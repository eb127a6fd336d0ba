import { excerptOf } from '../../../puzzle/excerpt.ts';
import { ParseError } from '../../errors/parseError.ts';
import type { FormReader, FormWriter } from '../../form.ts';
import { formatReplayLink, looksLikeReplayLink, parseReplayLink } from '../../moves/replayLink.ts';
import { wordsOf } from '../text.ts';
import { slidysim, slidysimWriter } from './slidysim.ts';

/** Links of slidysim's replay page: the scramble in them is the puzzle. */
export const slidysimLink: FormReader = {
  name: 'slidysim-link',
  looksLike: looksLikeReplayLink,
  read: (text) => {
    const [word] = wordsOf(text);
    const place = { line: word?.line ?? 1, column: word?.column ?? 1 };
    const link = parseReplayLink(text);
    if (!link) {
      throw new ParseError(
        'link-broken',
        'this link has no replay of a single solve',
        place,
        'copy the whole address of the replay of one solve',
      );
    }
    const reading = readScramble(link.scramble, place);
    const held =
      link.solution === '' ? [] : [`the link holds a solution: ${excerptOf(link.solution)}`];
    return { ...reading, placeOf: () => place, notes: [...reading.notes, ...held] };
  },
};

/** The same form, written. */
export const slidysimLinkWriter: FormWriter = {
  refuses: (puzzle) => slidysimWriter.refuses(puzzle),
  write: (puzzle) => formatReplayLink(puzzle, new Uint32Array(0)),
};

/** Errors of the scramble are placed at the link: nobody can see inside it. */
function readScramble(scramble: string, place: { line: number; column: number }) {
  try {
    return slidysim.read(scramble);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const message = `in the scramble of the link: ${error.message}`;
    throw new ParseError(error.code, message, { ...place, found: scramble }, error.hint);
  }
}
