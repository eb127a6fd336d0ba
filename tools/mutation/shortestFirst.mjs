import LongestFirst from '../testing/longestFirst.mjs';

/** Orders the test files so that a mutant that a short one detects costs no more than that. */
export default class ShortestFirst extends LongestFirst {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    return (await super.sort(files)).reverse();
  }
}
