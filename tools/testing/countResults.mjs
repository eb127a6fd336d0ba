const sumLine = /^(\d+) passed, (\d+) failed$/gm;

/**
 * How many checks one program made, by its last line "N passed, N failed"; without such a line
 * it is one check. A program that ends badly has failed at least once, whatever it printed.
 * @param {{ readonly code: number, readonly output: string }} result
 */
export function countResults({ code, output }) {
  const last = [...output.matchAll(sumLine)].at(-1);
  const passed = last === undefined ? Number(code === 0) : Number(last[1]);
  const failed = last === undefined ? 0 : Number(last[2]);
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}
