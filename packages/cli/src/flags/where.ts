/* Reads the conditions of `survey --where`. */
import type { Where } from '@glissade/analysis/survey/family';
import { UsageError } from '../errors.ts';

const CONDITION = /^([a-z]+)\s*(<=|>=|=|<|>)\s*(\d+)$/;

/** 'pieces<=10, free>=2' → ranges by name. Throws UsageError. */
export function parseWhere(text: string): Where {
  const where: Record<string, readonly [number, number]> = {};
  for (const part of text.split(/,|\band\b/).map((one) => one.trim())) {
    const match = CONDITION.exec(part);
    if (!match) {
      const hint = "write conditions such as 'pieces<=10' or 'pieces=9, free>=2'";
      throw new UsageError('where', `"${part}" is not a condition`, hint);
    }
    const [, name, sign, digits] = match as unknown as [string, string, string, string];
    const [least, greatest] = where[name] ?? [0, Number.MAX_SAFE_INTEGER];
    const [from, to] = rangeOf(sign, Number(digits));
    where[name] = [Math.max(least, from), Math.min(greatest, to)];
  }
  return where;
}

function rangeOf(sign: string, value: number): readonly [number, number] {
  switch (sign) {
    case '<=':
      return [0, value];
    case '<':
      return [0, value - 1];
    case '>=':
      return [value, Number.MAX_SAFE_INTEGER];
    case '>':
      return [value + 1, Number.MAX_SAFE_INTEGER];
    default:
      return [value, value];
  }
}
