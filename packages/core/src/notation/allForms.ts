import type { Form } from './form.ts';
import { FORMS } from './forms/index.ts';

export { FORMS };

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
