import type { Form } from './form.ts';
import { DIALECTS } from './forms/index.ts';
import { NATIVE } from './native.ts';

/** Every form, in the order in which they are tried on a text: the native one first. */
export const FORMS: readonly Form[] = [NATIVE, ...DIALECTS];

/** The form of this name, in any case. */
export function findForm(name: string): Form | undefined {
  return FORMS.find((form) => form.name === name.trim().toLowerCase());
}
