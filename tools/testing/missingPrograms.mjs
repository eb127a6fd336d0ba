// Programs that some tests need and not every machine has: where one is missing and cannot be
// installed, those tests are left out, and the sum of the checks says so. They are looked for while
// checks that need none are at work, since to install them takes a minute or two.
import { findChromium } from '../find/findChromium.mjs';
import { findCompiler } from '../find/findCompiler.mjs';
import { requireCoq } from '../find/findCoq.mjs';
import { findFirefox } from '../find/findFirefox.mjs';
import { findPython } from '../find/findPython.mjs';
import { findRedis } from '../find/findRedis.mjs';
import { findWebKit } from '../find/findWebKit.mjs';
import { runCommand } from '../runCommand.mjs';
import { testFilesWith } from './testFiles.mjs';

/**
 * `find` installs the program if need and system be, and throws where it stays missing; `mark` is
 * in the text of each test file that starts it.
 * @typedef {object} Program
 * @property {() => unknown} find
 * @property {readonly string[]} variables where a person says where it is
 * @property {RegExp} mark
 */

/** @satisfies {Readonly<Record<string, Program>>} */
const programs = {
  Chromium: {
    find: findChromium,
    variables: ['CHROMIUM_PATH'],
    mark: /\/(openApp\.ts|checkScenes\.ts|pages\.mjs)'|find\/findChromium\.mjs'|connectToChromium/,
  },
  Firefox: { find: findFirefox, variables: ['FIREFOX_PATH'], mark: /\/firefox\.ts'/ },
  WebKitGTK: {
    find: findWebKit,
    variables: ['WEBKIT_DRIVER_PATH', 'MINIBROWSER_PATH', 'XVFB_PATH'],
    mark: /\/webKit\.ts'/,
  },
  python3: {
    find: findPython,
    variables: ['PYTHON_PATH'],
    mark: /\/(runPython|pythonGames|pythonChecker)\.ts'/,
  },
  'redis-server': {
    find: findRedis,
    variables: ['REDIS_PATH'],
    mark: /\/redisServer\.ts'|find\/findRedis\.mjs'/,
  },
  Coq: { find: requireCoq, variables: [], mark: /\/findCoq\.mjs'/ },
  'C compiler': { find: () => findCompiler(), variables: ['CC'], mark: /\/compiledChecker\.ts'/ },
  'C++ compiler': {
    find: () => findCompiler('C++'),
    variables: ['CXX'],
    mark: /find\/findCompiler\.mjs'/,
  },
};

/** @typedef {keyof typeof programs} ProgramName */

/** Names what is missing to the processes that run the tests. */
const VARIABLE = 'GLISSADE_MISSING_PROGRAMS';

/** With this a search ends that found nothing. */
export const MISSING = 3;

/**
 * Whether a program is missing. A path that a person gave is never passed over: if it is wrong,
 * the tests fail and say so.
 * @param {Program} program
 */
export function isMissing({ find, variables }) {
  if (variables.some((name) => process.env[name] !== undefined)) return false;
  try {
    find();
    return false;
  } catch {
    return true;
  }
}

/** @param {ProgramName} name */
export const isProgramMissing = (name) => isMissing(programs[name]);

/**
 * Looks for programs one after the other, as apt serves one at a time; tells of each whether it is
 * missing.
 * @param {readonly ProgramName[]} names in the order in which they are needed
 * @returns {Map<ProgramName, Promise<boolean>>}
 */
export function lookForPrograms(names) {
  /** @type {Map<ProgramName, Promise<boolean>>} */
  const searches = new Map();
  /** @type {Promise<unknown>} */
  let before = Promise.resolve();
  for (const name of names) {
    const search = before.then(() => lookFor(name));
    searches.set(name, search);
    before = search;
  }
  return searches;
}

/** In a process of its own: to install is to wait. @param {ProgramName} name */
async function lookFor(name) {
  const { code, output } = await runCommand('node', ['tools/testing/lookFor.mjs', name]);
  if (output !== '') console.error(output.trim());
  if (code !== 0 && code !== MISSING) throw new Error(`cannot look for ${name}`);
  return code === MISSING;
}

/**
 * Leaves out the tests of programs that are missing in the processes started later, and says so.
 * @param {readonly ProgramName[]} missing
 * @returns {string[]} a line about each of them
 */
export function leaveOut(missing) {
  process.env[VARIABLE] = missing.join(',');
  return missing.map((name) => {
    const [variable] = programs[name].variables;
    const hint = variable === undefined ? '' : ` (${variable}=/path/to/it names one)`;
    return `left out: the tests that need ${name}, which was not found${hint}`;
  });
}

/** Test files that are left out for a program that is missing. */
export function leftOutTests() {
  const missing = (process.env[VARIABLE] ?? '').split(',');
  return Object.entries(programs).flatMap(([name, { mark }]) =>
    missing.includes(name) ? testFilesWith(mark) : [],
  );
}
