import { basename, extname } from 'node:path';
import type { Plugin } from 'vite';

const THIN = '\0thin:';

/**
 * Makes the file that a worker starts with one that does nothing but import another. Parts that are
 * fetched later may import what they share with a first file from that file, and WebKit then
 * evaluates the first file of a worker a second time: the worker forgets all that it holds.
 */
export function thinEntries(): Plugin {
  const thick = new Set<string>();
  return {
    name: 'thin-entries',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!options.isEntry || thick.has(source)) return undefined;
      const real = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!real) return undefined;
      thick.add(real.id);
      // Vite starts the first entry by name: after `entry` comes `worker-entry`.
      this.emitFile({
        type: 'chunk',
        id: real.id,
        name: `worker-${basename(real.id, extname(real.id))}`,
      });
      return THIN + real.id;
    },
    load(id) {
      return id.startsWith(THIN) ? `import ${JSON.stringify(id.slice(THIN.length))};` : undefined;
    },
  };
}
