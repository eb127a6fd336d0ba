import { simplifySteps } from '@glissade/core';
import type { Command } from 'commander';
import { addLineVerb, type LineFlags } from './lineVerb.ts';
import type { Run } from './verb.ts';

const EXAMPLES = `Examples:
  $ glissade simplify RRLUD                           R: nothing that is taken back at once
  $ glissade simplify 'AR AR AL' --of mine.slide
`;

export function simplifyCommand(run: Run): Command {
  return addLineVerb<LineFlags>(run, {
    name: 'simplify',
    description: 'a line without steps taken back at once',
    examples: EXAMPLES,
    change: simplifySteps,
  });
}
