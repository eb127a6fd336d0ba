/* How many colours the output may use. */
import type { TextSink } from '../io.ts';

/** 0 none, 1 the sixteen colours, 2 the 256, 3 all of them. */
export type ColorLevel = 0 | 1 | 2 | 3;

/**
 * How much colour a stream gets: `--color`/`--no-color` first, then NO_COLOR, TERM=dumb, then
 * FORCE_COLOR, then whether it is a terminal.
 */
export function colorLevelOf(
  sink: TextSink,
  env: Readonly<Record<string, string | undefined>>,
  flag: boolean | undefined,
): ColorLevel {
  if (flag === false) return 0;
  if (flag === true) return richness(env) || 1;
  if (env.NO_COLOR) return 0;
  if (env.TERM === 'dumb') return 0;
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) return forcedLevel(forced, env);
  return sink.isTTY ? richness(env) : 0;
}

function forcedLevel(value: string, env: Readonly<Record<string, string | undefined>>): ColorLevel {
  if (value === '0' || value === 'false') return 0;
  if (value === '2') return 2;
  if (value === '3') return 3;
  return value === '1' ? 1 : richness(env);
}

function richness(env: Readonly<Record<string, string | undefined>>): ColorLevel {
  if (/truecolor|24bit/i.test(env.COLORTERM ?? '')) return 3;
  if (/256/.test(env.TERM ?? '')) return 2;
  return 1;
}
