/* The verb `certify`: checks a certificate. */
import { readFile } from 'node:fs/promises';
import { familiarMetric, formatPuzzle, type Puzzle } from '@glissade/core';
import {
  type CertifyOutcome,
  type CertifyProgress,
  certify,
} from '@glissade/solve/certificate/certify';
import type { Evidence } from '@glissade/solve/certificate/header';
import type { Command } from 'commander';
import { UsageError } from '../../errors.ts';
import { EXIT, type ExitCode } from '../../exit.ts';
import { addCommonFlags, type CommonFlags } from '../../flags/shared.ts';
import { infoOf } from '../../input/sources.ts';
import type { Shell } from '../../shell.ts';
import { countOf, formatLength } from '../../text/numbers.ts';
import { visible } from '../../text/visible.ts';
import { addVerb, type Run } from '../verb.ts';

const EXAMPLES = `Examples:
  $ glissade solve klotski --certificate klotski.cert   the answer, and its proof in a file
  $ glissade certify klotski.cert                       is the proof right?
`;

/** What a check came to that was not cancelled. */
type Verdict = Exclude<CertifyOutcome, { readonly status: 'cancelled' }>;

const EXIT_OF: Readonly<Record<Verdict['status'], ExitCode>> = {
  proved: EXIT.yes,
  refuted: EXIT.no,
  unreadable: EXIT.usage,
};

export function certifyCommand(run: Run): Command {
  const command = addVerb('certify', 'check a certificate written by solve', EXAMPLES);
  addCommonFlags(command.argument('<file>', 'the certificate'));
  return command.action((file: string, flags: CommonFlags) =>
    run(flags, (shell) => certifyFile(shell, file)),
  );
}

async function certifyFile({ output, signal }: Shell, file: string): Promise<ExitCode> {
  const onProgress = ({ share }: CertifyProgress) =>
    output.status(`checking … ${(100 * share).toFixed(1)} %`);
  const verdict = await certify(await bytesOf(file), { signal, onProgress });
  output.clearStatus();
  if (verdict.status === 'cancelled') return EXIT.interrupted;
  if (output.json) output.object(factsOf(verdict));
  else output.result(headlineOf(verdict, output.paint));
  if (verdict.status === 'proved' && !output.json) output.note(`of ${inOneLine(verdict.puzzle)}`);
  if (verdict.status === 'unreadable' && !output.json) {
    output.note('give a file written by glissade solve --certificate');
  }
  return EXIT_OF[verdict.status];
}

async function bytesOf(file: string): Promise<Uint8Array> {
  const info = infoOf(file);
  if (!info) {
    throw new UsageError('file-missing', `there is no file ${visible(file)}`, 'check the path');
  }
  if (info.isDirectory()) {
    throw new UsageError('file-folder', `${visible(file)} is a folder`, 'give a file in it');
  }
  try {
    return await readFile(file);
  } catch {
    const message = `${visible(file)} cannot be read`;
    throw new UsageError('file-unreadable', message, 'check its permissions and its size');
  }
}

function headlineOf(verdict: Verdict, { green, yellow }: Shell['output']['paint']): string {
  if (verdict.status !== 'proved') return yellow(`${verdict.status}: ${visible(verdict.fault)}`);
  const { puzzle, metric, length, states, evidence } = verdict;
  const claim =
    length === undefined
      ? 'there is no solution'
      : `the shortest solution has ${formatLength(length, familiarMetric(puzzle, metric))}`;
  return green(`proved: ${claim} (by ${groundsOf(evidence, states)})`);
}

/** Near the goal, the lower bound of the start is enough, and the file holds no state. */
function groundsOf(evidence: Evidence, states: number): string {
  if (evidence === 'parity') return 'parity';
  if (states > 0) return countOf(states, 'state');
  const bound = evidence === 'manhattan' ? 'Manhattan distance' : 'linear conflict';
  return `the ${bound} of the start`;
}

/** What was proved is a claim about this puzzle: the reader compares it with the one he means. */
function inOneLine(puzzle: Puzzle): string {
  return formatPuzzle(puzzle, 'native')
    .trimEnd()
    .replace(/:\n/g, ': ')
    .replace(/\n(?=[a-z]+: )/g, ', ')
    .replaceAll('\n', '/');
}

function factsOf(verdict: Verdict): object {
  if (verdict.status !== 'proved') return verdict;
  const { puzzle, ...facts } = verdict;
  return { ...facts, puzzle: formatPuzzle(puzzle, 'native') };
}
