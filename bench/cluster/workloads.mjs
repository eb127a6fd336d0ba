// The workloads that are simulated, as the commands cut them into jobs.
import { CLIMB_LEVELS, SECONDS_OF_STATE, SURVEY_TENTHS } from './measured.mjs';

/** @typedef {import('./simulation.mjs').Workload} Workload */
/** @typedef {import('./simulation.mjs').Job} Job */

/**
 * Jobs whose times are spread as those that were measured.
 * @param {number} jobs
 * @param {number} total
 * @returns {Workload}
 */
function survey(jobs, total) {
  return ({ add, random }) => {
    const drawn = Array.from({ length: jobs }, () => {
      const at = random() * (SURVEY_TENTHS.length - 1);
      const below = Math.floor(at);
      return (
        SURVEY_TENTHS[below] + (at - below) * (SURVEY_TENTHS[below + 1] - SURVEY_TENTHS[below])
      );
    });
    const sum = drawn.reduce((all, one) => all + one, 0);
    for (const one of drawn) add({ seconds: (one * total) / sum });
  };
}

/** How much smaller a tree becomes with each step down. */
const BRANCHING = 2.1;

/** One bound of one board. @param {number} total seconds @returns {Workload} */
function tree(total) {
  return ({ add, random }) => {
    const grow = (/** @type {number} */ seconds) => {
      /** @param {number} rest @param {number} groups */
      const cut = (rest, groups) => {
        const sizes = Array.from({ length: groups }, (_, at) => random() / BRANCHING ** at);
        const sum = sizes.reduce((all, one) => all + one, 0);
        for (const size of sizes) grow((rest * size) / sum);
      };
      add({ seconds, cut });
    };
    grow(total);
  };
}

const STATES_OF_JOB = 2 ** 20;
/** Ranges of keys that a level is cut into, and files that it has, at most. */
const MAPS_MAX = 2048;
const FILES_MAX = 64;

/** Levels like those of Climb-15, `times` as large. @param {number} times @returns {Workload} */
function levels(times) {
  return ({ add, random }) => {
    /** @param {number} count @param {number} total @param {() => void} then */
    const all = (count, total, then) => {
      let left = count;
      const answered = () => {
        left--;
        if (left === 0) then();
      };
      const share = total / count;
      for (let job = 0; job < count; job++)
        add({ seconds: share * (0.8 + 0.4 * random()), answered });
    };
    const step = (/** @type {number} */ level) => {
      if (level === CLIMB_LEVELS.length) return;
      const states = CLIMB_LEVELS[level] * times;
      const seconds = (states * SECONDS_OF_STATE) / 2;
      const jobs = Math.ceil(states / STATES_OF_JOB);
      const files = Math.min(FILES_MAX, 2 ** Math.ceil(Math.log2(jobs)));
      all(Math.min(MAPS_MAX, jobs), seconds, () => all(files, seconds, () => step(level + 1)));
    };
    step(0);
  };
}

export const WORKLOADS = [
  ...[1, 8].map((commands) => ({
    kind: 'batch',
    title: `Batch: 4,000,000 puzzles of 50 ms, by ${commands} command${commands > 1 ? 's' : ''}`,
    ...{ work: { boards: 4_000_000, meanSeconds: 0.05 }, commands },
  })),
  {
    kind: 'batch',
    title: 'Batch: 200,000 puzzles of 50 ms, by 1 command',
    work: { boards: 200_000, meanSeconds: 0.05 },
  },
  {
    kind: 'batch',
    title: 'Batch: 200,000 puzzles of 1 s, by 1 command',
    work: { boards: 200_000, meanSeconds: 1 },
  },
  {
    kind: 'batch',
    title: 'Batch: 200,000 puzzles of 30 s, by 1 command',
    work: { boards: 200_000, meanSeconds: 30 },
  },
  {
    kind: 'survey',
    title: 'Survey: 500 jobs, 8.5 hours of processor time',
    work: survey(500, 30_600),
  },
  {
    kind: 'tree',
    title: 'Tree: one bound of a tile board, 100 hours of processor time',
    ...{ work: tree(360_000), looks: true },
  },
  {
    kind: 'levels',
    title: 'Levels: a hundred times Climb-15',
    work: levels(100),
  },
];
