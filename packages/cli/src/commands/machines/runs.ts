/* The verb `runs`: lists, follows, cancels and resumes runs on other machines. */
import type { RunFacts, Runs } from '@glissade/cluster';
import { Argument, type Command } from 'commander';
import { addressOf, loadCluster } from '../../cluster/loadCluster.ts';
import { UsageError } from '../../errors.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import { addCommonFlags, type CommonFlags } from '../../flags/shared.ts';
import type { Shell } from '../../shell.ts';
import { countOf, formatCount } from '../../text/numbers.ts';
import { addVerb, type Run } from '../verb.ts';

type Flags = CommonFlags & { readonly redis: string };

const ACTIONS = ['list', 'follow', 'cancel', 'resume'] as const;
type Action = (typeof ACTIONS)[number];

const EXAMPLES = `Examples:
  $ glissade runs --redis redis://host                   list runs and workers
  $ glissade runs follow boards --redis redis://host     show the progress of a run
  $ glissade runs cancel boards --redis redis://host     stop its work; answers stay
  $ glissade runs resume boards --redis redis://host     continue, and retry what was set aside
`;

export function runsCommand(run: Run): Command {
  const command = addVerb('runs', 'list and control runs on other machines', EXAMPLES)
    .addArgument(new Argument('[action]', 'what to do').choices([...ACTIONS]).default('list'))
    .argument('[run]', 'name of the run')
    .requiredOption('--redis <url>', 'address of Redis or Valkey; rediss:// for TLS');
  addCommonFlags(command);
  return command.action((action: Action, name: string | undefined, flags: Flags) =>
    run(flags, async (shell) => {
      if (action !== 'list' && name === undefined) {
        const hint = 'glissade runs lists all runs';
        throw new UsageError('usage', `runs ${action} needs the name of a run`, hint);
      }
      const { openRuns } = await loadCluster();
      const runs = await openRuns(addressOf(shell.io, flags.redis));
      try {
        return await DO[action](shell, runs, name ?? '');
      } finally {
        runs.close();
      }
    }),
  );
}

const DO: Readonly<Record<Action, (shell: Shell, runs: Runs, run: string) => Promise<ExitCode>>> = {
  list,
  follow,
  cancel,
  resume,
};

async function list({ output }: Shell, runs: Runs): Promise<ExitCode> {
  const known = await runs.list();
  const workers = await runs.workers();
  if (output.json) {
    for (const facts of known) output.object(objectOf(facts));
    return EXIT.yes;
  }
  for (const facts of known) output.result(lineOf(facts));
  if (known.length === 0) output.note('no runs');
  for (const { name, jobs, version, folder } of workers) {
    const many = `${countOf(jobs, 'job')} at a time`;
    output.note(`worker ${name}, ${many}, version ${version}${folder ? ', with a folder' : ''}`);
  }
  if (workers.length === 0) output.note('no workers: start one with glissade worker --redis');
  return EXIT.yes;
}

async function follow(shell: Shell, runs: Runs, run: string): Promise<ExitCode> {
  const { output, signal } = shell;
  let last = '';
  let facts: RunFacts | undefined;
  for await (facts of runs.follow(run, signal)) {
    const line = lineOf(facts);
    if (line === last) continue;
    last = line;
    tell(shell, facts);
    await output.drained();
  }
  if (signal.aborted) return EXIT.interrupted;
  return facts?.state === 'done' ? EXIT.yes : EXIT.no;
}

async function cancel(shell: Shell, runs: Runs, run: string): Promise<ExitCode> {
  tell(shell, await runs.cancel(run));
  return EXIT.yes;
}

async function resume(shell: Shell, runs: Runs, run: string): Promise<ExitCode> {
  tell(shell, await runs.resume(run));
  return EXIT.yes;
}

function tell({ output }: Shell, facts: RunFacts): void {
  if (output.json) output.object(objectOf(facts));
  else output.result(lineOf(facts));
}

function objectOf({ startedMs, ...facts }: RunFacts) {
  return { ...facts, started: new Date(startedMs).toISOString() };
}

function lineOf({ run, state, parts, answered, aside, startedMs }: RunFacts): string {
  const count = `${formatCount(answered)} of ${formatCount(parts)} answered`;
  const lost = aside > 0 ? `, ${formatCount(aside)} set aside` : '';
  const since = new Date(startedMs).toISOString().slice(0, 16).replace('T', ' ');
  return `${run}  ${state}, ${count}${lost}, started ${since} UTC`;
}
