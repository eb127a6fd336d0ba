/* The verb `length`: how long a line is in each metric. */
import type { Metric } from '@glissade/core';
import type { Command } from 'commander';
import { anyMetricFlag, requireMetric } from '../../flags/shared.ts';
import { formatLength } from '../../text/numbers.ts';
import { addVerb, type Run } from '../verb.ts';
import { addOfFlag, forEachLine, LINE_ARGUMENT, type LineFlags } from './lineVerb.ts';

type Flags = LineFlags & { readonly metric?: Metric };

const EXAMPLES = `Examples:
  $ glissade length R2DL                              4 stm, 3 mtm
  $ glissade length R2DL -m mtm                       3
  $ glissade length answers.txt --of klotski          one line of play per text line
`;

export function lengthCommand(run: Run): Command {
  const command = addVerb('length', 'measure a line in every metric', EXAMPLES)
    .argument('<moves...>', LINE_ARGUMENT)
    .addOption(anyMetricFlag('print only the length in this metric'));
  return addOfFlag(command).action((words: string[], flags: Flags) =>
    run(flags, (shell) =>
      forEachLine(shell, words, flags, (steps, language) => {
        const lengths = language.lengthsOf(steps);
        if (flags.metric) requireMetric(language.metrics, flags.metric);
        const told: readonly Metric[] =
          lengths.stm === undefined ? ['steps', 'slides', 'moves'] : ['stm', 'mtm'];
        const all = told.map((metric) => formatLength(lengths[metric] ?? 0, metric)).join(', ');
        const text = flags.metric ? String(lengths[flags.metric]) : all;
        return { text, lengths, moves: language.format(steps) };
      }),
    ),
  );
}
