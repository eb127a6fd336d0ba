/* The verb `trace`: the events of a search. */

import { type TraceOptions, trace } from '@glissade/analysis/trace/trace';
import { ENGINE_NAMES } from '@glissade/solve/engines/engineNames';
import { limitsLeft } from '@glissade/solve/options/options';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { labelOf } from '../../eachPuzzle.ts';
import { EXIT, type ExitCode, exitOf } from '../../exit.ts';
import {
  addDepthFlag,
  addTextbookFlags,
  runOptionsOf,
  type SearchFlags,
} from '../../flags/search.ts';
import {
  addLimitFlags,
  type CommonFlags,
  type InputFlags,
  metricFlag,
} from '../../flags/shared.ts';
import { parseOneOrMore } from '../../flags/values.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import type { Shell } from '../../shell.ts';
import { formatStats, headlineOf } from '../../text/outcomeText.ts';
import { addPuzzleVerb } from '../puzzleVerb.ts';
import type { Run } from '../verb.ts';

type Flags = CommonFlags & InputFlags & SearchFlags & { readonly events?: number };

const EXAMPLES = `Examples:
  $ glissade trace '1 2 3/4 5 6/0 7 8'                 what A* does, as one JSON object per event
  $ glissade trace '8 6 4/0 7 2/5 1 3' --engine bfs --events 500
  $ glissade trace '8 6 4/0 7 2/5 1 3' --engine idastar --heuristic manhattan --events all
`;

export function traceCommand(run: Run): Command {
  return addPuzzleVerb<Flags>(run, {
    name: 'trace',
    description: 'list what a search does, event by event, as JSON',
    examples: EXAMPLES,
    headings: false,
    addFlags: (command) =>
      addDepthFlag(
        addLimitFlags(
          addTextbookFlags(
            command
              .addOption(
                new Option(
                  '--engine <name>',
                  'textbook algorithm (default: astar); other engines list bounds and solutions',
                ).choices([...ENGINE_NAMES]),
              )
              .option(
                '--events <count>',
                'maximum number of node events, or all (default: 10,000, fewer on large boards)',
                parseEvents,
              )
              .addOption(metricFlag()),
          ),
        ),
      ),
    work: traceOne,
  });
}

function parseEvents(text: string): number {
  if (text === 'all') return Number.POSITIVE_INFINITY;
  try {
    return parseOneOrMore(text);
  } catch {
    throw new InvalidArgumentError('Give a whole number, 1 or more, or all.');
  }
}

async function traceOne(
  shell: Shell,
  entry: PuzzleEntry,
  flags: Flags,
  isOne: boolean,
): Promise<ExitCode> {
  const { output, signal } = shell;
  const { puzzle, startedMs } = entry;
  const { limits = {}, ...run } = runOptionsOf(flags);
  const options: TraceOptions = {
    ...run,
    limits: limitsLeft(limits, startedMs),
    eventsMax: flags.events,
  };
  let code: ExitCode = EXIT.interrupted;
  for await (const event of trace(puzzle, { ...options, signal })) {
    output.object({ ...labelOf(entry, isOne), ...event });
    await output.drained();
    if (event.event !== 'end') continue;
    code = exitOf(event.outcome);
    output.note(headlineOf(puzzle, event.outcome));
    output.note(formatStats(event.outcome.engine, event.outcome.stats));
  }
  return code;
}
