/* Options also come from programs without types, so each is checked before it is used. */
import { closestWord, OPTION_ERROR_CODES, OptionError, type OptionErrorCode } from '@glissade/core';
import { givenOf } from './givenOf.ts';
import { LIMIT_OPTIONS } from './options.ts';
import { NUMBER, type OptionTable, type OptionType, RECORD } from './optionTypes.ts';

/**
 * A copy of the options, because the caller may change them for the next call while this one waits.
 * Throws OptionError at the first option that the function does not have, or that has another type
 * than it must have.
 */
export function checkTypes<Options extends object>(
  asker: string,
  table: OptionTable<NoInfer<Options>>,
  options: Options,
): Options {
  check('options', RECORD, options);
  const types: Readonly<Record<string, OptionType>> = table;
  const own = givenOf(options) as Record<string, unknown>;
  for (const [name, value] of Object.entries(own)) {
    checkKnown(`${asker} has no option "${name}"`, name, table);
    const type = types[name]!;
    check(name, type, value);
    own[name] = type.copies ? type.copies(value) : value;
  }
  for (const [name, value] of Object.entries(own.limits ?? {})) {
    checkKnown(`there is no limit "${name}"`, name, LIMIT_OPTIONS);
    check(`limits.${name}`, NUMBER, value);
  }
  return own as Options;
}

function checkKnown(message: string, name: string, table: object): void {
  if (Object.hasOwn(table, name)) return;
  const known = Object.keys(table);
  const isLimit = 'limits' in table && Object.hasOwn(LIMIT_OPTIONS, name);
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
  if (value === null || value === undefined) return `${value}`;
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object';
  return `a ${typeof value}`;
}
