/** The file that a thread runs, in the published library. */
export const jobFile = (): URL => new URL('../jobs/entry.js', import.meta.url);
