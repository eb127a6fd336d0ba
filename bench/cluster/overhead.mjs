// Processor time of a survey by two workers, the command and Redis together, beside that of two
// threads of one process: node bench/cluster/overhead.mjs [FAMILY] [--runs N]; build first.
import { parseArgs } from 'node:util';
import { median } from '../report/statistics.mjs';
import { start } from './program.mjs';
import { startServer } from './redis.mjs';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const family = positionals.length > 0 ? positionals.join(' ') : 'klotski';

/** Rows without times. @param {string} answer */
const rowsOf = (answer) => answer.replace(/"timeMs":[\d.]+/g, '');

/** @type {number[]} */
const ratios = [];
for (let run = 1; run <= Number(values.runs); run++) {
  const survey = ['survey', ...family.split(' '), '--json', '-q'];
  const alone = await start([...survey, '--threads', '2']).ended;
  if (alone.code !== 0) throw new Error(alone.told);
  const server = await startServer();
  const serving = ['worker', '--redis', server.url, '--jobs', '1'];
  const workers = [start(serving), start(serving)];
  let command = { answer: '', seconds: 0 };
  const spent = await server.spent(async () => {
    command = await start([...survey, '--redis', server.url]).ended;
  });
  for (const { child } of workers) child.kill('SIGTERM');
  const [one, two] = await Promise.all(workers.map(({ ended }) => ended));
  server.close();
  if (rowsOf(alone.answer) !== rowsOf(command.answer)) throw new Error('the rows differ');
  const parts = [one.seconds, two.seconds, command.seconds, spent.cpuMs / 1000];
  const together = parts.reduce((sum, part) => sum + part, 0);
  ratios.push(together / alone.seconds);
  const [a, b, c, redis] = parts.map((part) => part.toFixed(2));
  console.log(
    `${family}: threads ${alone.seconds.toFixed(2)} s; ` +
      `workers ${a} + ${b}, command ${c}, Redis ${redis} s`,
  );
}
console.log(`workers / threads, median: ${median(ratios).toFixed(3)} of the processor time`);
