/* The verb `print`: cut sheets, models for 3D printers, and cards. */
import { formatPuzzle, type Puzzle } from '@glissade/core';
import { solve } from '@glissade/solve/solve';
import {
  cardSvg,
  cutSheet,
  fitsCode,
  partsOf,
  puzzleLink,
  SIZES,
  type Sizes,
  stlFile,
  threeMfFile,
  WorkshopError,
} from '@glissade/workshop';
import { type Command, Option } from 'commander';
import { labelOf } from '../../eachPuzzle.ts';
import { UsageError } from '../../errors.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import type { CommonFlags, InputFlags } from '../../flags/shared.ts';
import { parseNumber, parsePath } from '../../flags/values.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import type { Shell } from '../../shell.ts';
import { visible } from '../../text/visible.ts';
import { formatOfFile } from '../formatOfFile.ts';
import { addPuzzleVerb } from '../puzzleVerb.ts';
import type { Run } from '../verb.ts';
import { writeWhole } from '../writeFile.ts';

const FORMATS = ['svg', '3mf', 'stl', 'card'] as const;
type Format = (typeof FORMATS)[number];

type Flags = CommonFlags &
  InputFlags &
  Partial<Sizes> & {
    readonly format?: Format;
    readonly out?: string;
    readonly title?: string;
    readonly app?: string;
    readonly lang: 'en' | 'zh';
  };

const EXAMPLES = `Examples:
  $ glissade print klotski -o klotski.svg          a cut sheet for a laser cutter
  $ glissade print klotski -o klotski.3mf          tray and pieces for a 3D printer
  $ glissade print dads --format card -o dads.svg  a card with a QR code
`;

const SIZE_FLAGS = {
  cell: 'side of a cell in millimetres',
  clearance: 'how much smaller pieces are than their cells',
  thickness: 'thickness of a piece',
  rim: 'width of the rim of the tray',
  floor: 'thickness of the floor of the tray',
  depth: 'height of the rim above the floor',
  kerf: 'width of the cut of the laser',
  labelDepth: 'depth or height of the labels',
} as const;

export function printCommand(run: Run): Command {
  return addPuzzleVerb<Flags>(run, {
    name: 'print',
    description: 'write a puzzle as a cut sheet, a model for a 3D printer, or a card',
    examples: EXAMPLES,
    headings: false,
    addFlags,
    work: printOne,
  });
}

function addFlags(command: Command): Command {
  command
    .addOption(
      new Option('-f, --format <format>', 'format')
        .choices([...FORMATS])
        .default(undefined, 'by the file extension, otherwise svg, a cut sheet'),
    )
    .option('-o, --out <file>', 'write to a file; 3mf and stl need one', parsePath);
  for (const [name, about] of Object.entries(SIZE_FLAGS)) {
    const flag = name === 'labelDepth' ? 'label-depth' : name;
    const size = SIZES[name as keyof typeof SIZE_FLAGS];
    command.option(`--${flag} <mm>`, `${about} (${size})`, parseNumber);
  }
  return command
    .addOption(
      new Option('--labels <kind>', 'labels on the pieces').choices(['engraved', 'raised', 'none']),
    )
    .option(
      '--title <title>',
      'title of the card and in the file (default: the title of the puzzle)',
    )
    .option('--app <address>', 'card: address of the app, for the link in the QR code')
    .addOption(
      new Option('--lang <language>', 'language of the card').choices(['en', 'zh']).default('en'),
    );
}

async function printOne(
  shell: Shell,
  entry: PuzzleEntry,
  flags: Flags,
  isOne: boolean,
): Promise<ExitCode> {
  if (!isOne) throw new UsageError('usage', 'print takes one puzzle at a time', 'give one puzzle');
  const format = formatOfFile(flags, FILES);
  if (flags.out === undefined && (format === '3mf' || format === 'stl')) {
    throw new UsageError('usage', `${format} is not text`, `add -o puzzle.${format}`);
  }
  const made = await madeOf(shell, entry, format, flags);
  const { out } = flags;
  const { output } = shell;
  if (out !== undefined && !(await writeWhole(shell, out, [made]))) return EXIT.interrupted;
  if (output.json) {
    const bytes = Buffer.byteLength(made);
    const where = out === undefined ? { text: String(made) } : { out };
    output.object({ ...labelOf(entry, isOne), format, bytes, ...where });
  } else if (out === undefined) output.result(String(made).trimEnd());
  else output.note(`wrote ${visible(out)} (${format})`);
  return EXIT.yes;
}

const FILES = {
  verb: 'print',
  formats: FORMATS,
  endings: { card: 'svg' },
  howToConvert:
    'write an SVG and print it from a browser, or convert it, for example: ' +
    'rsvg-convert -f pdf card.svg -o card.pdf; glissade show --format png draws the board alone',
};

async function madeOf(
  shell: Shell,
  entry: PuzzleEntry,
  format: Format,
  flags: Flags,
): Promise<string | Uint8Array> {
  const sizes = sizesOf(flags);
  const puzzle = titled(entry.puzzle, flags.title);
  const title = puzzle.info.title ?? entry.id ?? `${puzzle.board.width}×${puzzle.board.height}`;
  try {
    if (format === 'svg') return cutSheet(puzzle, sizes, title);
    if (format === 'stl') return stlFile(partsOf(puzzle, sizes));
    if (format === '3mf') return threeMfFile(partsOf(puzzle, sizes), title);
    return await cardOf(shell, puzzle, title, flags);
  } catch (error) {
    if (!(error instanceof WorkshopError)) throw error;
    throw new UsageError('usage', error.message, error.hint);
  }
}

/** The puzzle with another title, which the code of its card holds, too. */
function titled(puzzle: Puzzle, title: string | undefined): Puzzle {
  const text = title?.replace(/\s+/g, ' ').trim();
  return text ? { ...puzzle, info: { ...puzzle.info, title: text } } : puzzle;
}

function sizesOf(flags: Flags): Sizes {
  const given = Object.keys(SIZES).flatMap((name) => {
    const size = flags[name as keyof Sizes];
    return size === undefined ? [] : [[name, size]];
  });
  return { ...SIZES, ...Object.fromEntries(given) };
}

const NODES_MAX = 2_000_000;

async function cardOf(
  { output, signal }: Shell,
  puzzle: Puzzle,
  title: string,
  { app, lang }: Flags,
): Promise<string> {
  const outcome = await solve(puzzle, { signal, limits: { nodes: NODES_MAX } });
  // Without an address the code holds the puzzle itself, which the app reads as text.
  const link = (app === undefined ? undefined : puzzleLink(app, puzzle)) ?? formatPuzzle(puzzle);
  if (!fitsCode(link)) output.note('the puzzle is too long for a QR code: the card has none');
  const isProved = outcome.status === 'solved' && outcome.optimal;
  const shortest = isProved ? { shortest: outcome } : {};
  return cardSvg(puzzle, { title, language: lang, link, ...shortest });
}
