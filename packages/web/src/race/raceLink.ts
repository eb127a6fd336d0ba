/* Links to races: puzzle, lanes and own heuristics. */
import { formatPuzzle, formatTiles, type Puzzle, parsePuzzle } from '@glissade/core';
import {
  ALGORITHM_NAMES,
  type AlgorithmName,
  type Choice,
  DEFAULT_CHOICE,
  HEURISTICS,
  isCode,
  LANES_MAX,
  SPEEDS,
  TIES,
  WEIGHT_MAX,
} from './choices.ts';

/** A heuristic that a link carries is no longer. */
const CODE_LENGTH_MAX = 4000;

/** How a race is shown when it opens. */
export type RaceSettings = {
  /** Expansions a second. */
  readonly speed?: number;
  /** The moment at which it stands. */
  readonly at?: number;
  /** Boards show what their heuristics count. */
  readonly showsParts?: boolean;
  /** Lanes show the pseudocode of their algorithms. */
  readonly showsCode?: boolean;
  /** Large, for an audience. */
  readonly isPresented?: boolean;
};

/**
 * What a link sets up: `#race?puzzle=8_6_4-0_7_2-5_1_3&lane=bfs&lane=astar,manhattan,x2`. Lanes
 * with `expression` or `script` take their code from the parameters `code`, in this order. A puzzle
 * that is no board of tiles comes as its text: `text=`. Settings:
 * `speed=200&at=12&parts&pseudocode&present`.
 */
export type RaceLink = {
  readonly puzzle?: Puzzle;
  readonly choices?: readonly Choice[];
  readonly settings: RaceSettings;
  /** Its puzzle or a lane makes no sense: what is shown is not what was sent. */
  readonly isDamaged?: true;
};

/** Reads the address; what makes no sense in it is left out. */
export function readRaceLink(hash: string): RaceLink {
  const params = new URLSearchParams(hash.split('?')[1] ?? '');
  const board = params.get('puzzle')?.replaceAll('_', ' ').replaceAll('-', '/');
  const wanted = params.get('text') ?? board;
  const puzzle = readPuzzle(wanted);
  const codes = params.getAll('code').values();
  const lanes = params.getAll('lane').map(readChoice);
  const choices = lanes
    .flat()
    .slice(0, LANES_MAX)
    .map((choice) => withCode(choice, codes));
  const isDamaged = (wanted !== undefined && !puzzle) || lanes.some((lane) => lane.length === 0);
  return {
    ...(isDamaged ? { isDamaged } : {}),
    ...(puzzle ? { puzzle } : {}),
    ...(choices.length > 0 ? { choices } : {}),
    settings: readSettings(params),
  };
}

function readSettings(params: URLSearchParams): RaceSettings {
  const speed = SPEEDS.find((one) => String(one) === params.get('speed'));
  const at = Number(params.get('at'));
  return {
    ...(speed ? { speed } : {}),
    ...(Number.isSafeInteger(at) && at > 0 ? { at } : {}),
    ...(params.has('parts') ? { showsParts: true } : {}),
    ...(params.has('pseudocode') ? { showsCode: true } : {}),
    ...(params.has('present') ? { isPresented: true } : {}),
  };
}

function readPuzzle(text: string | undefined): Puzzle | undefined {
  try {
    return text === undefined ? undefined : parsePuzzle(text);
  } catch {
    return undefined;
  }
}

function readChoice(text: string): Choice[] {
  const [name, ...words] = text.split(',');
  if (!ALGORITHM_NAMES.includes(name as AlgorithmName)) return [];
  const heuristic = HEURISTICS.find((one) => words.includes(one));
  const ties = TIES.find((one) => words.includes(one));
  const weight = words.map((word) => Number(/^x([\d.]+)$/.exec(word)?.[1])).find((one) => one > 0);
  const gapOrder = words.find((word) => [...word].toSorted().join('') === 'DLRU');
  return [
    {
      ...DEFAULT_CHOICE,
      algorithm: name as AlgorithmName,
      ...(heuristic ? { heuristic } : {}),
      ...(ties ? { ties } : {}),
      ...(weight ? { weight: Math.min(weight, WEIGHT_MAX) } : {}),
      ...(gapOrder ? { gapOrder } : {}),
    },
  ];
}

function withCode(choice: Choice, codes: IterableIterator<string>): Choice {
  if (!isCode(choice.heuristic)) return choice;
  const { value = choice[choice.heuristic] } = codes.next();
  return { ...choice, [choice.heuristic]: value.slice(0, CODE_LENGTH_MAX) };
}

/** The link to a race. */
export function writeRaceLink(
  puzzle: Puzzle,
  choices: readonly Choice[],
  settings: RaceSettings = {},
): string {
  const lanes = choices.map((choice) => `lane=${writeChoice(choice)}`);
  const codes = choices.flatMap((choice) =>
    isCode(choice.heuristic) ? [`code=${encodeURIComponent(choice[choice.heuristic])}`] : [],
  );
  return `#race?${[writePuzzle(puzzle), ...lanes, ...codes, ...writeSettings(settings)].join('&')}`;
}

function writeSettings({ speed, at, showsParts, showsCode, isPresented }: RaceSettings): string[] {
  return [
    ...(speed ? [`speed=${speed}`] : []),
    ...(at ? [`at=${at}`] : []),
    ...(showsParts ? ['parts'] : []),
    ...(showsCode ? ['pseudocode'] : []),
    ...(isPresented ? ['present'] : []),
  ];
}

/** Readable where the tiles say all; a goal of its own needs the whole text. */
function writePuzzle(puzzle: Puzzle): string {
  if (puzzle.type === 'tiles') {
    const tiles = formatTiles(puzzle, puzzle.start);
    const goals = readPuzzle(tiles)?.goals;
    if (JSON.stringify(goals) === JSON.stringify(puzzle.goals)) {
      return `puzzle=${tiles.replaceAll(' ', '_').replaceAll('/', '-')}`;
    }
  }
  return `text=${encodeURIComponent(formatPuzzle(puzzle))}`;
}

function writeChoice({ algorithm, heuristic, weight, ties, gapOrder }: Choice): string {
  const words = [
    algorithm,
    heuristic,
    ...(weight === 1 ? [] : [`x${weight}`]),
    ...(ties === 'low-h' ? [] : [ties]),
    ...(gapOrder ? [gapOrder] : []),
  ];
  return words.join(',');
}
