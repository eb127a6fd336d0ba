import type { Command } from 'commander';
import type { Run } from './commands/verb.ts';

type MakeVerb = (run: Run) => Command;

/** Loads what makes each verb: a verb has no need of the code of the others. */
export const VERBS: Readonly<Record<string, () => Promise<MakeVerb>>> = {
  solve: async () => (await import('./commands/answers/solve.ts')).solveCommand,
  check: async () => (await import('./commands/looking/check.ts')).checkCommand,
  show: async () => (await import('./commands/looking/show.ts')).showCommand,
  moves: async () => (await import('./commands/looking/moves.ts')).movesCommand,
  hint: async () => (await import('./commands/answers/hint.ts')).hintCommand,
  analyse: async () => (await import('./commands/spaces/analyse.ts')).analyseCommand,
  explain: async () => (await import('./commands/spaces/explain.ts')).explainCommand,
  map: async () => (await import('./commands/spaces/map.ts')).mapCommand,
  verify: async () => (await import('./commands/answers/verify.ts')).verifyCommand,
  certify: async () => (await import('./commands/answers/certify.ts')).certifyCommand,
  convert: async () => (await import('./commands/looking/convert.ts')).convertCommand,
  diff: async () => (await import('./commands/answers/diff.ts')).diffCommand,
  optimize: async () => (await import('./commands/answers/optimize.ts')).optimizeCommand,
  scramble: async () => (await import('./commands/making/scramble.ts')).scrambleCommand,
  generate: async () => (await import('./commands/making/generate.ts')).generateCommand,
  vary: async () => (await import('./commands/making/vary.ts')).varyCommand,
  print: async () => (await import('./commands/making/print.ts')).printCommand,
  survey: async () => (await import('./commands/making/survey.ts')).surveyCommand,
  invert: async () => (await import('./commands/lines/invert.ts')).invertCommand,
  simplify: async () => (await import('./commands/lines/simplify.ts')).simplifyCommand,
  concat: async () => (await import('./commands/lines/concat.ts')).concatCommand,
  slice: async () => (await import('./commands/lines/slice.ts')).sliceCommand,
  length: async () => (await import('./commands/lines/length.ts')).lengthCommand,
  md: async () => (await import('./commands/lines/md.ts')).mdCommand,
  trace: async () => (await import('./commands/teaching/trace.ts')).traceCommand,
  race: async () => (await import('./commands/teaching/race.ts')).raceCommand,
  grade: async () => (await import('./commands/teaching/grade.ts')).gradeCommand,
  worksheet: async () => (await import('./commands/teaching/worksheet.ts')).worksheetCommand,
  tables: async () => (await import('./commands/answers/tables.ts')).tablesCommand,
  serve: async () => (await import('./commands/machines/serve.ts')).serveCommand,
  mcp: async () => (await import('./commands/machines/mcp.ts')).mcpCommand,
  worker: async () => (await import('./commands/machines/worker.ts')).workerCommand,
  runs: async () => (await import('./commands/machines/runs.ts')).runsCommand,
  list: async () => (await import('./commands/looking/list.ts')).listCommand,
  play: async () => (await import('./commands/looking/play.ts')).playCommand,
  complete: async () => (await import('./commands/completion/complete.ts')).completeCommand,
};

/** The verbs by what they are for, in the order of the help. */
export const VERB_GROUPS: readonly (readonly [heading: string, ...verbs: string[]])[] = [
  ['Answers:', 'solve', 'check', 'hint', 'verify', 'certify', 'diff', 'optimize'],
  ['Reasons:', 'explain', 'analyse', 'map'],
  ['Boards:', 'show', 'play', 'moves', 'list', 'convert', 'print'],
  ['New puzzles:', 'generate', 'scramble', 'vary', 'survey'],
  ['Lines of moves:', 'invert', 'simplify', 'concat', 'slice', 'length', 'md'],
  ['Teaching:', 'trace', 'race', 'grade', 'worksheet'],
  ['Programs and machines:', 'serve', 'mcp', 'worker', 'runs', 'tables', 'complete', 'help'],
];
