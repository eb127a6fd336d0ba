/* The verb `simplify`: removes steps that are undone at once. */
import { simplifySteps } from '@glissade/core';
import type { Command } from 'commander';
import type { Run } from '../verb.ts';
import { addLineVerb, type LineFlags } from './lineVerb.ts';

const EXAMPLES = `Examples:
  $ glissade simplify RRLUD                           prints R
  $ glissade simplify 'AR AR AL' --of mine.slide
`;

export function simplifyCommand(run: Run): Command {
  return addLineVerb<LineFlags>(run, {
    name: 'simplify',
    description: 'remove steps that are undone immediately',
    examples: EXAMPLES,
    change: simplifySteps,
  });
}
