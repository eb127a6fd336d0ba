import { type Metric, sliceSteps } from '@glissade/core';
import { type Command, Option } from 'commander';
import { UsageError } from '../errors.ts';
import { metricFlag, requireMetric } from '../flags/shared.ts';
import { parseCount } from '../flags/values.ts';
import { addLineVerb, type LineFlags } from './lineVerb.ts';
import type { Run } from './verb.ts';

type Flags = LineFlags & {
  readonly first?: number;
  readonly last?: number;
  readonly metric?: Metric;
};

const EXAMPLES = `Examples:
  $ glissade slice R2DLU3 --last 3                    R2D: the first three steps
  $ glissade slice R2DLU3 --first 2 --last 3 -m mtm   DL
  $ glissade slice R2DLU3 --first 5                   U3: all from the fifth step on
`;

export function sliceCommand(run: Run): Command {
  return addLineVerb<Flags>(run, {
    name: 'slice',
    description: 'a part of a line',
    examples: EXAMPLES,
    addFlags: (command) =>
      command
        .addOption(
          new Option('--first <number>', 'the first that is kept, 1 if not given').argParser(
            parseCount,
          ),
        )
        .addOption(
          new Option('--last <number>', 'the last that is kept, to the end if not given').argParser(
            parseCount,
          ),
        )
        .addOption(metricFlag('what the numbers count, steps if not given')),
    change: (steps, language, { first = 1, last, metric = 'steps' }) => {
      requireMetric(language.metrics, metric);
      if (first < 1) throw new UsageError('usage', 'moves are numbered from 1', '--first 1');
      if (last !== undefined && last < first) {
        throw new UsageError(
          'usage',
          `--last ${last} comes before --first ${first}`,
          'both are kept: --first 2 --last 3 is two moves',
        );
      }
      return sliceSteps(steps, metric, first - 1, last);
    },
  });
}
