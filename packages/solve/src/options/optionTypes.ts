/* Options come from programs without types, too: each is looked at before it is used. */
import { closestWord, OPTION_ERROR_CODES, OptionError, type OptionErrorCode } from '@glissade/core';
import { givenOf } from './givenOf.ts';
import { LIMIT_NAMES, OPTION_NAMES, type Optioned } from './optionNames.ts';

type OptionType = {
  readonly wanted: string;
  readonly holds: (value: unknown) => boolean;
  /** For what the caller may change while a run goes on. */
  readonly copies?: (value: unknown) => unknown;
};

const isText = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const TEXT: OptionType = { wanted: 'a text', holds: isText };
const FLAG: OptionType = { wanted: 'true or false', holds: (value) => typeof value === 'boolean' };
const NUMBER: OptionType = { wanted: 'a number', holds: (value) => typeof value === 'number' };
const FUNCTION: OptionType = {
  wanted: 'a function',
  holds: (value) => typeof value === 'function',
};
const TEXTS: OptionType = {
  wanted: 'a list of texts',
  holds: (value) => Array.isArray(value) && value.every(isText),
  copies: (value) => [...(value as string[])],
};
const NUMBERS: OptionType = {
  wanted: 'a list of whole numbers from 0',
  holds: (value) => Array.isArray(value) && value.every((one) => Number.isInteger(one) && one >= 0),
  copies: (value) => [...(value as number[])],
};
const LINE: OptionType = {
  wanted: 'steps in a Uint32Array, as parseMoves gives them',
  holds: (value) => Object.prototype.toString.call(value) === '[object Uint32Array]',
  copies: (value) => (value as Uint32Array).slice(),
};
const RECORD: OptionType = {
  wanted: 'an object',
  holds: (value) => isObject(value) && !Array.isArray(value),
  copies: (value) => givenOf(value as object),
};
const SIGNAL: OptionType = {
  wanted: 'an AbortSignal',
  holds: (value) => isObject(value) && typeof (value as AbortSignal).aborted === 'boolean',
};

const SET: OptionType = { wanted: 'a Set of texts', holds: (value) => value instanceof Set };

/** One name, one type, whatever takes the option. */
const TYPE_OF: Readonly<Record<string, OptionType>> = {
  metric: TEXT,
  tieBreak: TEXT,
  metrics: TEXTS,
  engine: TEXT,
  heuristic: TEXT,
  tables: TEXT,
  checkpoint: TEXT,
  family: TEXT,
  level: TEXT,
  puzzle: TEXT,
  symmetry: FLAG,
  fold: FLAG,
  rooms: NUMBERS,
  byClass: FLAG,
  top: NUMBER,
  where: RECORD,
  anytime: FLAG,
  from: LINE,
  lightTablesOnly: FLAG,
  countOptimal: FLAG,
  allSolutions: NUMBER,
  seed: NUMBER,
  weight: NUMBER,
  expression: TEXT,
  ties: TEXT,
  gapOrder: TEXT,
  eventsMax: NUMBER,
  threads: NUMBER,
  drawn: NUMBER,
  limits: RECORD,
  signal: SIGNAL,
  onProgress: FUNCTION,
  onSpace: FUNCTION,
  onLayout: FUNCTION,
  onVariation: FUNCTION,
  lengthMin: NUMBER,
  lengthMax: NUMBER,
  difficultyMin: NUMBER,
  difficultyMax: NUMBER,
  chaptersMin: NUMBER,
  chaptersMax: NUMBER,
  tries: NUMBER,
  known: SET,
};

/**
 * The options as they are now: the caller may change them for the next call while this one waits.
 * Throws OptionError at the first option that the function does not know, or that is of another
 * type than it must be.
 */
export function checkTypes<Options extends object>(asker: Optioned, options: Options): Options {
  check('options', RECORD, options);
  const own = givenOf(options) as Record<string, unknown>;
  for (const [name, value] of Object.entries(own)) {
    checkKnown(`${asker} has no option "${name}"`, name, OPTION_NAMES[asker]);
    const type = TYPE_OF[name];
    if (type) check(name, type, value);
    own[name] = type?.copies ? type.copies(value) : value;
  }
  for (const [name, value] of Object.entries(own.limits ?? {})) {
    checkKnown(`there is no limit "${name}"`, name, LIMIT_NAMES);
    check(`limits.${name}`, NUMBER, value);
  }
  return own as Options;
}

function checkKnown(message: string, name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  const isLimit = known.includes('limits') && (LIMIT_NAMES as readonly string[]).includes(name);
  const meant = closestWord(name, known);
  const hint = isLimit
    ? `write limits: { ${name}: … }`
    : meant
      ? `did you mean ${meant}?`
      : `it takes ${known.join(', ')}`;
  throw new OptionError('unknown', message, hint, { name });
}

function check(name: string, { wanted, holds }: OptionType, value: unknown): void {
  if (holds(value)) return;
  throw new OptionError(codeOf(name), `${name} is ${shown(value)}`, `it must be ${wanted}`);
}

function codeOf(name: string): OptionErrorCode {
  if (name.startsWith('limits')) return 'limit';
  if (name === 'metrics') return 'metric';
  return OPTION_ERROR_CODES.find((code) => code === name) ?? 'type';
}

/** What a value is, in a few words, whatever it is. */
function shown(value: unknown): string {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object';
  return `a ${typeof value}`;
}
