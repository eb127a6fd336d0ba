/* What a worker has done: for its line of progress, and for those who watch many of them. */
import type { ListenPlace } from '../flags/values.ts';
import type { Output } from '../output.ts';
import { closeServer, listenAt } from '../serve/listen.ts';
import { CallMetrics, type Measure, sendMetrics } from '../serve/metrics.ts';
import { countOf } from '../text/numbers.ts';

/** The kinds of jobs. */
export type JobKind = 'puzzle' | 'survey' | 'subtree' | 'levels';

export class JobCounts {
  private readonly output: Output;
  private readonly metrics = new CallMetrics({ noun: 'job', label: 'kind' });
  private done = 0;
  private underWay = 0;
  private states = 0;

  constructor(output: Output) {
    this.output = output;
  }

  /** Counts a job from its beginning to its end, and the states of a search that tells them. */
  async counting<Result>(
    kind: JobKind,
    job: Promise<Result>,
    statesOf: (result: Result) => number = () => 0,
  ): Promise<Result> {
    const startedMs = performance.now();
    let outcome = 'failed';
    this.underWay++;
    this.tell();
    try {
      const result = await job;
      this.states += statesOf(result);
      outcome = 'done';
      return result;
    } finally {
      this.metrics.count(kind, outcome, (performance.now() - startedMs) / 1000);
      this.underWay--;
      this.done++;
      this.tell();
    }
  }

  /** Serves the counts until it is closed. Throws UsageError where it cannot listen. */
  async serve({ host, port }: ListenPlace): Promise<{ url: string; close: () => Promise<void> }> {
    // It would slow the start of every verb.
    const { createServer } = await import('node:http');
    const server = createServer((request, response) => {
      const isAsked = request.method === 'GET' && request.url === '/metrics';
      if (isAsked) return sendMetrics(response, this.metrics.text(this.measures()));
      response.writeHead(404, { 'Content-Type': 'text/plain' });
      response.end('there is only GET /metrics\n');
    });
    const url = await listenAt(server, host, port, 'give another port, or another address');
    return { url: `${url}/metrics`, close: () => closeServer(server) };
  }

  private measures(): Measure[] {
    const running = { name: 'glissade_jobs_running', help: 'Jobs at work.' };
    const states = { name: 'glissade_states_total', help: 'States expanded for puzzles.' };
    return [
      { ...running, type: 'gauge', value: this.underWay },
      { ...states, type: 'counter', value: this.states },
    ];
  }

  private tell(): void {
    this.output.status(`${countOf(this.done, 'job')} done, ${this.underWay} under way`);
  }
}
