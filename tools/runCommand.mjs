import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './install.mjs';

/** @typedef {{ code: number, output: string, timeMs: number }} CommandResult */

/**
 * Runs a program in the checkout, the tools in node_modules found by their name.
 * Its output and its errors come back in one text, in the order written,
 * without colours.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<CommandResult>}
 */
export function runCommand(command, args) {
  const started = performance.now();
  const path = `${root}node_modules/.bin${delimiter}${process.env.PATH}`;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    /** @param {number} code @param {string} [message] */
    const finish = (code, message = '') => {
      const output = stripVTControlCharacters(Buffer.concat(chunks).toString()) + message;
      resolve({ code, output, timeMs: performance.now() - started });
    };
    child.on('error', (error) => finish(127, `${command}: ${error.message}\n`));
    child.on('close', (code) => finish(code ?? 1));
  });
}
