import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/install.mjs';
import { runWell } from './runProgram.ts';

export const packageNames = ['glissade', 'player'] as const;

/** A project of somebody else, outside this repository, with our tarballs installed. */
export type Consumer = {
  readonly folder: string;
  /** Paths of the tarballs, in the order of `packageNames`. */
  readonly tarballs: readonly string[];
};

/** Packs every package, as publishing would; the packages must be built. */
async function packAll(folder: string): Promise<readonly string[]> {
  const chosen = packageNames.map((name) => `--workspace=packages/${name}`);
  const args = ['pack', ...chosen, '--json', '--pack-destination', folder];
  const packed: { filename: string; name: string }[] = Object.values(
    JSON.parse(await runWell(root, 'npm', args)),
  );
  return packageNames.map((name) => {
    const entry = packed.find((one) => one.name.split('/').at(-1) === name);
    if (entry === undefined) throw new Error(`npm pack made no tarball of ${name}`);
    return join(folder, entry.filename);
  });
}

export async function makeConsumer(): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), 'glissade-consumer-'));
  const tarballs = await packAll(folder);
  const manifest = { name: 'consumer', version: '1.0.0', private: true, type: 'module' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--omit=dev'];
  await runWell(folder, 'npm', ['install', ...quiet, ...tarballs]);
  return { folder, tarballs };
}

export function removeConsumer({ folder }: Consumer): void {
  rmSync(folder, { recursive: true, force: true });
}
