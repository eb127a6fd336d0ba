import { spawnSync } from 'node:child_process';

export type ProgramResult = {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** npm tells its children about the project it runs in; a program elsewhere must not hear that. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_(package|lifecycle)_|npm_config_local_prefix|VITEST|NODE_ENV|INIT_CWD)/.test(name),
  ),
);

/** Runs a program to its end, in a folder of its own. */
export function runProgram(
  cwd: string,
  command: string,
  args: readonly string[],
  input = '',
): ProgramResult {
  const shell = process.platform === 'win32';
  const result = spawnSync(command, args, { cwd, env, input, shell, encoding: 'utf8' });
  if (result.error) throw result.error;
  return { code: result.status, stdout: result.stdout, stderr: result.stderr };
}

/** As `runProgram`, for a program that must end well; gives what it printed. */
export function runWell(cwd: string, command: string, args: readonly string[]): string {
  const { code, stdout, stderr } = runProgram(cwd, command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} → ${code}\n${stdout}${stderr}`);
  return stdout;
}
