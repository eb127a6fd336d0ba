import { relative, sep } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { root } from '../install.mjs';
import { testTimes } from './testTimes.mjs';

/**
 * Orders the test files so that all workers end at about the same time: the longest first, then
 * those of which no time was written down. Those of a project stay together, since a worker that
 * goes to another project starts anew; products come first, which wait much, then unit tests.
 */
export default class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    return files.toSorted((a, b) => rankOf(a) - rankOf(b) || timeOf(b) - timeOf(a));
  }
}

/** @param {import('vitest/node').TestSpecification} file */
const rankOf = ({ project }) => (project.name === 'products' ? 0 : 1);

/** @param {import('vitest/node').TestSpecification} file */
function timeOf({ moduleId }) {
  return testTimes[relative(root, moduleId).split(sep).join('/')] ?? 0;
}
