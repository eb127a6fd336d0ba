/* What options can be. Each function declares its options beside their type. */
import { givenOf } from './givenOf.ts';

export type OptionType = {
  readonly wanted: string;
  readonly holds: (value: unknown) => boolean;
  /** For what the caller may change while a run goes on. */
  readonly copies?: (value: unknown) => unknown;
};

const isText = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown) => typeof value === 'object' && value !== null;

export const TEXT: OptionType = { wanted: 'a text', holds: isText };
export const FLAG: OptionType = {
  wanted: 'true or false',
  holds: (value) => typeof value === 'boolean',
};
export const NUMBER: OptionType = {
  wanted: 'a number',
  holds: (value) => typeof value === 'number',
};
export const FUNCTION: OptionType = {
  wanted: 'a function',
  holds: (value) => typeof value === 'function',
};
export const TEXTS: OptionType = {
  wanted: 'a list of texts',
  holds: (value) => Array.isArray(value) && value.every(isText),
  copies: (value) => [...(value as string[])],
};
export const NUMBERS: OptionType = {
  wanted: 'a list of whole numbers from 0',
  holds: (value) => Array.isArray(value) && value.every((one) => Number.isInteger(one) && one >= 0),
  copies: (value) => [...(value as number[])],
};
export const LINE: OptionType = {
  wanted: 'steps in a Uint32Array, as parseMoves gives them',
  holds: (value) => Object.prototype.toString.call(value) === '[object Uint32Array]',
  copies: (value) => (value as Uint32Array).slice(),
};
export const RECORD: OptionType = {
  wanted: 'an object',
  holds: (value) => isObject(value) && !Array.isArray(value),
  copies: (value) => givenOf(value as object),
};
export const SIGNAL: OptionType = {
  wanted: 'an AbortSignal',
  holds: (value) => isObject(value) && typeof (value as AbortSignal).aborted === 'boolean',
};

export const SET: OptionType = { wanted: 'a Set of texts', holds: (value) => value instanceof Set };

/** What each option of a function must be: every option of the type, and no other. */
export type OptionTable<Options> = { readonly [Name in keyof Options]-?: OptionType };

/** What the asynchronous functions take besides. */
export const RUN = { signal: SIGNAL, onProgress: FUNCTION } as const;
