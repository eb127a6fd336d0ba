/* The verb `map`: every state as a dot. */

import { map } from '@glissade/analysis/map/mapping';
import type { MapOutcome } from '@glissade/analysis/map/spaceMap';
import { MAP_LANGUAGES, type MapLanguage } from '@glissade/prose/map/legend';
import { MAP_FORMATS, type MapFormat, mapText } from '@glissade/prose/map/mapText';
import { limitsLeft } from '@glissade/solve/options/options';
import { type Command, Option } from 'commander';
import { labelOf } from '../../eachPuzzle.ts';
import { UsageError } from '../../errors.ts';
import { type ExitCode, exitOf } from '../../exit.ts';
import { addLimitFlags, limitsOf, metricFlag } from '../../flags/shared.ts';
import { parsePath } from '../../flags/values.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import type { Shell } from '../../shell.ts';
import { countOf, formatTime } from '../../text/numbers.ts';
import { visible } from '../../text/visible.ts';
import { formatOfFile } from '../formatOfFile.ts';
import { reportSpaceProgress } from '../progress.ts';
import { addPuzzleVerb } from '../puzzleVerb.ts';
import type { Run } from '../verb.ts';
import { requireFolderOf, writeWhole } from '../writeFile.ts';
import { type Flags, pathOfRooms, roomsIn } from './mapFlags.ts';
import { adviceOf, endWords, HOW_TO_CONVERT, mapFacts } from './mapWords.ts';

const EXAMPLES = `Examples:
  $ glissade map klotski > klotski.svg          all 25,955 states as a picture
  $ glissade map klotski --fold > klotski.svg   mirror images as one dot
  $ glissade map mine.slide -o mine.gexf        for Gephi, with coordinates
  $ glissade map century --rooms > rooms.svg    many states joined into rooms
  $ glissade map century --room 7 > room.svg    the contents of room 7
  $ glissade map dads --json                    how many dots, edges, doors
`;

export function mapCommand(run: Run): Command {
  return addPuzzleVerb<Flags>(run, {
    name: 'map',
    description: 'draw every state as a dot, in a picture or a graph with coordinates',
    examples: EXAMPLES,
    headings: false,
    addFlags: (command) =>
      addLimitFlags(
        command
          .addOption(metricFlag())
          .addOption(
            new Option('-f, --format <format>', 'format')
              .choices([...MAP_FORMATS])
              .default(undefined, 'by the file extension, otherwise svg'),
          )
          .option('-o, --out <file>', 'write to a file instead of standard output', parsePath)
          .option('--fold', 'a state and its mirror images are one dot')
          .option(
            '--rooms',
            'draw rooms as dots: connected states at similar distances from the goal',
          )
          .addOption(
            new Option(
              '--room <path>',
              'draw a room of the map of rooms; 5.2 is room 2 of room 5',
            ).argParser(pathOfRooms),
          )
          .addOption(
            new Option('--lang <language>', 'language of the legend')
              .choices([...MAP_LANGUAGES])
              .default('en' satisfies MapLanguage),
          ),
      ),
    work: mapOne,
  });
}

async function mapOne(
  shell: Shell,
  entry: PuzzleEntry,
  flags: Flags,
  isOne: boolean,
): Promise<ExitCode> {
  const { output, signal } = shell;
  const { puzzle } = entry;
  if (!isOne) throw new UsageError('usage', 'map takes one puzzle at a time', 'give one puzzle');
  const format = formatOfFile(flags, FILES);
  if (flags.out !== undefined) requireFolderOf(flags.out);
  const { depth: _, ...given } = limitsOf(flags);
  const outcome = await map(puzzle, {
    metric: flags.metric,
    fold: flags.fold === true,
    ...roomsIn(flags),
    limits: limitsLeft(given, entry.startedMs),
    signal,
    onProgress: reportSpaceProgress(output, puzzle),
  });
  output.clearStatus();
  if (output.json) output.object({ ...labelOf(entry, isOne), ...mapFacts(outcome) });
  if (outcome.status === 'mapped') await writeMap(shell, entry, outcome, { ...flags, format });
  else if (!output.json) output.result(output.paint.yellow(endWords(outcome)));
  if (outcome.status === 'undecided') output.note(adviceOf(outcome, flags));
  return exitOf(outcome);
}

type Mapped = Extract<MapOutcome, { readonly status: 'mapped' }>;

async function writeMap(
  shell: Shell,
  entry: PuzzleEntry,
  outcome: Mapped,
  flags: Flags & { readonly format: MapFormat },
): Promise<void> {
  const { output } = shell;
  const { format } = flags;
  const { map: drawn, index, stats } = outcome;
  const { puzzle, id } = entry;
  const title = puzzle.info.title ?? id ?? TITLES[flags.lang];
  const parts = mapText({ puzzle, map: drawn, index, title, language: flags.lang }, format);
  const dots = countOf(drawn.count, DOT_NAMES[drawn.dots]);
  const edges = drawn.edges.length / 2;
  const what = `${dots}, ${countOf(edges, 'edge')} in ${drawn.metric}`;
  if (flags.out !== undefined) {
    if (!(await writeWhole(shell, flags.out, parts))) return;
    output.note(`wrote ${visible(flags.out)} (${format}): ${what}, ${formatTime(stats.timeMs)}`);
  } else if (!output.json) {
    output.result([...parts].join('').trimEnd());
  }
  if (flags.fold && drawn.folded.length === 0) output.note(NO_IMAGES);
}

/** What a dot is called. */
const DOT_NAMES = { states: 'dot', rooms: 'room' } as const;

const NO_IMAGES = 'note: --fold has no effect: no mirror image of the start can be reached';

const FILES = { verb: 'map', formats: MAP_FORMATS, howToConvert: HOW_TO_CONVERT };

/** What a map is called whose puzzle has no title. */
const TITLES: Readonly<Record<MapLanguage, string>> = { en: 'All states', zh: '所有状态' };
