/* What the verb map says: facts as JSON, how it ended, and advice. */
import { MAP_ROOMS_STATES_MAX, MAP_STATES_MAX } from '@glissade/analysis/map/mapping';
import type { MapOutcome } from '@glissade/analysis/map/spaceMap';
import { limitAdvice, limitWords } from '../../text/limitText.ts';
import { countOf, formatCount } from '../../text/numbers.ts';
import { type Flags, roomsIn } from './mapFlags.ts';

export type Ended = Exclude<MapOutcome, { readonly status: 'mapped' }>;

export const HOW_TO_CONVERT =
  'write map.svg and convert it, for example: rsvg-convert -w 2400 map.svg -o map.png; ' +
  'or save the map of the app as PNG';

/** The facts for `--json`; the drawing itself is in the file. */
export function mapFacts(outcome: MapOutcome): object {
  if (outcome.status !== 'mapped') return outcome;
  const { status, map: drawn, stats } = outcome;
  const { metric, count, states, folded, foldable, edges, length, marks } = drawn;
  const { milestones, doors, rooms } = drawn;
  return {
    status,
    metric,
    states,
    dotsAre: drawn.dots,
    dots: count,
    edges: edges.length / 2,
    folded,
    foldable,
    ...(length < 0 ? {} : { length }),
    goals: marks.goals.length,
    milestones,
    doors,
    rooms,
    ...(drawn.dots === 'rooms' ? { sizes: [...drawn.sizes] } : {}),
    stats,
  };
}

export function endWords(ended: Ended): string {
  const { status, statesMin } = ended;
  const met = countOf(statesMin, 'state');
  if (status === 'cancelled') return `interrupted after ${met}`;
  return `undecided: ${limitWords(ended)}; a part of the states is not drawn`;
}

export function adviceOf(
  { limit }: Extract<Ended, { readonly status: 'undecided' }>,
  flags: Flags,
): string {
  if (limit !== 'nodes') return limitAdvice(limit);
  if (!roomsIn(flags).rooms) {
    const most = formatCount(MAP_STATES_MAX);
    return `hint: a map has at most ${most} states; try --rooms, or allow more with --nodes`;
  }
  const most = formatCount(MAP_ROOMS_STATES_MAX);
  return `hint: a map of rooms has at most ${most} states unless --nodes allows more`;
}
