/**
 * Starts the file that a thread runs. The expression `new Worker(new URL(…))` is what bundlers look
 * for: it must stand as it is. The published library has others of this name: see `tools/library`.
 */
export function startFile(): Worker {
  return new Worker(new URL('../../../worker/dist/jobs/entry.js', import.meta.url), {
    type: 'module',
  });
}
