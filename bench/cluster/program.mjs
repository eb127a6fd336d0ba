// The command line as a process of its own, and the processor time that it took.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../packages/glissade/bin/glissade.js', import.meta.url));

/** Tells what the process and all its threads took, when it ends. */
const TELL_USAGE =
  'data:text/javascript,' +
  "process.on('exit',()=>console.error('\\n'+JSON.stringify(process.resourceUsage())))";

/** @param {readonly string[]} words @param {string} [input] */
export function start(words, input = '') {
  const argv = ['--import', TELL_USAGE, program, ...words];
  const child = spawn(process.execPath, argv, { stdio: 'pipe' });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  let [answer, told] = ['', ''];
  child.stdout.on('data', (chunk) => {
    answer += chunk;
  });
  child.stderr.on('data', (chunk) => {
    told += chunk;
  });
  const ended = once(child, 'close').then(([code]) => {
    const usage = JSON.parse(told.trimEnd().split('\n').at(-1) ?? '');
    return { code, answer, told, seconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6 };
  });
  return { child, ended };
}
