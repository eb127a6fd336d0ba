// Loaded before the command line. Its clock is made the processor time of its process, shared by its
// threads, so that what else the machine does changes nothing; at its end it tells what it took.
const { readFileSync, writeSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

const REPORT_FD = 3;
/** Linux counts the time of a thread in hundredths of a second. */
const TICK_MS = 10;
const THREADS = Number(process.env.GLISSADE_BENCH_THREADS ?? 1);

function mainThreadMs() {
  const file = `/proc/self/task/${process.pid}/stat`;
  const fields = readFileSync(file, 'latin1').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 / THREADS;
}

const begunMs = processorMs();
// Not known before the program itself is loaded.
performance.now = () => performance.nodeTiming.bootstrapComplete + processorMs() - begunMs;
if (isMainThread) writeSync(REPORT_FD, 'begun\n');
process.on('exit', () => {
  if (!isMainThread) return;
  const report = {
    tookMs: processorMs() - begunMs,
    mainMs: mainThreadMs(),
    peakBytes: process.resourceUsage().maxRSS * 1024,
  };
  writeSync(REPORT_FD, `${JSON.stringify(report)}\n`);
});
