/* The verb `worker`: does jobs that other machines send. */
import type { Tally } from '@glissade/analysis/survey/tally';
import type { ClusterWorker, WorkerOptions } from '@glissade/cluster';
import { LevelThreads } from '@glissade/solve/levelRuns/levelThreads';
import { FolderError } from '@glissade/solve/levelRuns/runs/runStore';
import { SubtreeThreads } from '@glissade/worker/parts/subtreeThreads';
import { SurveyThreads } from '@glissade/worker/parts/surveyThreads';
import type { Command } from 'commander';
import { BatchSolver } from '../../batch/batchSolver.ts';
import { JobCounts } from '../../cluster/jobCounts.ts';
import { toldOf } from '../../cluster/jobPlaces.ts';
import { addressOf, loadCluster } from '../../cluster/loadCluster.ts';
import { UsageError } from '../../errors.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import { addTerminalFlags } from '../../flags/shared.ts';
import {
  type ListenPlace,
  parseMemoryBytes,
  parseOneOrMore,
  parsePlace,
  parseTimeMs,
} from '../../flags/values.ts';
import type { OutputFlags } from '../../output.ts';
import type { Shell } from '../../shell.ts';
import { countOf } from '../../text/numbers.ts';
import { addVerb, type Run } from '../verb.ts';

type Flags = Pick<OutputFlags, 'color' | 'quiet'> & {
  readonly redis: string;
  readonly jobs?: number;
  readonly memory?: number;
  readonly lease?: number;
  readonly grace?: number;
  readonly folder?: string;
  readonly metrics?: ListenPlace;
};

/** A worker tells that it lives twice in this time, however busy its machine is. */
const LEASE_MS_MIN = 1000;

/** For all parts of surveys together, and for all jobs on levels. */
const MEMORY_BYTES = 2 * 1024 ** 3;

const EXAMPLES = `Examples:
  $ glissade worker --redis redis://host                   do jobs of other machines on all cores
  $ glissade worker --redis rediss://me@host:6380 --jobs 2
  $ glissade worker --redis redis://host --folder /shared   also for solve --levels
`;

export function workerCommand(run: Run): Command {
  const command = addVerb('worker', 'work for other machines', EXAMPLES)
    .requiredOption('--redis <url>', 'address of Redis or Valkey; rediss:// for TLS')
    .option(
      '--jobs <count>',
      'number of jobs at the same time (default: the number of cores)',
      parseOneOrMore,
    )
    .option('--memory <MB>', 'maximum memory of a search (512, 2G)', parseMemoryBytes)
    .option(
      '--lease <seconds>',
      'give the jobs of a worker to another if it is silent for this long (default: 30)',
      parseTimeMs,
    )
    .option(
      '--grace <seconds>',
      'when stopped, hand back unfinished jobs after this time (default: 5)',
      parseTimeMs,
    )
    .option('--folder <path>', 'a folder that all workers can reach, for solve --levels')
    .option(
      '--metrics <[host:]port>',
      'serve counts of jobs and states for Prometheus (9464, 0.0.0.0:9464)',
      parsePlace,
    );
  return addTerminalFlags(command).action((flags: Flags) =>
    run(flags, (shell) => serve(shell, flags)),
  );
}

async function serve(shell: Shell, flags: Flags): Promise<ExitCode> {
  const { io, output, signal } = shell;
  const { redis: url, jobs = io.cores, memory, lease, grace, folder } = flags;
  if (lease !== undefined && lease < LEASE_MS_MIN) {
    throw new UsageError('usage', '--lease is too short', 'give one second or more');
  }
  const { ClusterError, PLACES_MAX, startWorker, shownAddress } = await loadCluster();
  if (jobs > PLACES_MAX) {
    const hint = `give ${PLACES_MAX} or fewer`;
    throw new UsageError('usage', '--jobs is too large', hint);
  }
  const counts = new JobCounts(output);
  let worker: ClusterWorker | undefined;
  const runs = async () => worker?.runs() ?? [];
  const served = flags.metrics && (await counts.serve(flags.metrics, runs));
  if (served) output.note(`metrics: ${served.url}`);
  const solver = new BatchSolver(jobs);
  const memoryBytes = Math.floor((memory ?? MEMORY_BYTES) / jobs);
  const surveys = new SurveyThreads(jobs, memoryBytes);
  const levels = folder === undefined ? undefined : openLevels(folder, jobs, memoryBytes);
  const subtrees = new SubtreeThreads({ threads: jobs });
  try {
    worker = await startWorker(addressOf(io, url), {
      jobs,
      ...countedSearches(counts, { solver, surveys, subtrees, levels }),
      onNote: (text) => output.note(text),
      memoryBytesMax: memory,
      leaseMs: lease,
      graceMs: grace,
    });
    const many = `${countOf(jobs, 'job')} at a time`;
    output.note(`worker ${worker.name} is connected to ${shownAddress(url)}, ${many}`);
    const told = new Promise<undefined>((resolve) => {
      if (signal.aborted) resolve(undefined);
      signal.addEventListener('abort', () => resolve(undefined));
    });
    const why = await Promise.race([worker.givesUp, told]);
    await worker.stop();
    if (why !== undefined) {
      const hint = 'check its memory and its disk; other workers take its jobs';
      throw new ClusterError('worker-fails', `worker ${worker.name} stops: ${why}`, hint);
    }
    output.note(`worker ${worker.name} has stopped`);
  } finally {
    solver.close();
    surveys.close();
    subtrees.close();
    levels?.close();
    await served?.close();
  }
  return EXIT.yes;
}

type Searches = {
  readonly solver: BatchSolver;
  readonly surveys: SurveyThreads;
  readonly subtrees: SubtreeThreads;
  readonly levels: LevelThreads | undefined;
};

/** What this machine searches, each job counted from its beginning to its end. */
function countedSearches(
  counts: JobCounts,
  { solver, surveys, subtrees, levels }: Searches,
): Pick<WorkerOptions, 'solve' | 'searches'> {
  return {
    solve: (puzzle, options, signal, run) =>
      counts.counting(
        { kind: 'puzzle', run },
        (tell) =>
          solver.solveTold(puzzle, options, { signal, onProgress: (now) => tell(toldOf(now)) }),
        ({ stats }) => stats.expanded,
      ),
    searches: {
      survey: (part, stop, run) =>
        counts.counting({ kind: 'survey', run }, () => surveys.search(part, stop), statesOf),
      subtree: (part, stop, run) =>
        counts.counting(
          { kind: 'subtree', run },
          (tell) => {
            tell({ states: 0, bound: part.bound });
            return subtrees.search(part, stop);
          },
          ({ expanded }) => expanded,
        ),
      ...(levels
        ? {
            levels: (part, stop, run) =>
              counts.counting(
                { kind: 'levels', run },
                () => levels.do(part, stop),
                ({ expanded }) => expanded,
              ),
          }
        : {}),
    },
  };
}

/** The states of the classes that were searched. */
function statesOf(tallies: readonly Tally[]): number {
  return tallies.flatMap(({ rows }) => rows).reduce((sum, { states }) => sum + states, 0);
}

/** Throws UsageError where the folder cannot be used. */
function openLevels(folder: string, threads: number, memoryBytes: number): LevelThreads {
  const levels = new LevelThreads({ threads, folder, memoryBytes });
  try {
    levels.requireFolder();
  } catch (error) {
    if (!(error instanceof FolderError)) throw error;
    throw new UsageError('folder', error.message, 'give a folder to which this machine can write');
  }
  return levels;
}
