/* The verb `explain`: why a puzzle is hard. */

import { explain } from '@glissade/analysis/explain/explain';
import type { Explanation } from '@glissade/analysis/explain/explanation';
import type { Metric } from '@glissade/core';
import { type ByHand, explainByHand, explainedPage } from '@glissade/prose/explain/explainedPage';
import { PROSE_LANGUAGES, type ProseLanguage } from '@glissade/prose/explain/words';
import { limitsLeft } from '@glissade/solve/options/options';
import { type Command, Option } from 'commander';
import { labelOf } from '../../eachPuzzle.ts';
import { EXIT, type ExitCode, exitOf } from '../../exit.ts';
import {
  addLimitFlags,
  type CommonFlags,
  type InputFlags,
  type LimitFlags,
  limitsOf,
  metricFlag,
} from '../../flags/shared.ts';
import type { PuzzleEntry } from '../../input/entries.ts';
import type { Shell } from '../../shell.ts';
import { explanationEnd, explanationLines, explanationNote } from '../../text/explanationText.ts';
import { wrapWords } from '../../text/layout.ts';
import { limitAdvice } from '../../text/limitText.ts';
import { requireSolutions } from '../../text/replayed.ts';
import { reportSpaceProgress } from '../progress.ts';
import { addPuzzleVerb } from '../puzzleVerb.ts';
import type { Run } from '../verb.ts';

type Flags = CommonFlags &
  InputFlags &
  LimitFlags & {
    readonly metric?: Metric;
    readonly lang: ProseLanguage;
  };

const EXAMPLES = `Examples:
  $ glissade explain klotski               a page about the puzzle: why it is so long
  $ glissade explain klotski --lang zh     the same in Chinese
  $ glissade explain mine.slide --json     all facts
`;

export function explainCommand(run: Run): Command {
  return addPuzzleVerb<Flags>(run, {
    name: 'explain',
    description: 'say why a puzzle is hard, on a page or as facts',
    examples: EXAMPLES,
    addFlags: (command) =>
      addLimitFlags(
        command
          .addOption(metricFlag())
          .addOption(
            new Option('--lang <language>', 'language of the page')
              .choices([...PROSE_LANGUAGES])
              .default('en' satisfies ProseLanguage),
          ),
      ),
    work: explainOne,
  });
}

export async function explainOne(
  shell: Shell,
  entry: PuzzleEntry,
  flags: Flags,
  isOne: boolean,
): Promise<ExitCode> {
  const { output, signal } = shell;
  const { puzzle } = entry;
  const { depth: _, ...given } = limitsOf(flags);
  const explanation = await explain(puzzle, {
    metric: flags.metric,
    limits: limitsLeft(given, entry.startedMs),
    signal,
    onProgress: reportSpaceProgress(output, puzzle),
  });
  output.clearStatus();
  const limits = limitsLeft(given, entry.startedMs);
  const byHand = await explainByHand(puzzle, explanation, { limits, signal });
  if (byHand) {
    const { moves, length } = byHand.solution;
    requireSolutions(puzzle, [moves], { metric: 'stm', length });
  }
  if (output.json) output.object({ ...labelOf(entry, isOne), ...explanation, ...jsonOf(byHand) });
  else printPage(shell, entry, explanation, flags.lang, byHand);
  if (byHand) return EXIT.yes;
  if (explanation.status === 'undecided') output.note(limitAdvice(explanation.limit));
  return exitOf(explanation);
}

function printPage(
  { output }: Shell,
  entry: PuzzleEntry,
  explanation: Explanation,
  language: ProseLanguage,
  byHand: ByHand | undefined,
): void {
  const { title = entry.id ?? TITLES[language] } = entry.puzzle.info;
  const page = explainedPage(entry.puzzle, explanation, byHand, title, language);
  if (page) {
    for (const line of explanationLines(page, output.columns, output.paint)) output.result(line);
  }
  if (explanation.status === 'explained') output.note(explanationNote(explanation));
  else if (!page)
    output.result(output.paint.yellow(wrapWords(explanationEnd(explanation), output.columns)));
}

/** What a puzzle without a title is called. */
const TITLES: Readonly<Record<ProseLanguage, string>> = { en: 'This puzzle', zh: '这道题' };

function jsonOf(byHand: ByHand | undefined): object {
  if (!byHand) return {};
  const { solution, optimum, moves } = byHand;
  return { byHand: { ...solution, optimum: { ...optimum, moves } } };
}
