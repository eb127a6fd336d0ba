/* What a recorded search did between a moment and the one before it. */
import { DROPPED, OPENED } from './bars.ts';
import type { Recorder } from './recorder.ts';

/** An expansion and all that followed until the next; at the beginning, all before the first. */
export type Turn = {
  readonly generated: number;
  /** Successors that were put on the frontier: new ones, and cheaper ways to known states. */
  readonly opened: number;
  /** Nodes that left the frontier without being expanded. */
  readonly dropped: number;
  /** The bounds of the iterations that began. */
  readonly bounds: readonly number[];
  /** It ended with a higher lower bound: a level or an iteration is done. */
  readonly provesMore: boolean;
};

/** Nothing has happened yet. */
export const NO_TURN: Turn = {
  ...{ generated: 0, opened: 0, dropped: 0, bounds: [], provesMore: false },
};

/** The turn that led to the moment after so many expansions, which is written down already. */
export function turnAt(recorder: Recorder, at: number): Turn {
  const { levels, eventsBefore, generatedBefore, bounds, iterations } = recorder;
  const from = at === 0 ? 0 : eventsBefore.at(at - 1);
  const counts = [0, 0, 0, 0];
  for (let event = from; event < eventsBefore.at(at); event++) counts[levels.kindAt(event)]!++;
  const begun = iterations.filter((one) => one.from === at).map(({ bound }) => bound);
  return {
    generated: at === 0 ? 0 : generatedBefore.at(at) - generatedBefore.at(at - 1),
    // An iteration opens its root; at the beginning, nothing but roots is opened.
    opened: at === 0 ? 0 : counts[OPENED]! - begun.length,
    dropped: counts[DROPPED]!,
    bounds: begun,
    provesMore: at > 0 && bounds.at(at) > bounds.at(at - 1),
  };
}
