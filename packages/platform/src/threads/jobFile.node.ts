/** The file that a thread runs. The published library has another of this name: `tools/library`. */
export const jobFile = (): URL => new URL('../../../worker/dist/jobs/entry.js', import.meta.url);
