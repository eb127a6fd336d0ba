import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/install.mjs';
import { runProgram } from './runProgram.ts';

/** Checks files of the consumer's project as its strictest user would. */
export function checkTypes(
  folder: string,
  name: string,
  files: readonly string[],
  {
    module = 'esnext',
    moduleResolution = 'bundler',
    types = [] as readonly string[],
    lib = ['es2023', 'dom'],
  } = {},
) {
  const compilerOptions = {
    module,
    moduleResolution,
    target: 'es2022',
    lib,
    types,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: false,
  };
  const config = `tsconfig.${name}.json`;
  writeFileSync(join(folder, config), JSON.stringify({ compilerOptions, files }));
  const compiler = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
  const { stdout, code } = runProgram(folder, process.execPath, [compiler, '-p', config]);
  return { stdout, code };
}
