/* What the side that asks knows of the workers: how many can serve its run, and who cannot. */
import type { Redis } from 'ioredis';
import type { QueueKind } from '../keys.ts';
import { type LiveWorker, liveWorkers, tellPlaces } from '../liveWorkers.ts';
import { listRuns } from '../runStore.ts';

/** How often other runs are counted. */
const COUNT_RUNS_MS = 10_000;

const AWAY = 'Redis cannot be reached: the run continues when it is back';
const NO_WORKER: Readonly<Record<QueueKind, string>> = {
  solve: 'no worker is connected: start one with glissade worker --redis',
  levels: 'no worker with a folder is connected: start one with glissade worker --redis --folder',
};

/** A run as its workers must match it. */
export type Served = { readonly version: string; readonly queue: QueueKind };

/** How many jobs the workers of a run can do at once, and how many runs share them. */
export type Capacity = { readonly places: number; readonly runs: number };

export class WorkerWatch {
  private readonly redis: Redis;
  private readonly served: Served;
  private readonly onNote: (text: string) => void;
  private readonly told = new Set<string>();
  private countRunsMs = Number.NEGATIVE_INFINITY;
  private runs = 1;

  constructor(redis: Redis, served: Served, onNote: (text: string) => void) {
    this.redis = redis;
    this.served = served;
    this.onNote = onNote;
  }

  /** What these workers can do for the run. */
  capacityOf(live: readonly LiveWorker[]): Capacity {
    return { places: placesOf(this.able(live)), runs: this.runs };
  }

  /** Looks which workers there are, and now and then how many runs share them. */
  async look(): Promise<readonly LiveWorker[]> {
    const live = await liveWorkers(this.redis);
    await this.countRuns();
    return live;
  }

  /** Tells the workers how many places there are, and notes those that cannot serve the run. */
  async tell(live: readonly LiveWorker[]): Promise<void> {
    const { version: needed, queue } = this.served;
    await tellPlaces(
      this.redis,
      needed,
      live.filter(({ version }) => version === needed),
    );
    for (const { name, version } of live.filter((worker) => worker.version !== needed)) {
      this.note(`worker ${name} has version ${version}, not ${needed}: it does not serve this run`);
    }
    if (this.able(live).length > 0) this.told.delete(NO_WORKER[queue]);
    else this.note(NO_WORKER[queue]);
  }

  /** Commands wait until Redis is back; a person may want to know. */
  noteAway(): void {
    this.note(AWAY);
  }

  /** Redis is back. */
  forgetAway(): void {
    this.told.delete(AWAY);
  }

  /** The workers that can serve this run. */
  private able(live: readonly LiveWorker[]): readonly LiveWorker[] {
    const { version: needed, queue } = this.served;
    return live.filter(
      ({ version, folder }) => version === needed && (folder || queue !== 'levels'),
    );
  }

  private async countRuns(): Promise<void> {
    if (performance.now() < this.countRunsMs + COUNT_RUNS_MS) return;
    this.countRunsMs = performance.now();
    const { version, queue } = this.served;
    const runs = (await listRuns(this.redis)).filter(
      (run) => run.state === 'running' && run.version === version && run.queue === queue,
    );
    this.runs = Math.max(1, runs.length);
  }

  private note(text: string): void {
    if (this.told.has(text)) return;
    this.told.add(text);
    this.onNote(text);
  }
}

function placesOf(workers: readonly LiveWorker[]): number {
  return workers.reduce((sum, { jobs }) => sum + jobs, 0);
}
