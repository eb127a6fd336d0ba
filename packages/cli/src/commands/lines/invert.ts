/* The verb `invert`: the moves that undo a line. */
import { inverseSteps } from '@glissade/core';
import type { Command } from 'commander';
import type { Run } from '../verb.ts';
import { addLineVerb, type LineFlags } from './lineVerb.ts';

const EXAMPLES = `Examples:
  $ glissade invert R2DL                              prints RUL2
  $ glissade invert 'AR2 BD' --of mine.slide          moves with piece labels
  $ glissade scramble --moves | glissade invert -     a solution of the scramble
`;

export function invertCommand(run: Run): Command {
  return addLineVerb<LineFlags>(run, {
    name: 'invert',
    description: 'reverse a line: print the moves that undo it',
    examples: EXAMPLES,
    change: inverseSteps,
  });
}
