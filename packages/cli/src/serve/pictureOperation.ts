/* The operation that draws a state. */
import { boardPng } from '@glissade/picture/boardPng';
import { boardSvg } from '@glissade/picture/boardSvg';
import type { PictureTheme } from '@glissade/picture/given';
import { UsageError } from '../errors.ts';
import { stateAfter } from '../input/line.ts';
import type { Operation } from './operation.ts';
import { AFTER, PUZZLE, textParam } from './params.ts';

export const PICTURE: Operation = {
  name: 'picture',
  summary: 'Draw a state as SVG or PNG, with a hint as an arrow or a line of play that moves',
  params: () => ({
    ...PUZZLE,
    ...AFTER,
    hint: textParam('Moves to show by arrows'),
    line: textParam('Moves that the picture plays'),
    theme: { type: 'string', enum: ['light', 'dark'], description: 'The colours' },
    labels: { type: 'boolean', description: 'False to omit the letters on the pieces' },
    width: { type: 'integer', description: 'Draw a PNG of this width in pixels', minimum: 1 },
  }),
  required: ['puzzle'],
  answerSchema: {
    title: 'A picture',
    type: 'object',
    properties: {
      svg: { type: 'string', description: 'SVG without external resources' },
      png: { type: 'string', description: 'With width: a PNG file in base 64' },
    },
    oneOf: [{ required: ['svg'] }, { required: ['png'] }],
    additionalProperties: false,
  },
  work: ({ shell, params }, { puzzle }) => {
    const { after, hint, line, theme, labels, width } = params;
    const state = stateAfter(puzzle, after === undefined ? undefined : String(after));
    const look = {
      hint: hint === undefined ? undefined : String(hint),
      theme: theme as PictureTheme | undefined,
      labels: labels === undefined ? undefined : labels === true,
    };
    const play = { line: line === undefined ? undefined : String(line) };
    if (width === undefined) {
      shell.output.object({ svg: boardSvg(puzzle, state, { ...look, ...play }) });
    } else if (line === undefined) {
      const png = boardPng(puzzle, state, { ...look, width: Number(width) });
      shell.output.object({ png: Buffer.from(png).toString('base64') });
    } else {
      throw new UsageError('usage', 'a PNG does not move', 'leave out line or width');
    }
  },
};
