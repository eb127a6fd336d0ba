import { median, warmRuns } from './statistics.mjs';

/** @typedef {import('../contestants/contestant.mjs').Contestant} Contestant */
/** @typedef {import('../contestants/contestant.mjs').Effort} Effort */
/** @typedef {import('../contestants/contestant.mjs').Failed} Failed */
/** @typedef {import('../contestants/contestant.mjs').Measured} Measured */
/** @typedef {import('../contestants/contestant.mjs').Workload} Workload */
/** @typedef {'cpu' | 'wall'} Clock */

/**
 * One contestant at one work: medians over the rounds. Times are of one pass over the puzzles of
 * the work; `firstMs` (wall) that of the first pass of a fresh process, the others of warm passes.
 * `ratios`: how many times as fast as each yardstick, taken in every round anew.
 * @typedef {{
 *   readonly contestant: string,
 *   readonly side: Contestant['side'],
 *   readonly failed?: string,
 *   readonly firstMs?: number,
 *   readonly wallMs?: number,
 *   readonly cpuMs?: number,
 *   readonly passes?: number,
 *   readonly statesPerSecond?: number,
 *   readonly states?: number,
 *   readonly expanded?: number,
 *   readonly levels?: number,
 *   readonly peakBytes?: number,
 *   readonly rssBytes?: number,
 *   readonly lengths?: readonly number[],
 *   readonly ratios?: Readonly<Record<string, number>>,
 *   readonly faults: readonly string[],
 *   readonly notShortest: number,
 * }} Row
 */

/**
 * Does a workload in rounds, every contestant once a round (A B C, A B C …), each in a fresh
 * process.
 * @param {Workload} work
 * @param {readonly Contestant[]} contestants
 * @param {{ readonly rounds: number, readonly clock: Clock, readonly effort: Effort }} options
 * @returns {Row[]}
 */
export function runRounds(work, contestants, { rounds, clock, effort }) {
  const fit = contestants.filter(({ refuses }) => refuses(work) === undefined);
  /** @type {(Measured | Failed)[][]} */
  const results = fit.map(() => []);
  for (let round = 0; round < rounds; round++) {
    fit.forEach((contestant, at) => {
      const before = results[at].at(-1);
      const hopeless = before !== undefined && 'failed' in before;
      results[at].push(hopeless ? before : contestant.measure(work, effort));
    });
  }
  const times = results.map((row) => row.map((result) => warmMs(result, clock)));
  return fit.map((contestant, at) => {
    const row = rowOf(work, contestant, results[at], clock);
    return { ...row, ratios: ratiosOf(fit, times, at) };
  });
}

/** @param {Measured | Failed} result @param {Clock} clock */
function warmMs(result, clock) {
  if ('failed' in result) return Number.NaN;
  const times = result.runs.map(({ wallMs, cpuMs }) => (clock === 'cpu' ? cpuMs : wallMs));
  return median(warmRuns(times));
}

/**
 * @param {readonly Contestant[]} contestants
 * @param {readonly (readonly number[])[]} times by contestant and round
 * @param {number} at
 */
function ratiosOf(contestants, times, at) {
  /** @type {Record<string, number>} */
  const ratios = {};
  contestants.forEach(({ name, side }, other) => {
    if (side !== 'yardstick' || other === at) return;
    const ratio = median(times[at].map((time, round) => times[other][round] / time));
    if (Number.isFinite(ratio)) ratios[name] = ratio;
  });
  return ratios;
}

/**
 * @param {Workload} work
 * @param {Contestant} contestant
 * @param {readonly (Measured | Failed)[]} results
 * @param {Clock} clock
 * @returns {Row}
 */
function rowOf(work, { name, side }, results, clock) {
  const row = { contestant: name, side };
  /** @type {Measured[]} */
  const good = [];
  for (const result of results) {
    if ('failed' in result) return { ...row, failed: result.failed, faults: [], notShortest: 0 };
    good.push(result);
  }
  const { lengths, states, expanded, levels } = good[0];
  /** @param {'peakBytes' | 'rssBytes'} key */
  const bytes = (key) => {
    const known = good.flatMap((result) => result[key] || []);
    return known.length === 0 ? {} : { [key]: median(known) };
  };
  const timeMs = median(good.map((result) => warmMs(result, clock)));
  return {
    ...row,
    firstMs: median(good.map(({ runs }) => runs[0].wallMs)),
    wallMs: median(good.map((result) => warmMs(result, 'wall'))),
    cpuMs: median(good.map((result) => warmMs(result, 'cpu'))),
    passes: good[0].runs.length,
    ...(expanded === undefined ? {} : { expanded, statesPerSecond: (expanded / timeMs) * 1000 }),
    ...(states === undefined ? {} : { states }),
    ...(levels === undefined ? {} : { levels }),
    ...bytes('peakBytes'),
    ...bytes('rssBytes'),
    ...(lengths.length === 1 ? { lengths } : {}),
    ...checkMeasured(work, good),
  };
}

/**
 * What a contestant got wrong: counts and lengths that differ from what is known, in any round.
 * Lines longer than the optimum are counted apart.
 * @param {Workload} work
 * @param {readonly Measured[]} results
 */
function checkMeasured({ mode, puzzles }, results) {
  const known = puzzles.reduce((sum, { states }) => sum + (states ?? Number.NaN), 0);
  const faults = new Set(results.flatMap((result) => result.faults ?? []));
  let notShortest = 0;
  for (const { states, lengths } of results) {
    if (mode === 'whole') {
      if (known >= 0 && states !== known) faults.add(`${states} states instead of ${known}`);
      continue;
    }
    let longer = 0;
    puzzles.forEach(({ optimum, puzzle }, at) => {
      if (optimum === undefined || lengths[at] === optimum) return;
      if (lengths[at] > optimum) longer++;
      else faults.add(`${puzzle.info.id}: length ${lengths[at]}, where ${optimum} is shortest`);
    });
    notShortest = Math.max(notShortest, longer);
  }
  return { faults: [...faults], notShortest };
}
