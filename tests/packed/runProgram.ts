import { execFile, spawnSync } from 'node:child_process';

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

/** Runs a program that must end well, beside what goes on here; gives what it printed. */
export function runWell(cwd: string, command: string, args: readonly string[]): Promise<string> {
  const shell = process.platform === 'win32';
  return new Promise((resolve, reject) => {
    const options = { cwd, env, shell, maxBuffer: 2 ** 24 };
    execFile(command, args, options, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      const line = [command, ...args].join(' ');
      reject(new Error(`${line}: ${error.message}\n${stdout}${stderr}`));
    });
  });
}
