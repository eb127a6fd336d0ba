import { openRedis, type RedisAddress } from '../connection.ts';
import type { QueueKind } from '../keys.ts';
import { type LiveWorker, liveWorkers } from '../liveWorkers.ts';
import { RunStore } from '../runStore.ts';
import { requireRunName } from '../schemas.ts';
import { openSpan } from '../tracing.ts';
import { ownVersion } from '../version.ts';
import { Run } from './run.ts';
import { otherVersion, otherWork } from './runErrors.ts';

/** What a run is for: puzzles, a survey, or one tile board. */
export type RunKind = 'solve' | 'survey' | 'split';

export type RunOptions = {
  /** Names the run; one that exists is continued. */
  readonly run?: string;
  /** The kind of work; it begins the name that is made up where none is given. */
  readonly kind?: RunKind;
  /** `levels` for `solveLevels`: only workers with a folder serve it. */
  readonly queue?: QueueKind;
  /** Tests give another. */
  readonly version?: string;
  /** Told what a person should know: no worker is there, or one of another version. */
  readonly onNote?: (text: string) => void;
};

/** Opens a run at this address. Throws ClusterError. */
export async function openRun(address: RedisAddress, options: RunOptions = {}): Promise<Run> {
  const { version = ownVersion(), kind = 'solve', queue = 'solve' } = options;
  const { onNote = () => undefined } = options;
  const name = requireRunName(options.run ?? newName(kind));
  const redis = await openRedis(address);
  const store = new RunStore(redis, name);
  let told = 0;
  let live: readonly LiveWorker[] = [];
  try {
    const facts = await store.facts();
    if (facts && facts.state !== 'done') {
      if (facts.version !== version) throw otherVersion(name, facts.version, version);
      if (facts.queue !== queue || (await store.kind()) !== kind) throw otherWork(name);
      await store.setState('running');
    } else {
      await store.open(version, queue, kind);
    }
    told = (await store.news(0, 1)).told;
    live = await liveWorkers(redis);
  } catch (error) {
    redis.disconnect();
    throw error;
  }
  const span = await openSpan(`glissade ${kind}`, { 'glissade.run': name });
  return new Run(redis, store, { version, queue, told, live, span, onNote });
}

function newName(kind: string): string {
  const random = Math.floor(Math.random() * 36 ** 4).toString(36);
  return `${kind}-${Date.now().toString(36)}-${random}`;
}
