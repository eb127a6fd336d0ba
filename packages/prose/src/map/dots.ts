import { unreachedIn } from '@glissade/analysis/analyse/space/distances';
import type { SpaceMap } from '@glissade/analysis/map/spaceMap';
import { lineOfDot, type WrittenMap } from './written.ts';

/** A dot as the formats for other programs tell it. */
export type WrittenDot = {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly fromStart: number;
  /** States that it stands for; missing where that is one. */
  readonly states?: number;
  /** Missing where the goal is out of reach. */
  readonly toGoal?: number;
  /** What it is, by spaces: `start goal milestone door line`. */
  readonly marks: string;
  readonly state: string;
};

export function* writtenDots(written: WrittenMap): Generator<WrittenDot, void> {
  const { map } = written;
  const unreached = unreachedIn(map.toGoal);
  const marksOf = markNames(map);
  for (let id = 0; id < map.count; id++) {
    const goal = map.toGoal[id] === unreached ? {} : { toGoal: map.toGoal[id]! };
    yield {
      id,
      x: rounded(map.places[id * 2]!),
      y: rounded(map.places[id * 2 + 1]!),
      ...(map.sizes[id]! > 1 ? { states: map.sizes[id]! } : {}),
      fromStart: map.fromStart[id]!,
      ...goal,
      marks: (marksOf.get(id) ?? []).join(' '),
      state: lineOfDot(written, id),
    };
  }
}

/** Names of the marks of each dot that has some. */
export function markNames({ marks }: SpaceMap): Map<number, string[]> {
  const names = new Map<number, string[]>();
  if (marks.start >= 0) names.set(marks.start, ['start']);
  const lists = [
    ['goal', marks.goals],
    ['milestone', marks.milestones],
    ['door', marks.doors],
    ['line', marks.line],
  ] as const;
  for (const [name, dots] of lists) {
    for (const dot of new Set(dots)) {
      const known = names.get(dot);
      if (known) known.push(name);
      else names.set(dot, [name]);
    }
  }
  return names;
}

export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
