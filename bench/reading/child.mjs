// Reads a text in the way asked for and tells how many puzzles it held, and how long it took from
// the start of Node: by the clock, and in processor time.
import { readFileSync } from 'node:fs';
import { readPuzzle, readPuzzles } from 'glissade/core';

const [file = '', how] = process.argv.slice(2);
const text = readFileSync(file, 'utf8');
let [count, bad] = [0, 0];
if (how === 'lines') {
  // As the command line does, which shows no stack.
  Error.stackTraceLimit = 0;
  for (const line of text.trimEnd().split('\n')) {
    count++;
    try {
      readPuzzle(line);
    } catch {
      bad++;
    }
  }
} else {
  const attempts = readPuzzles(text);
  count = attempts.length;
  bad = attempts.filter((attempt) => 'error' in attempt).length;
}
const { user, system } = process.cpuUsage();
const elapsedMs = performance.now();
console.log(JSON.stringify({ count, bad, elapsedMs, processorMs: (user + system) / 1000 }));
