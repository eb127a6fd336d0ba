/**
 * Starts the one file that the published library has for workers and for threads (`oneFile/`). The
 * expression `new Worker(new URL(…))` is what bundlers look for: it must stand as it is. It names
 * the file as an import would: Vite's server finds it so, wherever it has put this module.
 */
export function startFile(): Worker {
  return new Worker(new URL('glissade/worker-entry', import.meta.url), { type: 'module' });
}
