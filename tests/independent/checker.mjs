/**
 * An independent check of what Glissade prints: `node tests/independent/checker.mjs FILE`. It
 * shares no code with the packages: it reads the native form itself, moves pieces by its own rules,
 * and searches whole spaces breadth-first.
 *
 * The file, or standard input, holds a JSON object a line:
 *   { "verb": "solve", "puzzle": "start:\nA.\ngoal:\n.A", "output": { … }, "given": { … } }
 * `output` is what the verb printed with --json; `given` what it was asked, as far as the answer
 * depends on it: `moves` (verify, diff, optimize), `after` (hint, moves), `metric`, `atMost`,
 * `steps` (scramble), `optimal: true` where a proof was asked for without any limit.
 * It prints a line for each fault, then the totals, and ends with 1 if there was a fault.
 * `--states N` sets how large a space may be to be searched (200,000); answers of larger ones are
 * replayed and held against themselves.
 */
import { readFileSync } from 'node:fs';
import { faultsOf } from './faults.mjs';

const asked = process.argv.slice(2);
const at = asked.indexOf('--states');
const limit = at < 0 ? 200_000 : Number(asked.splice(at, 2)[1]);
const text = readFileSync(asked[0] ?? 0, 'utf8');
let [answers, proved, wrong] = [0, 0, 0];

for (const line of text.split('\n')) {
  if (line === '') continue;
  const answer = JSON.parse(line);
  const { faults, isProved } = faultsOf(answer, limit);
  answers++;
  if (isProved) proved++;
  if (faults.length === 0) continue;
  wrong++;
  console.log(
    JSON.stringify({ number: answers, verb: answer.verb, puzzle: answer.puzzle, faults }),
  );
}
console.log(`${answers} answers, ${proved} proved again, ${wrong} wrong`);
process.exitCode = wrong > 0 ? 1 : 0;
