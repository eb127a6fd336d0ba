import { excerptOf } from '../../../puzzle/excerpt.ts';
import { ParseError } from '../../errors/parseError.ts';
import { translating } from '../../errors/translating.ts';
import type { FormReader, FormWriter } from '../../form.ts';
import { formatReplayLink, looksLikeReplayLink, parseReplayLink } from '../../moves/replayLink.ts';
import { wordsOf } from '../text.ts';
import { slidysim, slidysimWriter } from './slidysim.ts';

/** Links of slidysim's replay page: the scramble in them is the puzzle. */
export const slidysimLink: FormReader = {
  name: 'slidysim-link',
  looksLike: looksLikeReplayLink,
  read: (text) => {
    const [{ line, column } = { line: 1, column: 1 }] = wordsOf(text);
    const place = { line, column };
    const link = parseReplayLink(text);
    if (!link) {
      throw new ParseError(
        'link-broken',
        'this link has no replay of a single solve',
        place,
        'copy the whole address of the replay of one solve',
      );
    }
    // Nobody can see inside the link: errors of the scramble are placed at it.
    const placed = ({ code, message, hint }: ParseError) =>
      new ParseError(
        code,
        `in the scramble of the link: ${message}`,
        { ...place, found: link.scramble },
        hint,
      );
    const reading = translating(ParseError, placed, () => slidysim.read(link.scramble));
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
