/** The file that a solver's worker runs, in the published library. */
export const entryFile = (): URL => new URL('../worker/entry.js', import.meta.url);
