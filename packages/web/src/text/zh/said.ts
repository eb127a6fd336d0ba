import type { Fault } from '../fault.ts';

/** Facts of a fault; `found` and `label` are '' where it has none. */
export type Facts = Fault & { readonly found: string; readonly label: string };
type Words = string | ((fault: Facts) => string);
export type Said = readonly [message: Words, hint: Words];
