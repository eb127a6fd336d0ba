/* The verb `slice`: a part of a line. */
import { type Metric, sliceSteps } from '@glissade/core';
import { type Command, Option } from 'commander';
import { UsageError } from '../../errors.ts';
import { metricFlag, requireMetric } from '../../flags/shared.ts';
import { parseCount } from '../../flags/values.ts';
import type { Run } from '../verb.ts';
import { addLineVerb, type LineFlags } from './lineVerb.ts';

type Flags = LineFlags & {
  readonly first?: number;
  readonly last?: number;
  readonly metric?: Metric;
};

const EXAMPLES = `Examples:
  $ glissade slice R2DLU3 --last 3                    R2D: the first three steps
  $ glissade slice R2DLU3 --first 2 --last 3 -m mtm   DL
  $ glissade slice R2DLU3 --first 5                   U3: from the fifth step to the end
`;

export function sliceCommand(run: Run): Command {
  return addLineVerb<Flags>(run, {
    name: 'slice',
    description: 'cut a part out of a line',
    examples: EXAMPLES,
    addFlags: (command) =>
      command
        .addOption(
          new Option(
            '--first <number>',
            'number of the first move of the part (default: 1)',
          ).argParser(parseCount),
        )
        .addOption(
          new Option(
            '--last <number>',
            'number of the last move of the part (default: the end of the line)',
          ).argParser(parseCount),
        )
        .addOption(metricFlag('metric in which moves are numbered')),
    change: (steps, language, { first = 1, last, metric = language.metric }) => {
      requireMetric(language.metrics, metric);
      if (first < 1)
        throw new UsageError('usage', 'moves are numbered from 1', 'begin with --first 1');
      if (last !== undefined && last < first) {
        throw new UsageError(
          'usage',
          `--last ${last} comes before --first ${first}`,
          '--last must not be less than --first: --first 2 --last 3 keeps two moves',
        );
      }
      return sliceSteps(steps, metric, first - 1, last);
    },
  });
}
