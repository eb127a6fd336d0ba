/*
 * The engine that keeps the levels of its search as evidence: breadth-first from the start, on one
 * thread and in memory, like the kernel engine when it keeps all levels.
 */
import { BreadthFirstSearch } from '@glissade/blocks/bfs/breadthFirstSearch';
import { kernelTask } from '@glissade/blocks/bfs/kernelTask';
import type { KernelTask } from '@glissade/blocks/bfs/searchTask';
import { visitStates } from '@glissade/blocks/levels/visitStates';
import { stepsAlong } from '@glissade/blocks/paths/stepsAlong';
import { formatMoves, OptionError } from '@glissade/core';
import { temporaryFile } from '@glissade/platform/storage-port';
import { type BudgetedWork, workFor } from '@glissade/search/budgetedWork';
import type { Question } from '@glissade/search/problem/problem';
import { emptyStats, type RawOutcome, type Searcher } from '@glissade/search/searcher';
import type { Engine } from '../engines/engine.ts';
import type { EvidenceCollector } from './evidence.ts';
import { writeOrigins } from './stateLayout.ts';
import { sortStates } from './stateSort.ts';

export function levelsEngine(collector: EvidenceCollector): Engine {
  return {
    name: 'kernel',
    title: 'breadth-first search whose levels are kept as evidence',
    optimal: true,
    complete: true,
    accepts: [],
    refuses: () => undefined,
    format: formatMoves,
    start: (question, { memoryBytesMax }) => levelsSearcher(question, memoryBytesMax, collector),
  };
}

function levelsSearcher(
  question: Question,
  memoryBytesMax: number,
  collector: EvidenceCollector,
): Searcher {
  const task = kernelTask(question);
  if (!task) throw refusal('the kernels cannot hold its states');
  const stats = emptyStats();
  const search = BreadthFirstSearch.toGoal(
    task,
    { memoryBytesMax, threads: 1, temporaryFile },
    stats,
  );
  if (!search) throw refusal('there is no WebAssembly, or too little memory for it');
  let over = false;
  const work = searching(task, search, stats, collector);
  return {
    stats,
    step: (budget) => {
      const outcome = workFor(work, budget);
      stats.peakBytes = Math.max(stats.peakBytes, search.bytesTaken + collector.bytes);
      over = outcome !== undefined && outcome.status !== 'undecided';
      return outcome;
    },
    close: () => search.close(over),
  };
}

function refusal(why: string): OptionError {
  const message = `no certificate can be written for this puzzle: ${why}`;
  return new OptionError('combination', message, 'solve it without a certificate');
}

type Stats = ReturnType<typeof emptyStats>;

function* searching(
  task: KernelTask,
  search: BreadthFirstSearch,
  stats: Stats,
  collector: EvidenceCollector,
): BudgetedWork<RawOutcome> {
  let budget = yield 0;
  if (search.advance(0) === 'goal') return solved(task, search, stats);
  stats.lowerBound = search.levels.length;
  for (;;) {
    const before = stats.expanded;
    const progress = search.advance(budget);
    if (progress === 'memory' || progress === 'disk') {
      return { status: 'undecided', limit: progress };
    }
    const isEnd = progress === 'goal' || (progress === 'level' && search.exhausted);
    if (isEnd) {
      // The path is looked for before the levels are read, which changes the current state.
      const end = progress === 'goal' ? solved(task, search, stats) : EXHAUSTED;
      if (!search.finish()) return { status: 'undecided', limit: search.shortage };
      yield* collecting(task, search, collector);
      return end;
    }
    if (progress === 'level') stats.lowerBound = search.levels.length;
    budget = yield stats.expanded - before;
  }
}

const EXHAUSTED = { status: 'unsolvable', proof: 'exhausted' } as const;

function solved(task: KernelTask, search: BreadthFirstSearch, stats: Stats): RawOutcome {
  const path = search.pathToGoal();
  stats.lowerBound = path.length - 1;
  return { status: 'solved', steps: stepsAlong(task.problem, path, task.metric) };
}

/** Hands over all complete levels. */
function* collecting(
  { problem }: KernelTask,
  search: BreadthFirstSearch,
  collector: EvidenceCollector,
): Generator<number, void, number> {
  const { layout } = collector;
  const { origins } = problem.placements;
  // Slots are kind after kind, as bytes are, in another order of the kinds.
  const slots = layout.ranges.flatMap(({ kind, from, to }) => {
    const { firstSlot } = problem.kinds[kind]!;
    return Array.from({ length: to - from }, (_, i) => firstSlot + i);
  });
  const ascending = new Uint16Array(slots.length);
  for (const [level, count] of search.levels.entries()) {
    const states = new Uint8Array(count * layout.stride);
    let at = 0;
    yield* visitStates(search.reached, level, (placements) => {
      for (let i = 0; i < slots.length; i++) ascending[i] = origins[placements[slots[i]!]!]!;
      writeOrigins(layout, ascending, states, at);
      at += layout.stride;
    });
    sortStates(states, layout);
    collector.addLevel(states);
  }
}
