import { UsageError } from '../errors.ts';

/** Throws UsageError at the first of these flags that was given beside another. */
export function refuseFlags(
  flags: object,
  names: readonly string[],
  beside: string,
  hint: string,
): void {
  const given = new Map<string, unknown>(Object.entries(flags));
  const name = names.find((one) => given.get(one) !== undefined);
  if (name === undefined) return;
  const flag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  throw new UsageError('combination', `--${flag} cannot be combined with ${beside}`, hint);
}
