/* The verb `analyse`: measures whole state spaces. */

import { analyse } from '@glissade/analysis/analyse/analyse';
import type { Analysis } from '@glissade/analysis/analyse/analysis';
import { GRAPH_FORMATS, type GraphFormat } from '@glissade/analysis/analyse/measures/graphText';
import type { Space } from '@glissade/analysis/analyse/space/space';
import { defaultMetric, METRICS, type Metric } from '@glissade/core';
import { limitsLeft } from '@glissade/solve/options/options';
import { type Command, Option } from 'commander';
import { forEachPuzzle, labelOf } from '../../eachPuzzle.ts';
import { UsageError } from '../../errors.ts';
import { type ExitCode, exitOf } from '../../exit.ts';
import {
  addCommonFlags,
  addInputFlags,
  addLimitFlags,
  type CommonFlags,
  type InputFlags,
  type LimitFlags,
  limitsOf,
} from '../../flags/shared.ts';
import { requireFlag } from '../../flags/together.ts';
import { parseMetrics, parsePath } from '../../flags/values.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import { refuseInput } from '../../input/sources.ts';
import type { Shell } from '../../shell.ts';
import {
  analysisHeadline,
  analysisLines,
  analysisStats,
  CSV_HEAD,
  csvLines,
} from '../../text/analysisText.ts';
import { requireOneFormat } from '../../text/csv.ts';
import { wrapWords } from '../../text/layout.ts';
import { limitAdvice } from '../../text/limitText.ts';
import { reportSpaceProgress } from '../progress.ts';
import { PUZZLE_ARGUMENT } from '../puzzleVerb.ts';
import { addVerb, type Run } from '../verb.ts';

type Flags = CommonFlags &
  InputFlags &
  LimitFlags & {
    readonly metric?: readonly Metric[];
    readonly csv?: boolean;
    readonly graph?: string;
    readonly graphFormat?: GraphFormat;
  };

const EXAMPLES = `Examples:
  $ glissade analyse klotski                        distances, hardest states, branching
  $ glissade analyse klotski -m steps --json
  $ glissade analyse '8 6 4/0 7 2/5 1 3' -m mtm
  $ glissade analyse klotski --csv > levels.csv     states at each distance
  $ glissade analyse mine.slide --graph mine.dot    the whole graph, written to a file
`;

export function analyseCommand(run: Run): Command {
  const command = addVerb('analyse', 'explore and measure the whole state space', EXAMPLES)
    .argument('<puzzle...>', PUZZLE_ARGUMENT)
    .addOption(
      new Option('-m, --metric <metrics>', 'one metric, or several separated by commas')
        .choices([...METRICS])
        .default(undefined, 'all')
        .argParser(parseMetrics),
    )
    .option('--csv', 'print the states at each distance as CSV')
    .option('--graph <file>', 'also write all states and their successors to a file', parsePath)
    .addOption(
      new Option('--graph-format <format>', 'format of the graph')
        .choices([...GRAPH_FORMATS])
        .default(undefined, 'by the file extension'),
    );
  addLimitFlags(addInputFlags(addCommonFlags(command)));
  return command.action((puzzles: string[], flags: Flags) =>
    run(flags, (shell) => {
      requireOneFormat(flags, shell.output);
      checkFlags(flags);
      refuseInput(flags.graph, puzzles);
      let isFirst = true;
      const work = async (entry: PuzzleEntry, isOne: boolean) => {
        const code = await analyseOne(shell, entry, flags, { isOne, isFirst });
        isFirst = false;
        return code;
      };
      return forEachPuzzle(shell, puzzles, flags, work, { headings: !flags.csv });
    }),
  );
}

function checkFlags({ graph, graphFormat, metric }: Flags): void {
  if (graph === undefined) {
    requireFlag({ graphFormat }, ['graphFormat'], '--graph', 'add --graph FILE');
  } else if (metric && new Set(metric).size > 1) {
    throw new UsageError('usage', 'a graph is in one metric', 'give one metric with -m');
  }
}

export async function analyseOne(
  shell: Shell,
  entry: PuzzleEntry,
  flags: Flags,
  { isOne, isFirst }: { readonly isOne: boolean; readonly isFirst: boolean },
): Promise<ExitCode> {
  const { output, signal } = shell;
  const { puzzle } = entry;
  const { metric, graph } = flags;
  if (graph !== undefined && !isOne) {
    throw new UsageError('usage', '--graph takes one puzzle at a time', 'give one puzzle');
  }
  const { depth: _, ...given } = limitsOf(flags);
  const limits = limitsLeft(given, entry.startedMs);
  const file = graph === undefined ? undefined : await import('./graphFile.ts');
  // A file that cannot be written as it is called is refused before the work.
  const graphFormat = file?.graphFormatOf(graph!, flags.graphFormat);
  let space: Space | undefined;
  const analysis = await analyse(puzzle, {
    ...(metric || graph === undefined ? {} : { metrics: [defaultMetric(puzzle)] }),
    ...(metric ? { metrics: metric } : {}),
    limits,
    signal,
    onProgress: reportSpaceProgress(output, puzzle),
    onSpace: graph === undefined ? undefined : (whole: Space) => (space = whole),
  });
  output.clearStatus();
  if (flags.csv) {
    const lines = csvLines(entry.id ?? String(entry.index), analysis.metrics);
    output.result([...(isFirst ? [CSV_HEAD] : []), ...lines].join('\n'));
    if (analysis.status !== 'analysed') output.note(analysisHeadline(entry.puzzle, analysis));
  } else printAnalysis(shell, entry, analysis, isOne);
  if (file && space) await file.writeGraph(shell, space, graph!, graphFormat!);
  if (analysis.status === 'undecided') {
    output.note(limitAdvice(analysis.limit));
  }
  return exitOf(analysis);
}

function printAnalysis(
  { output }: Shell,
  entry: PuzzleEntry,
  analysis: Analysis,
  isOne: boolean,
): void {
  if (output.json) {
    output.object({ ...labelOf(entry, isOne), ...analysis });
    return;
  }
  const isGood = analysis.status === 'analysed' && analysis.goalStates > 0;
  const mark = isGood ? output.paint.green : output.paint.yellow;
  output.result(mark(wrapWords(analysisHeadline(entry.puzzle, analysis), output.columns)));
  for (const line of analysisLines(entry.puzzle, analysis.metrics)) output.result(line);
  output.note(analysisStats(analysis));
}
