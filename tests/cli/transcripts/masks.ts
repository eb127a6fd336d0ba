/* What differs from run to run and from machine to machine, and nothing else. */

const MASKS: readonly (readonly [what: RegExp, shown: string])[] = [
  // Told where it takes long.
  [/ \(\d+(\.\d+)? m?s of it set-up\)/g, ''],
  // How long a search took: `61 ms`, `1.24 s`, `3 min 20 s`.
  [/\b(\d+ min )?\d+(\.\d+)? m?s\b/g, '<time>'],
  [/"(timeMs|setupMs)":\d+(\.\d+)?(e-\d+)?/g, '"$1":<time>'],
  [/^running_time: \d+\.\d{8}$/gm, 'running_time: <time>'],
  // Its memory, which a search before it may have made already.
  [/(?<=<time>, )\d+(\.\d+)? [kM]?B$/gm, '<memory>'],
  [/"peakBytes":\d+/g, '"peakBytes":<memory>'],
  [/^max_ram_usage: \d+\.\d{8}$/gm, 'max_ram_usage: <memory>'],
];

export function masked(text: string): string {
  return MASKS.reduce((rest, [what, shown]) => rest.replace(what, shown), text);
}
