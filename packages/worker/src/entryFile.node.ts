/** The file that a solver's worker runs. The published library has another: `tools/library`. */
export const entryFile = (): URL => new URL('./entry.js', import.meta.url);
