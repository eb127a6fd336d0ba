/* What the server has done, in the text form of Prometheus, version 0.0.4. */

const BUCKETS = [0.01, 0.05, 0.25, 1, 5, 25, 125] as const;

type Series = { count: number; seconds: number; readonly atMost: number[] };

export class ServerMetrics {
  private readonly answers = new Map<string, number>();
  private readonly durations = new Map<string, Series>();

  /** Counts a request of an operation, how it ended, and the time it took. */
  count(operation: string, outcome: string, seconds: number): void {
    const key = `operation="${operation}",outcome="${outcome}"`;
    this.answers.set(key, (this.answers.get(key) ?? 0) + 1);
    const series = this.durations.get(operation) ?? {
      count: 0,
      seconds: 0,
      atMost: BUCKETS.map(() => 0),
    };
    series.count++;
    series.seconds += seconds;
    for (const [i, bound] of BUCKETS.entries()) if (seconds <= bound) series.atMost[i]!++;
    this.durations.set(operation, series);
  }

  text({ running, waiting }: { readonly running: number; readonly waiting: number }): string {
    const lines = [
      ...head('glissade_requests_total', 'counter', 'Requests answered, by operation and outcome.'),
      ...[...this.answers].map(([labels, n]) => `glissade_requests_total{${labels}} ${n}`),
      ...head('glissade_request_seconds', 'histogram', 'Time from request to answer.'),
      ...[...this.durations].flatMap(([operation, series]) => histogram(operation, series)),
      ...head('glissade_requests_running', 'gauge', 'Requests at work.'),
      `glissade_requests_running ${running}`,
      ...head('glissade_requests_waiting', 'gauge', 'Requests that wait for a place.'),
      `glissade_requests_waiting ${waiting}`,
      ...head('process_resident_memory_bytes', 'gauge', 'Memory of the process.'),
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      ...head('process_cpu_seconds_total', 'counter', 'Processor time of the process.'),
      `process_cpu_seconds_total ${cpuSeconds()}`,
    ];
    return `${lines.join('\n')}\n`;
  }
}

function head(name: string, type: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function histogram(operation: string, { count, seconds, atMost }: Series): string[] {
  const name = 'glissade_request_seconds';
  const buckets = BUCKETS.map(
    (bound, i) => `${name}_bucket{operation="${operation}",le="${bound}"} ${atMost[i]}`,
  );
  return [
    ...buckets,
    `${name}_bucket{operation="${operation}",le="+Inf"} ${count}`,
    `${name}_sum{operation="${operation}"} ${seconds}`,
    `${name}_count{operation="${operation}"} ${count}`,
  ];
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
