import { fileURLToPath } from 'node:url';
import { findPython } from '../../tools/find/findPython.mjs';
import { type Checker, checkerOf } from './checkers.ts';

export function pythonChecker(): Checker {
  const file = fileURLToPath(new URL('../../checkers/certificate.py', import.meta.url));
  return checkerOf(findPython(), file);
}
