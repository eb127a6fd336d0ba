import type { RunFacts } from '@glissade/cluster';
import { afterEach, expect, test } from 'vitest';
import type { Output } from '../output.ts';
import { JobCounts } from './jobCounts.ts';
import { toldOf } from './jobPlaces.ts';

const silent = { status: () => undefined } as unknown as Output;
const stats = {
  ...{ expanded: 500, generated: 1000, evaluated: 0, reopened: 0, peakFrontier: 0, peakBytes: 0 },
  ...{ timeMs: 0, setupMs: 0 },
};
const PROGRESS = { phase: 'searching', lowerBound: 44, boundRestMs: 3000, stats } as const;

let close = () => Promise.resolve();
afterEach(() => close());

/** The lines that are no comments, at each asking. */
async function served(counts: JobCounts, runs: () => Promise<readonly RunFacts[]>) {
  const server = await counts.serve({ host: '127.0.0.1', port: 0 }, runs);
  close = async () => server.close();
  return async () => {
    const text = await (await fetch(server.url)).text();
    return text.split('\n').filter((line) => line.startsWith('glissade_'));
  };
}

/** A job that goes on until it is ended. */
function begin(counts: JobCounts, run: string) {
  let end = (_: number) => {};
  const promise = new Promise<number>((resolve) => {
    end = resolve;
  });
  let tell = (_: ReturnType<typeof toldOf>) => {};
  const done = counts.counting(
    { kind: 'puzzle', run },
    (telling) => {
      tell = telling;
      return promise;
    },
    (states) => states,
  );
  return {
    tell: (told: ReturnType<typeof toldOf>) => tell(told),
    end: (states: number) => end(states),
    done,
  };
}

test('a job tells its states, its bound and the time to the next, at its place', async () => {
  const counts = new JobCounts(silent);
  const lines = await served(counts, async () => []);
  const [first, second] = [begin(counts, 'a'), begin(counts, 'b')];
  second.tell(toldOf(PROGRESS));
  expect(await lines()).toEqual([
    'glissade_jobs_running 2',
    'glissade_states_total 500',
    'glissade_proved_bound{run="b",place="1"} 44',
    'glissade_bound_seconds_left{run="b",place="1"} 3',
  ]);
  // It begins anew with more memory: the states before were made, too.
  second.tell(toldOf({ ...PROGRESS, stats: { ...stats, expanded: 20 } }));
  expect(await lines()).toContain('glissade_states_total 500');
  first.end(7);
  await first.done;
  begin(counts, 'c').tell({ states: 1, bound: 9 });
  const after = await lines();
  expect(after).toContain('glissade_states_total 508');
  expect(after).toContain('glissade_proved_bound{run="c",place="0"} 9');
  expect(after).toContain('glissade_jobs_total{kind="puzzle",outcome="done"} 1');
  second.end(900);
  await second.done;
  expect(await lines()).toContain('glissade_states_total 908');
});

test('a run tells how many parts are answered, and how long the others will take', async () => {
  const counts = new JobCounts(silent);
  let answered = 0;
  const facts = { run: 'boards', parts: 40, aside: 0 } as RunFacts;
  const lines = await served(counts, async () => [{ ...facts, answered }]);
  expect((await lines()).filter((line) => line.includes('boards'))).toEqual([
    'glissade_run_parts{run="boards"} 40',
    'glissade_run_answered{run="boards"} 0',
  ]);
  answered = 20;
  const [, , left] = (await lines()).filter((line) => line.includes('boards'));
  const [, seconds] = /^glissade_run_seconds_left\{run="boards"\} (\S+)$/.exec(left!)!;
  expect(Number(seconds)).toBeGreaterThan(0);
  expect(Number(seconds)).toBeLessThan(60);
});

test('counts are told also where Redis refuses to tell of runs', async () => {
  const counts = new JobCounts(silent);
  const lines = await served(counts, () => Promise.reject(new Error('OOM')));
  expect(await lines()).toEqual(['glissade_jobs_running 0', 'glissade_states_total 0']);
});
