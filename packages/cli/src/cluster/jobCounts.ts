/* What a worker has done: for its line of progress, and for those who watch many of them. */
import type { RunFacts } from '@glissade/cluster';
import type { ListenPlace } from '../flags/values.ts';
import type { Output } from '../output.ts';
import { closeServer, listenAt } from '../serve/listen.ts';
import { CallMetrics, type Measure, ofOne, type Sample, sendMetrics } from '../serve/metrics.ts';
import { countOf } from '../text/numbers.ts';
import { type JobAtWork, JobPlaces, type Told } from './jobPlaces.ts';
import { RunPace } from './runPace.ts';

/** A job: its kind, and the run that it belongs to. */
export type CountedJob = {
  readonly kind: 'puzzle' | 'survey' | 'subtree' | 'levels';
  readonly run: string;
};

export class JobCounts {
  private readonly output: Output;
  private readonly metrics = new CallMetrics({ noun: 'job', label: 'kind' });
  private readonly places = new JobPlaces();
  private readonly pace = new RunPace();
  private done = 0;
  /** Of jobs that have ended. */
  private states = 0;

  constructor(output: Output) {
    this.output = output;
  }

  /** Counts a job until its end, and its states: as it tells them, and in the end. */
  async counting<Result>(
    { kind, run }: CountedJob,
    work: (tell: (told: Told) => void) => Promise<Result>,
    statesOf: (result: Result) => number,
  ): Promise<Result> {
    const startedMs = performance.now();
    const place = this.places.take(run);
    let outcome = 'failed';
    let states = 0;
    this.tell();
    try {
      const result = await work((told) => this.places.tell(place, told));
      states = statesOf(result);
      outcome = 'done';
      return result;
    } finally {
      this.metrics.count(kind, outcome, (performance.now() - startedMs) / 1000);
      this.states += Math.max(states, this.places.leave(place));
      this.done++;
      this.tell();
    }
  }

  /**
   * Serves the counts, and how the runs stand, until it is closed. Throws UsageError where it
   * cannot listen.
   */
  async serve(
    { host, port }: ListenPlace,
    runs: () => Promise<readonly RunFacts[]>,
  ): Promise<{ url: string; close: () => Promise<void> }> {
    // It would slow the start of every verb.
    const { createServer } = await import('node:http');
    const server = createServer((request, response) => {
      const isAsked = request.method === 'GET' && request.url === '/metrics';
      if (isAsked) {
        // A Redis that refuses is told by the worker; its counts are there all the same.
        const standing = runs().catch(() => []);
        void standing.then((now) => sendMetrics(response, this.metrics.text(this.measures(now))));
        return;
      }
      response.writeHead(404, { 'Content-Type': 'text/plain' });
      response.end('there is only GET /metrics\n');
    });
    const url = await listenAt(server, host, port, 'give another port, or another address');
    return { url: `${url}/metrics`, close: () => closeServer(server) };
  }

  private measures(runs: readonly RunFacts[]): Measure[] {
    const { jobs } = this.places;
    const states = jobs.reduce((sum, job) => sum + job.states, this.states);
    this.pace.see(runs, performance.now());
    return [
      ofOne('glissade_jobs_running', 'gauge', 'Jobs at work.', jobs.length),
      ofOne('glissade_states_total', 'counter', 'States expanded.', states),
      {
        name: 'glissade_proved_bound',
        type: 'gauge',
        help: 'Proved by the job at this place: no solution of its puzzle is shorter.',
        samples: samplesOf(jobs, ({ bound }) => bound),
      },
      {
        name: 'glissade_bound_seconds_left',
        type: 'gauge',
        help: 'Estimated time until the job at this place has settled the next length.',
        samples: samplesOf(jobs, ({ restMs }) => restMs && restMs / 1000),
      },
      {
        name: 'glissade_run_parts',
        type: 'gauge',
        help: 'Parts of a run known so far.',
        samples: runs.map(({ run, parts }) => ({ labels: `{run="${run}"}`, value: parts })),
      },
      {
        name: 'glissade_run_answered',
        type: 'gauge',
        help: 'Parts of a run that are answered.',
        samples: runs.map(({ run, answered }) => ({ labels: `{run="${run}"}`, value: answered })),
      },
      {
        name: 'glissade_run_seconds_left',
        type: 'gauge',
        help: 'Estimated time until the parts of a run known so far are answered.',
        samples: runs.flatMap((facts) =>
          sampleOf(`{run="${facts.run}"}`, this.pace.secondsLeft(facts)),
        ),
      },
    ];
  }

  private tell(): void {
    const underWay = this.places.jobs.length;
    this.output.status(`${countOf(this.done, 'job')} done, ${underWay} under way`);
  }
}

/** Of the jobs that tell it. */
function samplesOf(
  jobs: readonly JobAtWork[],
  tellOf: (job: JobAtWork) => number | undefined,
): readonly Sample[] {
  return jobs.flatMap((job) => sampleOf(`{run="${job.run}",place="${job.place}"}`, tellOf(job)));
}

function sampleOf(labels: string, value: number | undefined): readonly Sample[] {
  return value === undefined ? [] : [{ labels, value }];
}
