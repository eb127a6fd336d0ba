import type { Command } from 'commander';
import { certifyCommand } from './commands/answers/certify.ts';
import { diffCommand } from './commands/answers/diff.ts';
import { hintCommand } from './commands/answers/hint.ts';
import { optimizeCommand } from './commands/answers/optimize.ts';
import { solveCommand } from './commands/answers/solve.ts';
import { tablesCommand } from './commands/answers/tables.ts';
import { verifyCommand } from './commands/answers/verify.ts';
import { completeCommand } from './commands/completion/complete.ts';
import { concatCommand } from './commands/lines/concat.ts';
import { invertCommand } from './commands/lines/invert.ts';
import { lengthCommand } from './commands/lines/length.ts';
import { mdCommand } from './commands/lines/md.ts';
import { simplifyCommand } from './commands/lines/simplify.ts';
import { sliceCommand } from './commands/lines/slice.ts';
import { checkCommand } from './commands/looking/check.ts';
import { convertCommand } from './commands/looking/convert.ts';
import { listCommand } from './commands/looking/list.ts';
import { movesCommand } from './commands/looking/moves.ts';
import { playCommand } from './commands/looking/play.ts';
import { showCommand } from './commands/looking/show.ts';
import { mcpCommand } from './commands/machines/mcp.ts';
import { runsCommand } from './commands/machines/runs.ts';
import { serveCommand } from './commands/machines/serve.ts';
import { workerCommand } from './commands/machines/worker.ts';
import { generateCommand } from './commands/making/generate.ts';
import { printCommand } from './commands/making/print.ts';
import { scrambleCommand } from './commands/making/scramble.ts';
import { surveyCommand } from './commands/making/survey.ts';
import { varyCommand } from './commands/making/vary.ts';
import { analyseCommand } from './commands/spaces/analyse.ts';
import { explainCommand } from './commands/spaces/explain.ts';
import { mapCommand } from './commands/spaces/map.ts';
import { gradeCommand } from './commands/teaching/grade.ts';
import { raceCommand } from './commands/teaching/race.ts';
import { traceCommand } from './commands/teaching/trace.ts';
import { worksheetCommand } from './commands/teaching/worksheet.ts';
import type { Run } from './commands/verb.ts';

/** Makes each verb. */
export const VERBS: Readonly<Record<string, (run: Run) => Command>> = {
  solve: solveCommand,
  check: checkCommand,
  show: showCommand,
  moves: movesCommand,
  hint: hintCommand,
  analyse: analyseCommand,
  explain: explainCommand,
  map: mapCommand,
  verify: verifyCommand,
  certify: certifyCommand,
  convert: convertCommand,
  diff: diffCommand,
  optimize: optimizeCommand,
  scramble: scrambleCommand,
  generate: generateCommand,
  vary: varyCommand,
  print: printCommand,
  survey: surveyCommand,
  invert: invertCommand,
  simplify: simplifyCommand,
  concat: concatCommand,
  slice: sliceCommand,
  length: lengthCommand,
  md: mdCommand,
  trace: traceCommand,
  race: raceCommand,
  grade: gradeCommand,
  worksheet: worksheetCommand,
  tables: tablesCommand,
  serve: serveCommand,
  mcp: mcpCommand,
  worker: workerCommand,
  runs: runsCommand,
  list: listCommand,
  play: playCommand,
  complete: completeCommand,
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
