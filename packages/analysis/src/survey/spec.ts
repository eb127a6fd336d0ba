/*
 * What a survey is asked, as plain JSON: it goes to threads and to other machines, and a checkpoint
 * belongs to it.
 */
import { OptionError, parseNative } from '@glissade/core';
import { TABLE_CELLS_MAX } from '@glissade/tiles/exhaustive/tileTable';
import { klotskiFamily } from './families/klotski.ts';
import { piecesFamily } from './families/pieces.ts';
import { SIDE_MAX, SIDE_MIN } from './families/rush/lanes.ts';
import { rushFamily } from './families/rush/rush.ts';
import { simpleFamily } from './families/simple.ts';
import { TILE_METRICS, type TileSurveyMetric, tilesFamily } from './families/tiles.ts';
import type { BlockSurveyMetric, FamilyOptions, SurveyFamily, SurveyMetric } from './family.ts';

/** A family with its parameters, and how it is to be searched. */
export type SurveySpec = Omit<FamilyOptions, 'metric'> & {
  /** The family's own when not given: moves, or both of tile boards. */
  readonly metric?: SurveyMetric;
  /** `simple 4x4`, `klotski`, `rush 5`, `tiles 3x3`, `pieces`. */
  readonly family: string;
  /** Of the family `pieces`: the puzzle in native form; its start does not matter. */
  readonly puzzle?: string;
  /** Whether each class has a row of its own. */
  readonly byClass: boolean;
};

type Maker = {
  /** As it is written. */
  readonly form: string;
  readonly pattern: RegExp;
  readonly make: (match: RegExpExecArray, spec: SurveySpec, memoryBytes: number) => SurveyFamily;
};

const MAKERS: readonly Maker[] = [
  {
    form: 'simple HxW',
    pattern: /^simple (\d+)[x×](\d+)$/i,
    make: ([, height, width], spec, memoryBytes) => {
      checkSides(Number(height), Number(width));
      return simpleFamily(Number(width), Number(height), blockOptions(spec, memoryBytes));
    },
  },
  {
    form: 'klotski',
    pattern: /^klotski$/i,
    make: (_, spec, memoryBytes) => klotskiFamily(blockOptions(spec, memoryBytes)),
  },
  {
    form: 'rush N',
    pattern: /^rush (\d+)(?: walls (\d+))?$/i,
    make: ([, side, walls = '0'], spec, memoryBytes) => {
      checkRush(Number(side), Number(walls), spec);
      return rushFamily(Number(side), Number(walls), { ...spec, memoryBytes });
    },
  },
  {
    form: 'tiles HxW',
    pattern: /^tiles (\d+)[x×](\d+)$/i,
    make: ([, height, width], spec, memoryBytes) => {
      checkTileSides(Number(height), Number(width));
      return tilesFamily(Number(width), Number(height), tilesOptions(spec, memoryBytes));
    },
  },
  {
    form: 'pieces FILE',
    pattern: /^pieces$/i,
    make: (_, spec, memoryBytes) => {
      if (spec.puzzle === undefined) throw familyError('the family pieces needs a puzzle');
      const puzzle = parseNative(spec.puzzle);
      if (!puzzle) throw familyError('the puzzle of the family pieces is not in the native form');
      return piecesFamily(puzzle, blockOptions(spec, memoryBytes));
    },
  },
];

/**
 * The forms in which families are written.
 *
 * @example
 * ```ts
 * import { SURVEY_FAMILIES } from 'glissade/survey';
 * console.log(SURVEY_FAMILIES.join(', ')); // → simple HxW, klotski, rush N, tiles HxW, pieces FILE
 * ```
 */
export const SURVEY_FAMILIES: readonly string[] = MAKERS.map(({ form }) => form);

/** Throws OptionError for a family that there is not, or a column that it has not. */
export function familyOf(spec: SurveySpec, memoryBytes: number): SurveyFamily {
  if (spec.family === undefined) throw familyError('there is no family');
  const text = spec.family.trim().replace(/\s+/g, ' ');
  for (const { pattern, make } of MAKERS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const family = make(match, spec, memoryBytes);
    checkWhere(spec, family);
    return family;
  }
  throw familyError(`there is no family "${spec.family}"`);
}

function familyError(message: string): OptionError {
  return new OptionError('family', message, `use one of ${SURVEY_FAMILIES.join(', ')}`);
}

/** The polyominoes of larger boards do not fit into the kernel's tables. */
const CELLS_MAX = 20;

function checkSides(height: number, width: number): void {
  if (height >= 1 && width >= 1 && height * width >= 2 && height * width <= CELLS_MAX) return;
  const hint = `give two sides with 2 to ${CELLS_MAX} cells together, such as simple 4x4`;
  throw new OptionError('family', `a board of ${height}×${width} cannot be surveyed`, hint);
}

function checkTileSides(height: number, width: number): void {
  if (height >= 2 && width >= 2 && height * width <= TABLE_CELLS_MAX) return;
  const hint = `give two sides from 2 with at most ${TABLE_CELLS_MAX} cells together`;
  const message = `a tile board of ${height}×${width} cannot be surveyed`;
  throw new OptionError('family', message, `${hint}, such as tiles 3x4`);
}

/** More walls have more classes than anyone can wait for. */
const WALLS_MAX = 3;

function checkRush(side: number, walls: number, spec: SurveySpec): void {
  if (side < SIDE_MIN || side > SIDE_MAX || walls > WALLS_MAX) {
    const hint = `give a side from ${SIDE_MIN} to ${SIDE_MAX}, and up to ${WALLS_MAX} walls`;
    const message = `car boards of ${side}×${side} with ${walls} walls cannot be surveyed`;
    throw new OptionError('family', message, `${hint}, such as rush 5 or rush 4 walls 1`);
  }
  metricAmong(['slides'], spec);
  if (!spec.symmetry) return;
  const message = 'rush counts a board and its mirror image as two';
  throw new OptionError('combination', message, 'leave symmetry out');
}

const BLOCK_METRICS: readonly BlockSurveyMetric[] = ['moves', 'slides', 'steps'];

function blockOptions(spec: SurveySpec, memoryBytes: number) {
  return { ...spec, metric: metricAmong(BLOCK_METRICS, spec) ?? 'moves', memoryBytes };
}

function tilesOptions(spec: SurveySpec, memoryBytes: number) {
  if (spec.symmetry) {
    const hint = 'leave symmetry out';
    throw new OptionError('combination', `${spec.family} counts every position`, hint);
  }
  const metric: TileSurveyMetric | undefined = metricAmong(TILE_METRICS, spec);
  return { ...spec, metrics: metric === undefined ? TILE_METRICS : [metric], memoryBytes };
}

/** The metric that is asked for, if one is; it must be of these. */
function metricAmong<M extends SurveyMetric>(
  metrics: readonly M[],
  { family, metric }: SurveySpec,
): M | undefined {
  const known = metrics.find((one) => one === metric);
  if (metric === undefined || known !== undefined) return known;
  const message = `${family} cannot be surveyed in ${metric}`;
  throw new OptionError('metric', message, `use ${metrics.join(', ')}`, { metric });
}

function checkWhere({ where }: SurveySpec, { name, filters }: SurveyFamily): void {
  for (const column of Object.keys(where)) {
    if (filters.includes(column)) continue;
    const message = `classes of ${name} have no "${column}"`;
    throw new OptionError('where', message, `use ${filters.join(' or ')}`, { name: column });
  }
}
