import { lineLength, packSteps, parseMoves, type Steps } from '@glissade/core';
import type { ImproveProgress, Outcome } from '../worker/solver.ts';
import type { Solved } from './knowledge.ts';
import type { Place } from './plan.ts';

/** The shortest solution found so far, from a place where nothing is proved yet. */
export type Found = { readonly line: Steps; readonly outcome: Solved };

type Entry = { lowerBound: number; found?: Found };

/** Places kept; the oldest go first. */
const PLACES_MAX = 200;

/**
 * The incumbent (the best solution so far) and the highest bound of each place, over all searches
 * of this page. A solution as long as a bound is proved, whichever searches they come from.
 */
export class Incumbents {
  private readonly entries = new Map<string, Entry>();

  forget(): void {
    this.entries.clear();
  }

  /** Notes a proved bound, and gives the highest so far. */
  bound(place: Place, lowerBound: number): number {
    const entry = this.entryOf(place);
    entry.lowerBound = Math.max(entry.lowerBound, lowerBound);
    return entry.lowerBound;
  }

  /** The best solution so far, with the highest bound. */
  found(place: Place): Found | undefined {
    const { found, lowerBound } = this.entryOf(place);
    if (!found) return undefined;
    const { outcome, line } = found;
    const optimal = outcome.optimal || outcome.length <= lowerBound;
    return {
      line,
      outcome: { ...outcome, optimal, lowerBound: optimal ? outcome.length : lowerBound },
    };
  }

  /** Notes where a search stands. */
  note(place: Place, { best, lowerBound, stats }: ImproveProgress): void {
    this.bound(place, lowerBound);
    const entry = this.entryOf(place);
    const { found } = entry;
    if (found) entry.found = { ...found, outcome: { ...found.outcome, stats } };
    if (!best || best.length >= lengthOf(entry)) return;
    const { puzzle, state: from } = place;
    this.noteLine(place, parseMoves(puzzle, best.moves, { from }), stats);
  }

  /** Notes a solution that is not proved, where it is the shortest so far. */
  noteLine(place: Place, line: Steps, stats: Solved['stats']): void {
    const { metric } = place;
    const entry = this.entryOf(place);
    const length = lineLength(line, metric);
    if (length >= lengthOf(entry)) return;
    const told = { metric, engine: 'anytime' as const, lowerBound: entry.lowerBound, stats };
    entry.found = { line, outcome: { status: 'solved', optimal: false, length, ...told } };
  }

  /** Notes how a search ended. Gives the best that is known after it. */
  take(place: Place, outcome: Outcome): Found | undefined {
    const entry = this.entryOf(place);
    if (outcome.status === 'unsolvable') return undefined;
    this.bound(place, outcome.lowerBound);
    const best = outcome.status === 'solved' ? outcome : outcome.best;
    if (best && best.length <= lengthOf(entry)) {
      // A line that is shown already stays; how it was proved is told by its proof.
      const isShown = entry.found?.outcome.length === best.length;
      entry.found = {
        line: isShown ? entry.found!.line : packSteps(best.steps),
        outcome: { ...outcome, ...best, status: 'solved', optimal: isOptimal(outcome) },
      };
    }
    return this.found(place);
  }

  private entryOf({ state, metric }: Place): Entry {
    const key = `${metric} ${state.join(' ')}`;
    const known = this.entries.get(key);
    if (known) return known;
    const entry: Entry = { lowerBound: 0 };
    this.entries.set(key, entry);
    if (this.entries.size > PLACES_MAX) this.entries.delete(this.entries.keys().next().value!);
    return entry;
  }
}

function lengthOf({ found }: Entry): number {
  return found?.outcome.length ?? Number.POSITIVE_INFINITY;
}

function isOptimal(outcome: Outcome): boolean {
  return outcome.status === 'solved' && outcome.optimal;
}
