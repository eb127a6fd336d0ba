/*
 * Values of any type as plain JSON: `{ "$": "NaN" }` stands for what JSON cannot hold. A check
 * makes the values of them.
 */
import fc from 'fast-check';

type Special = { readonly $: string };
export type Recipe =
  | null
  | boolean
  | number
  | string
  | Special
  | readonly Recipe[]
  | { readonly [key: string]: Recipe | undefined };

/** What stands for itself nowhere in JSON; a function that throws shows that it was called. */
const SPECIAL: Readonly<Record<string, () => unknown>> = {
  undefined: () => undefined,
  NaN: () => Number.NaN,
  Infinity: () => Number.POSITIVE_INFINITY,
  '-Infinity': () => Number.NEGATIVE_INFINITY,
  '-0': () => -0,
  bigint: () => 10n,
  symbol: () => Symbol('s'),
  function: () => () => undefined,
  date: () => new Date(0),
  map: () => new Map([['a', 1]]),
  bytes: () => new Uint8Array(3),
  bare: () => Object.create(null),
  line: () => Uint32Array.of(0, 2),
  aborted: () => AbortSignal.abort(),
};

export function revive(recipe: Recipe): unknown {
  if (Array.isArray(recipe)) return recipe.map(revive);
  if (typeof recipe !== 'object' || recipe === null) return recipe;
  const { $: special } = recipe as Special;
  if (typeof special === 'string' && Object.hasOwn(SPECIAL, special)) return SPECIAL[special]!();
  return Object.fromEntries(Object.entries(recipe).map(([key, value]) => [key, revive(value!)]));
}

const special: fc.Arbitrary<Recipe> = fc
  .constantFrom(...Object.keys(SPECIAL))
  .map((name) => ({ $: name }));

const NUMBERS = [0, 1, -1, 2, 3, 7, 64, 255, 256, 65_535, 65_536, 2 ** 31, 2 ** 32, 2 ** 40, 1e308];

const plain: fc.Arbitrary<Recipe> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.constantFrom(...NUMBERS),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value)),
  fc.constantFrom('', 'steps', 'moves', 'kernel', 'light', '1', '__proto__', 'constructor', 'x'),
);

/** A value of any type, nested a little. */
export const wildValue: fc.Arbitrary<Recipe> = fc.oneof(
  { arbitrary: special, weight: 3 },
  { arbitrary: plain, weight: 4 },
  { arbitrary: fc.array(fc.oneof(special, plain), { maxLength: 3 }), weight: 1 },
  {
    arbitrary: fc.dictionary(fc.constantFrom('a', 'length', 'kind'), fc.oneof(special, plain), {
      maxKeys: 2,
      noNullPrototype: true,
    }),
    weight: 1,
  },
);

/** An object with some of these keys, each with a good value or a wild one. */
export function wildObject(
  good: Readonly<Record<string, readonly Recipe[]>>,
  wildness = 1,
): fc.Arbitrary<{ readonly [key: string]: Recipe | undefined }> {
  const known = Object.entries(good).map(([key, values]) => {
    const value = fc.oneof(
      { arbitrary: fc.constantFrom<Recipe[]>(...values), weight: 4 },
      { arbitrary: wildValue, weight: wildness },
    );
    return [key, value] as const;
  });
  return fc.record(Object.fromEntries(known), { requiredKeys: [], noNullPrototype: true });
}
