/* The verb `show`: draws the start and the goal. */
import { formatState } from '@glissade/core';
import { boardSvg } from '@glissade/picture/boardSvg';
import type { PictureTheme } from '@glissade/picture/given';
import { type Command, Option } from 'commander';
import { labelOf } from '../../eachPuzzle.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import type { CommonFlags, InputFlags } from '../../flags/shared.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import { stateAfter } from '../../input/line.ts';
import type { Shell } from '../../shell.ts';
import { drawPicture, pictureOfGoal, pictureOfState } from '../../terminal/picture.ts';
import { sideBySide } from '../../text/layout.ts';
import { visible } from '../../text/visible.ts';
import { widthOf } from '../../text/width.ts';
import { type AfterFlags, addPuzzleVerb, afterFlag } from '../puzzleVerb.ts';
import type { Run } from '../verb.ts';

type Flags = CommonFlags &
  InputFlags &
  AfterFlags & {
    readonly format: 'text' | 'svg';
    readonly theme: PictureTheme;
    readonly labels: boolean;
    readonly hint?: string;
    readonly line?: string;
  };

const EXAMPLES = `Examples:
  $ glissade show klotski                          start and goal, in colour
  $ glissade show '1 2 3/4 5 6/7 0 8' --after R     the state after these moves
  $ glissade show klotski --format svg > klotski.svg         a picture for a page or a message
  $ glissade show klotski -f svg --hint GD > next.svg        with the next move as an arrow
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
      new Option('-f, --format <format>', 'output format').choices(['text', 'svg']).default('text'),
    )
    .addOption(
      new Option('--theme <theme>', 'with svg: colours')
        .choices(['light', 'dark'])
        .default('light'),
    )
    .option('--no-labels', 'with svg: no letters on the pieces; tiles keep their numbers')
    .option('--hint <moves>', 'with svg: show these moves by arrows')
    .option('--line <moves>', 'with svg: a picture that plays these moves');
}

function showOne(shell: Shell, entry: PuzzleEntry, flags: Flags, isOne: boolean): ExitCode {
  const { after } = flags;
  const { output } = shell;
  const { puzzle } = entry;
  const state = stateAfter(puzzle, after);
  if (flags.format === 'svg' && !output.json) {
    const { theme, labels, hint, line } = flags;
    const play = {
      ...(hint === undefined ? {} : { hint }),
      ...(line === undefined ? {} : { line }),
    };
    output.result(boardSvg(puzzle, state, { theme, labels, ...play }).trimEnd());
    return EXIT.yes;
  }
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
    draw(after === undefined ? 'start' : 'now', pictureOfState(puzzle, state)),
    ...puzzle.goals
      .slice(0, 3)
      .map((goal, i) => draw(i === 0 ? 'goal' : 'or', pictureOfGoal(puzzle, goal))),
  ];
  const beside = sideBySide(blocks);
  const fits = Math.max(...beside.map(widthOf)) <= output.columns;
  for (const line of fits ? beside : blocks.flat()) output.result(line);
  return EXIT.yes;
}
