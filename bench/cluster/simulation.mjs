/*
 * A discrete-event simulation of a run: one command (of a batch, several), one Redis, and places
 * for a job, some of them in each worker. Command and Redis do one thing after the other; what
 * workers cost while nothing happens makes Redis slower by that share. The same seed gives the same
 * figures.
 */
import { BatchRun, loadOfCommands } from './batch.mjs';
import { COMMAND_LOOK_SECONDS, COSTS, ROUND_TRIP_SECONDS, ROUND_TRIPS } from './measured.mjs';
import { Places } from './places.mjs';
import { Server } from './server.mjs';
import { Timeline } from './timeline.mjs';

/**
 * A job: how long it takes, and what the command does with its answer. `cut` says how what is left
 * is cut after so many seconds; such a job may be handed back for others.
 * @typedef {{
 *   readonly seconds: number,
 *   readonly answered?: () => void,
 *   readonly cut?: (rest: number, groups: number) => void,
 * }} Job
 *
 * What a job's searcher does: it adds jobs at once, and later when answers come.
 * @typedef {{ add: (job: Job) => void, random: () => number }} Adding
 * @typedef {(run: Adding) => void} Workload
 *
 * @typedef {{
 *   readonly places: number, readonly placesOfWorker: number, readonly random: () => number,
 *   readonly looks?: boolean, readonly commands?: number,
 *   readonly work: Workload | { readonly boards: number, readonly meanSeconds: number },
 * }} Options
 */

/** After this time, and this often to see whether others have nothing to do: `parts.ts`. */
const LOOK_SECONDS = 0.3;
const PER_PLACE = 2;
const AT_ONCE_MAX = 12;
const GROUPS = 16;
const GROUPS_OF_LATE = 4;

/** @param {number} places */
function partSeconds(places) {
  return Math.min(20, Math.max(8, places / 50));
}

/** @param {Options} options */
export function simulate(options) {
  const { placesOfWorker, places, work, random, looks = false, commands = 1 } = options;
  const workers = Math.ceil(places / placesOfWorker);
  // Jobs of one worker share what was seen in the last tenth of a second.
  const looksPerSecond = looks ? Math.min(10, placesOfWorker / LOOK_SECONDS) : 0;
  const standing = {
    seconds: COSTS.worker.seconds + COSTS.underWay.seconds + looksPerSecond * COSTS.look.seconds,
    commands:
      COSTS.worker.commands + COSTS.underWay.commands + looksPerSecond * COSTS.look.commands,
  };
  const load = workers * standing.seconds + loadOfCommands(commands);
  // Redis has no time left for jobs.
  if (load > 0.95) return { isBroken: /** @type {const} */ (true), load };
  const told =
    typeof work === 'function'
      ? new Run({ places, work, random }, load).go()
      : new BatchRun({ places, ...work, commands, load, random }).go();
  return {
    ...told,
    isBroken: /** @type {const} */ (false),
    commandsPerSecond: told.commandsPerSecond + workers * standing.commands,
    bytes: told.bytes + workers * COSTS.bytes.worker,
  };
}

class Run {
  /**
   * @param {{ places: number, work: Workload, random: () => number }} options
   * @param {number} load of Redis by workers and commands as such
   */
  constructor(options, load) {
    this.options = options;
    this.load = load;
    this.time = new Timeline();
    this.redis = new Server();
    this.redis.speed = 1 - load;
    this.command = new Server();
    /** @type {Places<Job>} */
    this.places = new Places(options.places, (job) => this.begin(job));
    this.jobs = 0;
    this.seconds = 0;
    this.commands = 0;
  }

  go() {
    const { work, random, places } = this.options;
    work({ add: (job) => this.add(job), random });
    const seconds = this.time.run();
    return {
      seconds,
      jobs: this.jobs,
      efficiency: this.seconds / (seconds * places),
      commandsPerSecond: this.commands / seconds,
      redisLoad: this.redis.busy / seconds + this.load,
      commandLoad: this.command.busy / seconds,
      bytes: this.jobs * COSTS.bytes.job,
    };
  }

  /** @param {Job} job */
  add(job) {
    const sent = this.command.serve(this.time.now, COSTS.command.seconds / 2);
    this.time.at(sent, () => {
      this.jobs++;
      this.commands += COSTS.add.commands + COSTS.job.commands;
      this.time.at(this.redis.serve(this.time.now, COSTS.add.seconds), () => this.places.take(job));
    });
  }

  /** @param {Job} job */
  begin(job) {
    const { time } = this;
    const fetched = this.redis.serve(time.now, COSTS.job.seconds / 2);
    time.at(fetched + (ROUND_TRIPS / 2) * ROUND_TRIP_SECONDS, () => {
      if (job.cut) this.search(job, time.now);
      else time.at(time.now + job.seconds, () => this.end(job, job.seconds));
    });
  }

  /**
   * Until it is done, it takes too long, or others have nothing to do.
   * @param {Job} job
   * @param {number} started
   */
  search(job, started) {
    const { time } = this;
    const done = time.now - started;
    const part = partSeconds(this.options.places);
    const next = Math.min(job.seconds, part, done + LOOK_SECONDS * this.options.random() * 2);
    time.at(started + next, () => {
      const isWanted = this.options.random() < this.wantedShare();
      const isOver = next === job.seconds || next === part;
      if (isOver || isWanted) this.end(job, next, isWanted ? GROUPS : GROUPS_OF_LATE);
      else this.search(job, started);
    });
  }

  wantedShare() {
    const { idle, hasWaiting } = this.places;
    const active = this.options.places - idle;
    if (idle <= 0 || hasWaiting) return 0;
    return Math.min(1, Math.min(PER_PLACE * idle, AT_ONCE_MAX) / Math.max(1, active));
  }

  /**
   * @param {Job} job
   * @param {number} seconds that were worked
   * @param {number} [groups] of what is left
   */
  end(job, seconds, groups = 0) {
    this.seconds += seconds;
    const written = this.redis.serve(this.time.now, COSTS.job.seconds / 2);
    this.time.at(written + (ROUND_TRIPS / 2) * ROUND_TRIP_SECONDS, () => {
      this.answer(job, job.seconds - seconds, groups);
      this.places.leave();
    });
  }

  /**
   * The command finds the answer at its next look.
   * @param {Job} job
   * @param {number} rest
   * @param {number} groups
   */
  answer(job, rest, groups) {
    this.time.at(this.time.now + COMMAND_LOOK_SECONDS * this.options.random(), () => {
      this.time.at(this.command.serve(this.time.now, COSTS.command.seconds / 2), () => {
        if (rest > 0) job.cut?.(rest, groups);
        job.answered?.();
      });
    });
  }
}
