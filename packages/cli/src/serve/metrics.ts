/* What a server or a worker has done, in the text form of Prometheus, version 0.0.4. */
import type { ServerResponse } from 'node:http';

const BUCKETS = [0.01, 0.05, 0.25, 1, 5, 25, 125] as const;

type Series = { count: number; seconds: number; readonly atMost: number[] };

/** What is counted: requests by operation, or jobs by kind. */
export type Counted = { readonly noun: 'request' | 'job'; readonly label: 'operation' | 'kind' };

/** A number, and the labels in braces that tell it from others of its name. */
export type Sample = { readonly labels: string; readonly value: number };

/** Numbers besides: how many are at work now, or how much was done. */
export type Measure = {
  readonly name: string;
  readonly type: 'gauge' | 'counter';
  readonly help: string;
  readonly samples: readonly Sample[];
};

/** A measure that is one number. */
export function ofOne(name: string, type: Measure['type'], help: string, value: number): Measure {
  return { name, type, help, samples: [{ labels: '', value }] };
}

export class CallMetrics {
  private readonly counted: Counted;
  private readonly answers = new Map<string, number>();
  private readonly durations = new Map<string, Series>();

  constructor(counted: Counted) {
    this.counted = counted;
  }

  /** Counts a call of this operation or kind, how it ended, and the time it took. */
  count(what: string, outcome: string, seconds: number): void {
    const key = `${this.counted.label}="${what}",outcome="${outcome}"`;
    this.answers.set(key, (this.answers.get(key) ?? 0) + 1);
    const series = this.durations.get(what) ?? {
      count: 0,
      seconds: 0,
      atMost: BUCKETS.map(() => 0),
    };
    series.count++;
    series.seconds += seconds;
    for (const [i, bound] of BUCKETS.entries()) if (seconds <= bound) series.atMost[i]!++;
    this.durations.set(what, series);
  }

  text(measures: readonly Measure[]): string {
    const { noun, label } = this.counted;
    const total = `glissade_${noun}s_total`;
    const seconds = `glissade_${noun}_seconds`;
    const lines = [
      ...head(total, 'counter', `Every ${noun} that has ended, by ${label} and outcome.`),
      ...[...this.answers].map(([labels, n]) => `${total}{${labels}} ${n}`),
      ...head(seconds, 'histogram', `Time that a ${noun} takes.`),
      ...[...this.durations].flatMap(([what, series]) =>
        histogram(seconds, `${label}="${what}"`, series),
      ),
      ...[...measures, ...ofProcess()].flatMap(({ name, type, help, samples }) => [
        ...head(name, type, help),
        ...samples.map(({ labels, value }) => `${name}${labels} ${value}`),
      ]),
    ];
    return `${lines.join('\n')}\n`;
  }
}

function ofProcess(): Measure[] {
  const [memory, time] = ['process_resident_memory_bytes', 'process_cpu_seconds_total'];
  return [
    ofOne(memory, 'gauge', 'Memory of the process.', process.memoryUsage.rss()),
    ofOne(time, 'counter', 'Processor time of the process.', cpuSeconds()),
  ];
}

function head(name: string, type: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function histogram(name: string, label: string, { count, seconds, atMost }: Series): string[] {
  const buckets = BUCKETS.map((bound, i) => `${name}_bucket{${label},le="${bound}"} ${atMost[i]}`);
  return [
    ...buckets,
    `${name}_bucket{${label},le="+Inf"} ${count}`,
    `${name}_sum{${label}} ${seconds}`,
    `${name}_count{${label}} ${count}`,
  ];
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Sends what `CallMetrics` has counted. */
export function sendMetrics(response: ServerResponse, text: string): void {
  response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
  response.end(text);
}
