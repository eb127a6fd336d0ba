// Serves the app: built, as a host would, or with `--dev` from its sources, following every change.
import { spawnSync } from 'node:child_process';
import { root } from './install.mjs';

const configFile = `${root}packages/web/vite.config.ts`;

spawnSync(process.execPath, [`${root}tools/build.mjs`], { cwd: root, stdio: 'inherit' });
// The build has installed it.
const { createServer, preview } = await import('vite');
if (process.argv.includes('--dev')) {
  const server = await createServer({ configFile });
  await server.listen();
  server.printUrls();
} else {
  const server = await preview({ configFile });
  server.printUrls();
}
