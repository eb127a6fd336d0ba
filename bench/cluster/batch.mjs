/*
 * A batch of boards in the simulation: commands that send groups, one Redis, and places that solve
 * a group each, one board after the other. Groups are cut by the rule of the real command. Left
 * out: that a group of hard boards is split, and that answers are printed in order.
 */
import { BoardCuts } from '../../packages/cluster/build/asking/boardCuts.js';
import { COMMAND_LOOK_SECONDS, COSTS, ROUND_TRIP_SECONDS, ROUND_TRIPS } from './measured.mjs';
import { Places } from './places.mjs';
import { Server } from './server.mjs';
import { Timeline } from './timeline.mjs';

/**
 * A group that was sent: how long its boards take together.
 * @typedef {{ readonly command: Command, readonly boards: number, readonly seconds: number }} Group
 *
 * @typedef {{
 *   readonly places: number, readonly boards: number, readonly meanSeconds: number,
 *   readonly commands: number, readonly load: number, readonly random: () => number,
 * }} BatchOptions
 */

/** One that waits for the answers to its share of the boards. */
class Command {
  server = new Server();
  cuts = new BoardCuts();
  groups = 0;
  underWay = 0;

  /** @param {number} boards @param {BatchOptions} options */
  constructor(boards, { places, commands }) {
    this.left = boards;
    this.cuts.see(places, commands);
  }
}

/**
 * What the commands ask of Redis though nothing happens: the share of its time.
 * @param {number} commands
 */
export function loadOfCommands(commands) {
  return (commands * COSTS.look.seconds) / COMMAND_LOOK_SECONDS;
}

export class BatchRun {
  /** @param {BatchOptions} options `load`: of Redis by workers and commands as such */
  constructor(options) {
    this.options = options;
    this.time = new Timeline();
    this.redis = new Server();
    this.redis.speed = 1 - options.load;
    const share = Math.ceil(options.boards / options.commands);
    this.commands = Array.from({ length: options.commands }, () => new Command(share, options));
    /** @type {Places<Group>} */
    this.places = new Places(options.places, (group) => this.begin(group));
    this.jobs = 0;
    this.seconds = 0;
  }

  go() {
    for (const command of this.commands) this.send(command);
    const seconds = this.time.run();
    const busy = this.commands.reduce((sum, { server }) => sum + server.busy, 0);
    const { places, boards, load } = this.options;
    const perJob = COSTS.add.commands + COSTS.job.commands;
    return {
      seconds,
      jobs: this.jobs,
      efficiency: this.seconds / (seconds * places),
      commandsPerSecond: (this.jobs * perJob + boards * COSTS.board.commands) / seconds,
      redisLoad: this.redis.busy / seconds + load,
      commandLoad: busy / seconds / this.commands.length,
      bytes: boards * COSTS.bytes.board,
    };
  }

  /** As many groups as may be in Redis. @param {Command} command */
  send(command) {
    while (command.left > 0 && command.groups < command.cuts.groupsMax) {
      const held = Math.min(command.left, command.cuts.window - command.underWay);
      const boards = Math.min(held, command.cuts.size(Math.max(1, held)));
      if (boards <= 0) return;
      command.left -= boards;
      command.underWay += boards;
      command.groups++;
      this.jobs++;
      const group = { command, boards, seconds: this.secondsOf(boards) };
      const cost = (COSTS.command.seconds + boards * COSTS.command.board) / 2;
      this.time.at(command.server.serve(this.time.now, cost), () => {
        const kept = COSTS.add.seconds + (boards * COSTS.board.seconds) / 2;
        this.time.at(this.redis.serve(this.time.now, kept), () => this.places.take(group));
      });
    }
  }

  /** Times are distributed as those of a random process. @param {number} boards */
  secondsOf(boards) {
    let sum = 0;
    for (let board = 0; board < boards; board++) sum -= Math.log(1 - this.options.random());
    return sum * this.options.meanSeconds;
  }

  /** @param {Group} group */
  begin(group) {
    const { time, redis } = this;
    const trips = (ROUND_TRIPS / 2) * ROUND_TRIP_SECONDS;
    const fetched = redis.serve(time.now, COSTS.job.seconds / 2);
    time.at(fetched + trips + group.seconds, () => {
      this.seconds += group.seconds;
      const cost = (COSTS.job.seconds + group.boards * COSTS.board.seconds) / 2;
      time.at(redis.serve(time.now, cost) + trips, () => {
        this.answer(group);
        this.places.leave();
      });
    });
  }

  /** The command finds it at its next look. @param {Group} group */
  answer({ command, boards, seconds }) {
    this.time.at(this.time.now + COMMAND_LOOK_SECONDS * this.options.random(), () => {
      const cost = (COSTS.command.seconds + boards * COSTS.command.board) / 2;
      this.time.at(command.server.serve(this.time.now, cost), () => {
        for (let board = 0; board < boards; board++) command.cuts.take((1000 * seconds) / boards);
        command.groups--;
        command.underWay -= boards;
        this.send(command);
      });
    });
  }
}
