import { inverseSteps } from '@glissade/core';
import type { Command } from 'commander';
import { addLineVerb, type LineFlags } from './lineVerb.ts';
import type { Run } from './verb.ts';

const EXAMPLES = `Examples:
  $ glissade invert R2DL                              RU L2: the way back
  $ glissade invert 'AR2 BD' --of mine.slide          moves that name their pieces
  $ glissade scramble --moves | glissade invert -     a solution of the scramble
`;

export function invertCommand(run: Run): Command {
  return addLineVerb<LineFlags>(run, {
    name: 'invert',
    description: 'the moves that take a line back',
    examples: EXAMPLES,
    change: inverseSteps,
  });
}
