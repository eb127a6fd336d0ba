import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import webpack from 'webpack';

/**
 * Each way to bring the library to a page: from the folder of sources (inside a project where
 * `glissade` is installed) to the folder that a server shows. No tool is told anything of us; but
 * webpack makes one of the pages small, and the others only in the slow tests.
 */
export const ways: Readonly<Record<string, (from: string, to: string) => Promise<void>>> = {
  'plain script and one file': buildPlain,
  esbuild: buildWithEsbuild,
  webpack: buildWithWebpack,
  Vite: buildWithVite,
};

async function buildPlain(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  copyFileSync(join(from, 'index.html'), join(to, 'index.html'));
  for (const name of ['page.js', 'worker.js'].filter((file) => existsSync(join(from, file)))) {
    const text = readFileSync(join(from, name), 'utf8')
      .replace(/'glissade(\/worker)?'/, "'./glissade.bundle.js'")
      .replace('../showAnswer.js', './showAnswer.js');
    writeFileSync(join(to, name), text);
  }
  copyFileSync(join(from, '../showAnswer.js'), join(to, 'showAnswer.js'));
  const bundle = join(from, '../../node_modules/glissade/dist/glissade.bundle.js');
  copyFileSync(bundle, join(to, 'glissade.bundle.js'));
}

async function buildWithEsbuild(from: string, to: string): Promise<void> {
  await esbuild({
    entryPoints: ['page.js', 'worker.js'].map((name) => join(from, name)).filter(existsSync),
    outdir: to,
    bundle: true,
    format: 'esm',
    minify: true,
    logLevel: 'silent',
  });
  copyFileSync(join(from, 'index.html'), join(to, 'index.html'));
}

async function buildWithWebpack(from: string, to: string): Promise<void> {
  // Most of its time goes into making the library small, which one of the pages shows to work.
  const isMinified = basename(from) === 'packaged' || Boolean(process.env.GLISSADE_ALL_CASES);
  const compiler = webpack({
    mode: 'production',
    ...(isMinified ? {} : { optimization: { minimize: false } }),
    context: from,
    entry: './page.js',
    output: { path: to, filename: 'page.js' },
    performance: false,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failed = stats?.hasErrors() || stats?.hasWarnings();
      if (error !== null || failed) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
  copyFileSync(join(from, 'index.html'), join(to, 'index.html'));
}

async function buildWithVite(from: string, to: string): Promise<void> {
  const options = { outDir: to, emptyOutDir: true };
  await vite({ root: from, configFile: false, logLevel: 'error', base: './', build: options });
}

/** Puts the sources of the pages into a folder of a project; gives the folder. */
export function copyPages(project: string, name: string): string {
  const folder = join(project, name);
  cpSync(new URL('./pages/', import.meta.url), folder, { recursive: true });
  return folder;
}
