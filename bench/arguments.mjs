import { parseArgs } from 'node:util';
import { ENGINE_NAMES } from 'glissade/search';

const ROOMS = /** @type {const} */ (['blocks', 'rush', 'tiles', 'anytime', 'cold']);

export const helpText = `npm run bench -- [room…] [options]
npm run bench -- signature|pages [--verbose]

Rooms: ${ROOMS.join(', ')}; all when none is named.
signature: one number for what all engines count over a fixed set of searches.
pages: 5×5 and 7×7 boards answered in Chromium by one thread.

  --only TEXT       workloads whose id contains TEXT (--list shows the ids)
  --runs N          rounds; each solver runs once a round in a fresh process (3)
  --engines A,B     our engines for blocks and rush (kernel)
  --tile-engine A   our engine for proved optima of tile boards (tiles)
  --clock cpu|wall  what rates and ratios are taken by (cpu: user + system time of a process)
  --loop MS         how long a process goes on with a workload to get warm, CPU time (600)
  --board S         limit for one tile board, in seconds (120)
  --work S          no more tile boards of a workload are begun after that, in seconds (240)
  --boards N        boards of a set that are answered any time or in pages (12)
  --seconds S       for each board of pages (5)
  --large           the workloads of tens of millions of states too: minutes and gigabytes
  --no-peers        leave out the npm packages
  --json            the result as JSON on standard output instead of tables
  --save            write bench/results even when only a part was run
  --show FILE       the tables of a stored result, nothing is run
  --list            the workloads, nothing is run
  --verbose         of a signature, a line a search; of pages, every length`;

/** What was asked on the command line. Throws with a message for people. @param {string[]} words */
export function parseArguments(words) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    allowNegative: true,
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '3' },
      engines: { type: 'string', default: 'kernel' },
      'tile-engine': { type: 'string', default: 'tiles' },
      clock: { type: 'string', default: 'cpu' },
      loop: { type: 'string', default: '600' },
      board: { type: 'string', default: '120' },
      work: { type: 'string', default: '240' },
      boards: { type: 'string', default: '12' },
      seconds: { type: 'string', default: '5' },
      large: { type: 'boolean', default: false },
      peers: { type: 'boolean', default: true },
      json: { type: 'boolean', default: false },
      save: { type: 'boolean', default: false },
      show: { type: 'string' },
      list: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const signature = positionals.length === 1 && positionals[0] === 'signature';
  const pages = positionals.length === 1 && positionals[0] === 'pages';
  const rooms = (signature || pages ? [] : positionals).map((word) => oneOf('a room', word, ROOMS));
  return {
    ...values,
    clock: oneOf('--clock', values.clock, /** @type {const} */ (['cpu', 'wall'])),
    signature,
    pages,
    rooms: rooms.length === 0 ? [...ROOMS] : rooms,
    engines: values.engines.split(',').map((name) => oneOf('an engine', name, ENGINE_NAMES)),
    tileEngine: oneOf('an engine', values['tile-engine'], ENGINE_NAMES),
    runs: positive('--runs', values.runs),
    loopMs: positive('--loop', values.loop),
    workMs: positive('--work', values.work) * 1000,
    boardMs: positive('--board', values.board) * 1000,
    boards: positive('--boards', values.boards),
    pageMs: positive('--seconds', values.seconds) * 1000,
    isWhole: rooms.length === 0 && values.only === undefined,
  };
}

/**
 * @template {string} T
 * @param {string} name
 * @param {string} word
 * @param {readonly T[]} known
 * @returns {T}
 */
function oneOf(name, word, known) {
  const found = known.find((each) => each === word);
  if (found === undefined) throw new Error(`${name} is one of ${known.join(', ')}, not ${word}`);
  return found;
}

/** @param {string} name @param {string} word */
function positive(name, word) {
  const value = Number(word);
  if (value > 0) return value;
  throw new Error(`${name} is a number above 0, not ${word}`);
}
