import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCompiler } from '../../tools/find/findCompiler.mjs';
import { type Checker, checkerOf } from './checkers.ts';

const WARNINGS = ['-Wall', '-Wextra', '-pedantic', '-Werror'];

let made: string | undefined;

/** The checker in C, compiled once in a process, without a warning. */
export function compiledChecker(): Checker {
  made ??= compile();
  return checkerOf(made);
}

function compile(): string {
  const source = fileURLToPath(new URL('../../checkers/certificate.c', import.meta.url));
  const program = join(mkdtempSync(join(tmpdir(), 'glissade-checker-')), 'certificate');
  const args = ['-std=c99', '-O2', ...WARNINGS, '-o', program, source];
  const { status, stderr } = spawnSync(findCompiler(), args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return program;
}
