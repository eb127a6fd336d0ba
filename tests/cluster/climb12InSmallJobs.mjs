// Searches Climb-12 with workers that see one folder, as `solve --levels` does, but in small jobs:
// most levels are many. Tells the same of each level and of the outcome.
import { parseArgs } from 'node:util';
import { puzzleById, puzzleOf } from '@glissade/catalogue';
import { openRun, solveLevels } from '@glissade/cluster';

const STATES_OF_JOB = 20_000;

const { values } = parseArgs({ options: { redis: { type: 'string' }, run: { type: 'string' } } });
const run = await openRun({ url: values.redis ?? '' }, { run: values.run ?? '', queue: 'levels' });
const outcome = await solveLevels(run, puzzleOf(puzzleById('climb12')), 'moves', {
  statesOfJob: STATES_OF_JOB,
  onLevel: ({ level, states, bytes }) => {
    const [many, megabytes] = [states, Math.ceil(bytes / 1e6)].map((n) => n.toLocaleString('en'));
    console.error(`level ${level}: ${many} states, ${megabytes} MB`);
  },
});
await run.finish();
await run.close();
console.log(JSON.stringify(outcome));
