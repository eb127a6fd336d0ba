/** @typedef {import('vitest/node').TestCase} TestCase */

/** Ends a run of vitest with one plain line that people and programs can read. */
export default class PlainReporter {
  /** @type {RegExp | undefined} */
  #asked;

  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    this.#asked = vitest.config.testNamePattern;
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    let passed = 0;
    let failed = unhandledErrors.length;
    let leftOut = 0;
    for (const module of modules) {
      if (module.errors().length > 0) failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        // A test that did not run has shown nothing: it fails, unless nobody asked for it.
        if (state === 'passed') passed += 1;
        else if (state === 'skipped' && this.#isLeftOut(test)) leftOut += 1;
        else failed += 1;
      }
    }
    if (leftOut > 0) console.log(`${leftOut} left out, since their names do not match`);
    console.log(`${passed} passed, ${failed} failed`);
  }

  /** @param {TestCase} test */
  #isLeftOut(test) {
    return this.#asked !== undefined && nameOf(test).search(this.#asked) < 0;
  }
}

/**
 * What `-t` is compared with: the names of the suites and the test, between blanks.
 * @param {TestCase} test
 */
function nameOf(test) {
  const names = [test.name];
  for (let { parent } = test; parent.type === 'suite'; { parent } = parent) {
    names.unshift(parent.name);
  }
  return names.join(' ');
}
