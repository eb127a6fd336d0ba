/* The verb `list`: the catalogue. */
import { type ListFilter, listPuzzles, type PuzzleRecord, TAGS } from '@glissade/catalogue';
import type { Metric } from '@glissade/core';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { EXIT, type ExitCode } from '../../exit.ts';
import { addCommonFlags, type CommonFlags, metricFlag } from '../../flags/shared.ts';
import { parseCount } from '../../flags/values.ts';
import type { Shell } from '../../shell.ts';
import { formatTable } from '../../text/layout.ts';
import { countOf } from '../../text/numbers.ts';
import { addVerb, type Run } from '../verb.ts';

type Flags = CommonFlags & {
  readonly tag?: NonNullable<ListFilter['tag']>;
  readonly kind?: NonNullable<ListFilter['type']>;
  readonly size?: string;
  readonly metric?: NonNullable<ListFilter['metric']>;
  readonly minLength?: number;
  readonly maxLength?: number;
};

const EXAMPLES = `Examples:
  $ glissade list                              all puzzles
  $ glissade list dao --max-length 60          by name and by length
  $ glissade list --tag hardest --kind tiles
  $ glissade list --json | head -1             all facts about a puzzle
`;

export function listCommand(run: Run): Command {
  const command = addVerb('list', 'list the catalogue of known puzzles', EXAMPLES)
    .argument('[text...]', 'words to find in the id, title, names, author or tags, or a size')
    .addOption(new Option('--tag <tag>', 'only puzzles with this tag').choices([...TAGS]))
    .addOption(new Option('--kind <kind>', 'only this kind of puzzle').choices(['tiles', 'blocks']))
    .option('--size <WxH>', 'only boards of this size, such as 6x6', parseSize)
    .addOption(metricFlag('metric of the lengths'))
    .option('--min-length <count>', 'only puzzles whose optimum is at least this', parseCount)
    .option('--max-length <count>', 'only puzzles whose optimum is at most this', parseCount);
  addCommonFlags(command);
  return command.action((words: string[], flags: Flags) =>
    run(flags, (shell) => printList(shell, listPuzzles(filterOf(words, flags)))),
  );
}

const SIZE = /^\d+[x×]\d+$/i;

function parseSize(text: string): string {
  if (SIZE.test(text)) return text.toLowerCase().replace('×', 'x');
  throw new InvalidArgumentError('Write width and height, such as 4x5.');
}

function filterOf(words: readonly string[], flags: Flags): ListFilter {
  const { tag, kind, metric, minLength, maxLength } = flags;
  const sized = words.find((word) => SIZE.test(word));
  const size = flags.size ?? (sized === undefined ? undefined : parseSize(sized));
  const [width, height] = size?.split('x').map(Number) ?? [];
  return {
    text: words.filter((word) => flags.size !== undefined || word !== sized).join(' '),
    tag,
    type: kind,
    ...(width === undefined || height === undefined ? {} : { width, height }),
    metric,
    lengthMin: minLength,
    lengthMax: maxLength,
  };
}

function printList({ output }: Shell, records: readonly PuzzleRecord[]): ExitCode {
  if (output.json) for (const record of records) output.object(record);
  if (records.length === 0) {
    output.note('no puzzle of the catalogue matches');
    return EXIT.no;
  }
  if (output.json) return EXIT.yes;
  const hasTiles = records.some(({ type }) => type === 'tiles');
  const columns = COLUMNS.filter(
    ({ name, columnsMin }) => output.columns >= (columnsMin ?? 0) && (name !== 'mtm' || hasTiles),
  );
  const numeric = columns.flatMap(({ isNumber }, i) => (isNumber ? [i] : []));
  const [head, ...rows] = formatTable(
    [
      columns.map(({ name }) => name),
      ...records.map((record) => columns.map(({ textOf }) => textOf(record))),
    ],
    { width: output.columns, flexible: 1, numeric },
  );
  output.result(output.paint.dim(head!));
  for (const row of rows) output.result(row);
  output.note(countOf(records.length, 'puzzle'));
  return EXIT.yes;
}

type Column = {
  readonly name: string;
  readonly isNumber?: boolean;
  /** Left out where the terminal has fewer columns. */
  readonly columnsMin?: number;
  readonly textOf: (record: PuzzleRecord) => string;
};

const COLUMNS: readonly Column[] = [
  { name: 'id', textOf: ({ id }) => id },
  { name: 'title', textOf: titleOf },
  { name: 'size', columnsMin: 60, textOf: ({ width, height }) => `${width}×${height}` },
  { name: 'steps', isNumber: true, textOf: (record) => lengthOf(record, 'steps') },
  { name: 'moves', isNumber: true, columnsMin: 50, textOf: (record) => lengthOf(record, 'moves') },
  { name: 'mtm', isNumber: true, columnsMin: 60, textOf: (record) => lengthOf(record, 'mtm') },
];

/** The title, with the name in its own script if it has one. */
function titleOf({ title, names }: PuzzleRecord): string {
  const local = names.find((name) => /\p{Script=Han}/u.test(name));
  return local === undefined ? title : `${title} ${local}`;
}

/** A proved length; "none" where there is no solution, a dash where it is not known. */
function lengthOf({ solvable, optimum, type }: PuzzleRecord, metric: Metric): string {
  const fits = metric === 'steps' || (metric === 'mtm') === (type === 'tiles');
  if (!fits) return '';
  if (!solvable) return 'none';
  return String(optimum[metric] ?? (metric === 'steps' ? optimum.stm : undefined) ?? '–');
}
