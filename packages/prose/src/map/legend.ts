/* The words of the legend. */

import type { SpaceMap } from '@glissade/analysis/map/spaceMap';
import type { Metric } from '@glissade/core';

/**
 * The languages of a legend.
 *
 * @example
 * ```ts
 * import { MAP_LANGUAGES } from 'glissade/map';
 * console.log(MAP_LANGUAGES.join(' ')); // → en zh
 * ```
 */
export const MAP_LANGUAGES = ['en', 'zh'] as const;
/** One of `MAP_LANGUAGES`. */
export type MapLanguage = (typeof MAP_LANGUAGES)[number];

export type LegendWords = {
  readonly counts: (map: SpaceMap) => string;
  readonly rooms: string;
  readonly roomsWith: (what: 'goals' | 'milestones' | 'doors', count: number) => string;
  readonly start: string;
  readonly goals: (count: number) => string;
  readonly line: (length: number, metric: Metric) => string;
  /** `isMirrored`: the statement is about a state or its mirror image. */
  readonly milestones: (count: number, isMirrored: boolean) => string;
  readonly doors: (count: number, isMirrored: boolean) => string;
  readonly atGoal: string;
  readonly farthest: (distance: number, metric: Metric) => string;
  readonly noGoal: string;
};

const n = (count: number) => count.toLocaleString('en');
const some = (count: number, one: string, many: string) =>
  `${n(count)} ${count === 1 ? one : many}`;

const ZH_UNITS: Readonly<Record<Metric, string>> = {
  steps: '格',
  slides: '次直滑',
  moves: '步',
  stm: '步',
  mtm: '次推动',
};
const EN_UNITS: Readonly<Record<Metric, string>> = {
  steps: 'step',
  slides: 'slide',
  moves: 'move',
  stm: 'move',
  mtm: 'push',
};
const EN_UNITS_MANY: Readonly<Record<Metric, string>> = {
  steps: 'steps',
  slides: 'slides',
  moves: 'moves',
  stm: 'moves',
  mtm: 'pushes',
};

const EN_MARKS = { goals: 'goal states', milestones: 'milestones', doors: 'doors' } as const;

export const LEGEND: Readonly<Record<MapLanguage, LegendWords>> = {
  en: {
    counts: ({ dots, count, states, folded, edges }) => {
      const joined = some(edges.length / 2, 'edge', 'edges');
      const all = some(states, 'state', 'states');
      if (dots === 'rooms') return `${some(count, 'room', 'rooms')} of ${all}, ${joined}`;
      if (folded.length > 0) {
        return `${some(count, 'dot', 'dots')} for ${all} (mirror images folded), ${joined}`;
      }
      return count === states ? `${all}, ${joined}` : `${n(count)} of ${all}, ${joined}`;
    },
    rooms: 'a dot is a room: connected states about as far from the goal; wider dots have more',
    roomsWith: (what, count) => `${some(count, 'room', 'rooms')} with ${EN_MARKS[what]}`,
    start: 'start',
    goals: (count) => some(count, 'goal state', 'goal states'),
    line: (length, metric) =>
      `a shortest solution: ${some(length, EN_UNITS[metric], EN_UNITS_MANY[metric])}`,
    milestones: (count, isMirrored) =>
      `${some(count, 'milestone', 'milestones')}: on every shortest solution` +
      (isMirrored ? ', as drawn or mirrored' : ''),
    doors: (count, isMirrored) =>
      `${some(count, 'door', 'doors')}: on every solution` +
      (isMirrored ? ', as drawn or mirrored' : ''),
    atGoal: 'goal',
    farthest: (distance, metric) =>
      `${some(distance, EN_UNITS[metric], EN_UNITS_MANY[metric])} from it`,
    noGoal: 'the goal is out of reach; colours count from the start',
  },
  zh: {
    counts: ({ dots, count, states, folded, edges }) => {
      const joined = `${n(edges.length / 2)} 条边`;
      if (dots === 'rooms') return `${n(states)} 个局面，分成 ${n(count)} 个区域，${joined}`;
      if (folded.length > 0) {
        return `${n(count)} 个点代表 ${n(states)} 个局面（镜像合并），${joined}`;
      }
      const all = `${n(states)} 个局面`;
      return count === states ? `${all}，${joined}` : `${all}中的 ${n(count)} 个，${joined}`;
    },
    rooms: '每个圆点是一个区域：里面的局面彼此相连，离终点差不多远；圆点越大，局面越多',
    roomsWith: (what, count) =>
      `${n(count)} 个区域里有${{ goals: '终点局面', milestones: '里程碑', doors: '必经局面' }[what]}`,
    start: '开局',
    goals: (count) => `${n(count)} 个终点局面`,
    line: (length, metric) => `一条最短解法：${n(length)} ${ZH_UNITS[metric]}`,
    milestones: (count, isMirrored) =>
      `${n(count)} 个里程碑：所有最短解法都经过${isMirrored ? '（或其镜像）' : ''}`,
    doors: (count, isMirrored) =>
      `${n(count)} 个必经局面：所有解法都经过${isMirrored ? '（或其镜像）' : ''}`,
    atGoal: '终点',
    farthest: (distance, metric) => `离终点 ${n(distance)} ${ZH_UNITS[metric]}`,
    noGoal: '走不到终点；颜色表示离开局多远',
  },
};
