/**
 * Starts the file that answers. The expression `new Worker(new URL(…))` is what bundlers look for:
 * it must stand as it is. The published library has others of this name: see `tools/library`.
 */
export function startFile(): Worker {
  return new Worker(new URL('./entry.js', import.meta.url), { type: 'module' });
}
