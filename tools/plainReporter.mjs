/** Ends a run of vitest with one plain line that people and programs can read. */
export default class PlainReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    let passed = 0;
    let failed = unhandledErrors.length;
    for (const module of modules) {
      if (module.errors().length > 0) failed += 1;
      for (const test of module.children.allTests()) {
        // A test that did not run has shown nothing, so only a pass counts as one.
        if (test.result().state === 'passed') passed += 1;
        else failed += 1;
      }
    }
    console.log(`${passed} passed, ${failed} failed`);
  }
}
