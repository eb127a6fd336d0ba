import { relative, sep } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { root } from '../install.mjs';
import { testTimes } from './testTimes.mjs';

/**
 * Orders the test files so that all workers end at about the same time: the longest first, then
 * those of which no time was written down.
 */
export default class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    return files.toSorted((a, b) => timeOf(b) - timeOf(a));
  }
}

/** @param {import('vitest/node').TestSpecification} file */
function timeOf({ moduleId }) {
  return testTimes[relative(root, moduleId).split(sep).join('/')] ?? 0;
}
