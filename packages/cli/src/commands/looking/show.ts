/* The verb `show`: draws the start and the goal. */
import { formatState, type Puzzle, type State } from '@glissade/core';
import { occupancyOf } from '@glissade/core/game';
import { boardPng } from '@glissade/picture/boardPng';
import { boardSvg } from '@glissade/picture/boardSvg';
import type { PictureTheme } from '@glissade/picture/given';
import { type Command, Option } from 'commander';
import { labelOf } from '../../eachPuzzle.ts';
import { UsageError } from '../../errors.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import type { CommonFlags, InputFlags } from '../../flags/shared.ts';
import { parseOneOrMore } from '../../flags/values.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import { stateAfter } from '../../input/line.ts';
import type { Shell } from '../../shell.ts';
import { drawPicture, pictureOfGoal } from '../../terminal/picture.ts';
import { sideBySide } from '../../text/layout.ts';
import { visible } from '../../text/visible.ts';
import { widthOf } from '../../text/width.ts';
import { type AfterFlags, addPuzzleVerb, afterFlag } from '../puzzleVerb.ts';
import type { Run } from '../verb.ts';

type Flags = CommonFlags &
  InputFlags &
  AfterFlags & {
    readonly format: 'text' | 'svg' | 'png';
    readonly theme: PictureTheme;
    readonly labels: boolean;
    readonly hint?: string;
    readonly line?: string;
    readonly width?: number;
  };

const EXAMPLES = `Examples:
  $ glissade show klotski                          start and goal, in colour
  $ glissade show '1 2 3/4 5 6/7 0 8' --after R     the state after these moves
  $ glissade show klotski --format svg > klotski.svg         a picture for a page or a message
  $ glissade show klotski -f svg --hint GD > next.svg        with the next move as an arrow
  $ glissade show klotski -f png --width 400 > klotski.png   in pixels, for chats and documents
`;

export function showCommand(run: Run): Command {
  return addPuzzleVerb<Flags>(run, {
    name: 'show',
    description: 'draw the start and the goal',
    examples: EXAMPLES,
    addFlags: addShowFlags,
    work: showOne,
  });
}

function addShowFlags(command: Command): Command {
  return command
    .addOption(afterFlag())
    .addOption(
      new Option('-f, --format <format>', 'output format')
        .choices(['text', 'svg', 'png'])
        .default('text'),
    )
    .addOption(
      new Option('--theme <theme>', 'with svg and png: colours')
        .choices(['light', 'dark'])
        .default('light'),
    )
    .option('--no-labels', 'with svg and png: no letters on blocks; tiles keep their numbers')
    .option('--hint <moves>', 'with svg and png: show these moves with arrows')
    .option('--line <moves>', 'with svg: a picture that plays these moves')
    .option(
      '--width <pixels>',
      'with png: width of the picture (default: 100 per cell)',
      parseOneOrMore,
    );
}

function showOne(shell: Shell, entry: PuzzleEntry, flags: Flags, isOne: boolean): ExitCode {
  const { after } = flags;
  const { output } = shell;
  const { puzzle } = entry;
  const state = stateAfter(puzzle, after);
  if (flags.format !== 'text' && !output.json)
    return showPicture(shell, puzzle, state, flags, isOne);
  if (output.json) {
    const rows = formatState(puzzle, state).split('\n');
    output.object({ ...labelOf(entry, isOne), title: puzzle.info.title, rows });
    return EXIT.yes;
  }
  const { title } = puzzle.info;
  if (title !== undefined) output.result(output.paint.bold(visible(title)));
  const draw = (name: string, picture: Parameters<typeof drawPicture>[1]) => [
    output.paint.dim(name),
    ...drawPicture(puzzle, picture, { paint: output.paint, roomy: output.paint.level > 0 }),
  ];
  const blocks = [
    draw(after === undefined ? 'start' : 'now', occupancyOf(puzzle, state)),
    ...puzzle.goals
      .slice(0, 3)
      .map((goal, i) => draw(i === 0 ? 'goal' : 'or', pictureOfGoal(puzzle, goal))),
  ];
  const beside = sideBySide(blocks);
  const fits = Math.max(...beside.map(widthOf)) <= output.columns;
  for (const line of fits ? beside : blocks.flat()) output.result(line);
  return EXIT.yes;
}

function showPicture(
  { output }: Shell,
  puzzle: Puzzle,
  state: State,
  { format, theme, labels, hint, line, width }: Flags,
  isOne: boolean,
): ExitCode {
  const look = { theme, labels, hint };
  if (format === 'svg') {
    const svg = boardSvg(puzzle, state, { ...look, line });
    output.result(svg.trimEnd());
    return EXIT.yes;
  }
  const refuse = (message: string, hint: string) => new UsageError('usage', message, hint);
  if (line !== undefined) throw refuse('a PNG does not move', 'use svg, or --hint for arrows');
  if (!isOne) throw refuse('a PNG shows one puzzle', 'give one puzzle');
  if (output.isScreen) throw refuse('a PNG is not text', 'write it to a file: add > puzzle.png');
  output.bytes(boardPng(puzzle, state, { ...look, width }));
  return EXIT.yes;
}
