/* What an operation takes, as data: read from requests, and told in descriptions. */
import { UsageError } from '../errors.ts';

/** One parameter, as JSON Schema has it. */
export type ParamSchema = {
  readonly type: 'string' | 'integer' | 'boolean';
  readonly description: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
};

export type ParamSchemas = Readonly<Record<string, ParamSchema>>;

const TEXT_MAX = 1_000_000;

export const textParam = (description: string): ParamSchema => ({
  type: 'string',
  description,
  maxLength: TEXT_MAX,
});
export const PUZZLE: ParamSchemas = {
  puzzle: textParam('The puzzle: a catalogue id, or its text in any notation'),
  goal: textParam('Another goal: standard, blank-first, snake, spiral, or a picture'),
};
export const AFTER: ParamSchemas = {
  after: textParam('Moves from the start to the state that is meant'),
};

/** The parameters of a request, checked. */
export type Params = Readonly<Record<string, string | number | boolean>>;

/** Throws UsageError at the first parameter that is not known, missing or out of its range. */
export function readParams(
  given: unknown,
  schemas: ParamSchemas,
  required: readonly string[],
): Params {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    const hint = `give an object, such as ${JSON.stringify({ puzzle: 'klotski' })}`;
    throw new UsageError('params', 'the parameters are not an object', hint);
  }
  const params: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(given)) {
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    if (!schema) {
      const hint = `the parameters are ${Object.keys(schemas).join(', ')}`;
      throw new UsageError('params', `there is no parameter ${name.slice(0, 40)}`, hint);
    }
    const wanted = wantedOf(schema, value);
    if (wanted !== undefined) {
      throw new UsageError('params', `${name} is ${shown(value)}`, `it must be ${wanted}`);
    }
    params[name] = value as string | number | boolean;
  }
  const missing = required.find((name) => !Object.hasOwn(params, name));
  if (missing === undefined) return params;
  throw new UsageError('params', `${missing} is missing`, schemas[missing]!.description);
}

/** What a value had to be, if it is not that. */
function wantedOf(schema: ParamSchema, value: unknown): string | undefined {
  const { type, minimum = 0, maximum = Number.MAX_SAFE_INTEGER, maxLength } = schema;
  if (schema.enum) {
    const isOne = typeof value === 'string' && schema.enum.includes(value);
    return isOne ? undefined : `one of ${schema.enum.join(', ')}`;
  }
  if (type === 'boolean') return typeof value === 'boolean' ? undefined : 'true or false';
  if (type === 'string') {
    const isShort = typeof value === 'string' && value.length <= (maxLength ?? Infinity);
    return isShort ? undefined : `a text of at most ${maxLength} characters`;
  }
  const isFine =
    Number.isSafeInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
  return isFine ? undefined : `a whole number from ${minimum} to ${maximum}`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
