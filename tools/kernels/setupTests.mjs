// Before the tests: the kernels, so that a run of vitest alone needs no build.
export { buildKernels as setup } from './build.mjs';
