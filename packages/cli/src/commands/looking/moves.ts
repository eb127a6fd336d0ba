/* The verb `moves`: the legal moves of a state. */
import {
  DIRECTIONS,
  type Direction,
  formatMoves,
  Position,
  type Puzzle,
  packStep,
  type State,
  type StoppingPoint,
  stoppingPoints,
  straightStops,
} from '@glissade/core';
import type { Command } from 'commander';
import { labelOf } from '../../eachPuzzle.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import type { CommonFlags, InputFlags } from '../../flags/shared.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import { stateAfter } from '../../input/line.ts';
import type { Shell } from '../../shell.ts';
import { pushSteps } from '../../terminal/push.ts';
import { formatTable } from '../../text/layout.ts';
import { type AfterFlags, addPuzzleVerb, afterFlag } from '../puzzleVerb.ts';
import type { Run } from '../verb.ts';

type Flags = CommonFlags & InputFlags & AfterFlags;

/** The legal moves of a state, each as text that `--after` and `verify` read. */
type LegalMoves = {
  readonly steps: readonly string[];
  readonly slides: readonly string[];
  readonly moves: readonly string[];
  /** Tile puzzles: the lines of tiles that can be pushed. */
  readonly pushes?: readonly string[];
};

const EXAMPLES = `Examples:
  $ glissade moves klotski                     every legal move of the start
  $ glissade moves klotski --after 'GD HD'     the same after these moves
`;

export function movesCommand(run: Run): Command {
  return addPuzzleVerb<Flags>(run, {
    name: 'moves',
    description: 'list the legal moves of a state',
    examples: EXAMPLES,
    addFlags: (command) => command.addOption(afterFlag()),
    work: tellMoves,
  });
}

function tellMoves(shell: Shell, entry: PuzzleEntry, { after }: Flags, isOne: boolean): ExitCode {
  const { output } = shell;
  const { puzzle } = entry;
  const state = stateAfter(puzzle, after);
  if (output.json) {
    output.object({ ...labelOf(entry, isOne), ...legalMoves(puzzle, state) });
    return EXIT.yes;
  }
  const rows = puzzle.type === 'tiles' ? tileRows(puzzle, state) : blockRows(puzzle, state);
  if (rows.length === 1) output.result('no piece can move');
  else for (const line of formatTable(rows)) output.result(line);
  return EXIT.yes;
}

function textOf(puzzle: Puzzle, piece: number, path: readonly Direction[]): string {
  const steps = Uint32Array.from(path, (direction) => packStep({ piece, direction }));
  return formatMoves(puzzle, steps, 'moves');
}

function eachStop(
  puzzle: Puzzle,
  state: State,
  stopsOf: (puzzle: Puzzle, state: State, piece: number) => readonly StoppingPoint[],
  isWanted: (point: StoppingPoint) => boolean = () => true,
): string[] {
  return puzzle.pieces.flatMap((_, piece) =>
    stopsOf(puzzle, state, piece)
      .filter(isWanted)
      .map(({ path }) => textOf(puzzle, piece, path)),
  );
}

function legalMoves(puzzle: Puzzle, state: State): LegalMoves {
  return {
    steps: eachStop(puzzle, state, straightStops, ({ path }) => path.length === 1),
    slides: eachStop(puzzle, state, straightStops),
    moves: eachStop(puzzle, state, stoppingPoints),
    ...(puzzle.type === 'tiles' ? { pushes: pushesOf(puzzle, state).map(({ text }) => text) } : {}),
  };
}

function pushesOf(puzzle: Puzzle, state: State): { text: string; tiles: string }[] {
  const pushes: { text: string; tiles: string }[] = [];
  for (const direction of DIRECTIONS) {
    const line = pushSteps(puzzle, new Position(puzzle, state), direction);
    for (let count = 1; count <= line.length; count++) {
      const steps = Uint32Array.from(line.slice(0, count));
      const tiles = line.slice(0, count).map((step) => puzzle.pieces[step >>> 2]!.label);
      pushes.push({ text: formatMoves(puzzle, steps, 'mtm'), tiles: tiles.join(' ') });
    }
  }
  return pushes;
}

function tileRows(puzzle: Puzzle, state: State): string[][] {
  const rows = pushesOf(puzzle, state).map(({ text, tiles }) => [text, tiles]);
  return [['move', 'tiles, in the order in which they move'], ...rows];
}

function blockRows(puzzle: Puzzle, state: State): string[][] {
  const rows = puzzle.pieces.flatMap(({ label }, piece) => {
    const straight = straightStops(puzzle, state, piece).map(({ path }) =>
      textOf(puzzle, piece, path),
    );
    if (straight.length === 0) return [];
    const turning = stoppingPoints(puzzle, state, piece)
      .map(({ path }) => textOf(puzzle, piece, path))
      .filter((text) => !straight.includes(text));
    return [[label, straight.join(' '), turning.join(' ')]];
  });
  return [['piece', 'straight', 'around corners'], ...rows];
}
