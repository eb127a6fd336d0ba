/* Which flags go together: those that exclude each other, and those that need another. */
import { UsageError } from '../errors.ts';

/** Throws UsageError at the first of these flags that was given beside another that excludes it. */
export function refuseFlags(
  flags: object,
  names: readonly string[],
  beside: string,
  hint = 'leave out one of the two',
): void {
  refuse(flags, names, `cannot be used with ${beside}`, hint);
}

/** Throws UsageError at the first of these flags that was given, since another is missing. */
export function requireFlag(
  flags: object,
  names: readonly string[],
  missing: string,
  hint: string,
): void {
  refuse(flags, names, `needs ${missing}`, hint);
}

function refuse(flags: object, names: readonly string[], why: string, hint: string): void {
  const given = new Map<string, unknown>(Object.entries(flags));
  const name = names.find((one) => given.get(one) !== undefined);
  if (name === undefined) return;
  const flag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  throw new UsageError('combination', `--${flag} ${why}`, hint);
}
