/*
 * What the simulation is fed with, measured on two busy cores, so rather too dear: jobs and boards
 * on 2026-11-29, workers on 2026-11-25. Costs: `costs.mjs`, Redis 7.0 with append-only persistence.
 */
export const COSTS = {
  /** Of Redis, which has one thread: seconds, and commands (those inside scripts included). */
  add: { seconds: 59e-6, commands: 14 },
  job: { seconds: 614e-6, commands: 41.9 },
  /** Of a board of a batch, beside the job of its group. */
  board: { seconds: 19e-6, commands: 0 },
  /** Of a worker that is connected, and of one that has jobs besides; a second. */
  worker: { seconds: 68e-6, commands: 2.13 },
  underWay: { seconds: 8e-6, commands: 0.31 },
  /** Of a look whether others have nothing to do: trees alone. A command looks for answers. */
  look: { seconds: 84e-6, commands: 4.83 },
  /**
   * Of the command that waits, which has one thread: adding a job and receiving its answer; reading
   * a board of a batch, and replaying and printing its answer.
   */
  command: { seconds: 401e-6, board: 184e-6 },
  /** Of Redis: a worker, and a job and a board that are known. */
  bytes: { worker: 57_600, job: 1720, board: 719 },
};

/** Between a worker and Redis, assumed; and how often a worker waits for Redis for one job. */
export const ROUND_TRIP_SECONDS = 0.5e-3;
export const ROUND_TRIPS = 9;

/** How often the command looks for answers: `asking/run.ts`. */
export const COMMAND_LOOK_SECONDS = 0.04;

/** Seconds of the jobs of `survey klotski`, from the shortest to the longest: `jobTimes.mjs`. */
export const SURVEY_TENTHS = [
  0.257, 0.446, 0.692, 0.849, 1.1, 1.247, 1.446, 1.634, 2.083, 2.214, 3.46,
];

/** Of Climb-15 with `--levels`, to expand a state and to merge what it generates. */
export const SECONDS_OF_STATE = 1.5e-6;

/** States of the levels of Climb-15, in moves. */
export const CLIMB_LEVELS = [
  1, 9, 21, 24, 30, 60, 114, 140, 171, 261, 409, 422, 427, 555, 714, 967, 1_323, 1_752, 2_206,
  2_699, 3_408, 4_138, 5_045, 6_543, 8_325, 9_854, 11_510, 13_510, 16_123, 19_580, 23_149, 27_408,
  33_525, 40_316, 49_276, 59_062, 69_328, 80_923, 93_361, 107_209, 121_843, 139_587, 160_608,
  185_578, 214_672, 247_993, 286_822, 333_393, 387_333, 447_170, 512_356, 584_438, 657_338, 738_385,
  827_288, 927_352, 1_041_430, 1_168_301, 1_313_223, 1_470_612, 1_649_653, 1_844_653, 2_057_608,
  2_289_886, 2_550_353, 2_836_714, 3_148_792, 3_482_363, 3_841_748, 4_234_511, 4_667_419, 5_134_462,
  5_634_975, 6_166_352, 6_730_012, 7_324_974, 7_942_102, 8_569_544, 9_212_618, 9_871_380,
  10_561_043, 11_269_416, 11_998_261, 12_740_509, 13_476_051, 14_201_827, 14_924_917, 15_631_288,
  16_328_014, 17_009_868, 17_664_949, 18_278_601, 18_846_819, 19_345_097, 19_761_983, 20_101_602,
  20_353_417, 20_522_416, 20_594_557, 20_563_982, 20_440_307, 20_241_348, 19_933_129, 19_541_203,
];
