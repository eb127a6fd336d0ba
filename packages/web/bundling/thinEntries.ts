import { basename, extname } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const THIN = '\0thin:';

/**
 * Makes the file that a worker starts with one that does nothing but import another. Parts that are
 * fetched later may import what they share with a first file from that file, and WebKit then
 * evaluates the first file of a worker a second time: the worker forgets all that it holds.
 *
 * It names every file that the other one needs, so that one round of requests brings all of them:
 * the browser would find them only one behind the other.
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
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.facadeModuleId?.startsWith(THIN)) continue;
        // Behind its own import, they are evaluated already.
        for (const file of neededBy(chunk, bundle)) chunk.code += `import"./${basename(file)}";`;
      }
    },
  };
}

/** The files that those need which one imports. */
function neededBy({ imports }: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const needed = new Set(imports);
  for (const file of needed) {
    const other = bundle[file];
    if (other?.type === 'chunk') for (const further of other.imports) needed.add(further);
  }
  return [...needed].slice(imports.length);
}
