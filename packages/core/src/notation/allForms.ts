import type { Form } from './form.ts';
import { DESCRIPTIONS } from './forms/descriptions.ts';
import { READERS } from './forms/index.ts';
import { WRITERS } from './forms/writers.ts';

/**
 * Every form, in the order in which they are tried on a text.
 *
 * @example
 * ```ts
 * import { FORMS } from 'glissade/core';
 * console.log(FORMS.map(({ name }) => name).slice(0, 3));
 * // → [ 'native', 'jeantimex', 'jimslide' ]
 * ```
 */
export const FORMS: readonly Form[] = /* @__PURE__ */ READERS.map((reader) => ({
  ...reader,
  ...DESCRIPTIONS[reader.name]!,
  ...WRITERS[reader.name],
}));

/**
 * The form of this name, in any case.
 *
 * @example
 * ```ts
 * import { findForm } from 'glissade/core';
 * console.log(findForm('slidysim')?.example); // → 5 3 8/0 2 4/1 7 6
 * ```
 */
export function findForm(name: string): Form | undefined {
  return FORMS.find((form) => form.name === name.trim().toLowerCase());
}
