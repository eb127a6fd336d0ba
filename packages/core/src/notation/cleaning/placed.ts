/*
 * Boards that are filled place by place: assignments, dictionaries, facts, problems of planners
 * (PDDL), lists of places.
 */
import { groupsBy } from '../forms/groups.ts';
import type { Excerpt } from './excerpts.ts';
import { labelIn } from './labels.ts';

type Kind = 'cell' | 'fact' | 'list';

/** How programs say where a tile is. Made when asked for: a bundle that never does drops them. */
function ways(): readonly (readonly [kind: Kind, way: string])[] {
  const at = '[[(]\\s?(?<one>\\d{1,3})';
  const and = ',\\s?(?<two>\\d{1,3})';
  const tile = '(?<tile>\\w{1,9})';
  const name = '(?<name>\\w{1,40})';
  const word = '[a-z_-]{0,20}';
  return [
    [
      'cell',
      `${name}\\s?${at}(?:\\]\\[|,\\s?)?(?<two>\\d{0,3})[)\\]]\\s?=\\s?` +
        `(?:new \\w{1,20}\\(|["'])?${tile}`,
    ],
    ['cell', `${name}${at}${and},\\s?${tile}\\)\\s?\\.`],
    ['cell', `${name}\\([a-z]{1,9}_?(?<tile>\\d{1,3}),\\s?(?<one>\\d{1,3})${and}\\)\\s?\\.`],
    [
      'cell',
      `(?<![:\\w]\\s?["']?)["']?${tile}["']?\\s?(?:[:,]|to)\\s?\\w{0,9}${at}${and}\\s?[)\\]]`,
    ],
    ['cell', `${at}${and}\\s?[)\\]]\\s?:\\s?["']?${tile}`],
    // What a planner says of a gap, or of a tile, whose name is not that of a place.
    [
      'fact',
      `\\((?:${word}(?:blank|empty|free|clear|gap|hole)${word}(?:\\s+blank)?|` +
        `(?<name>${word})\\s+(?<of>${word})(?<tile>\\d{0,3})(?!\\s+\\k<of>\\d))\\s+` +
        `(?<one>${word}\\d{1,3})(?:[\\s_-]?(?<two>${word}\\d{1,3}))?\\s*\\)`,
    ],
    // In a list of places x/y, as in Bratko's book, the gap's is first, and y counts from below.
    ['list', '(?<one>\\d{1,3})/(?<two>\\d{1,3})(?=\\s?[,\\]])'],
  ];
}

/** Between two places: another board begins. */
const WORDS = /[\p{L}_]{2}|=/u;
const GOAL = /:goal/i;
/** How the usual goals begin. */
const FIRST = /^(?:[^1-9]\S* )?1\s2\s/;
/** A fact with a place of two words, of which the first is not for a row. */
const COLUMN_FIRST = /^\S*\s+\w+\s+(?!r|\w*(?:row|y))[\w-]+\s+[\w-]+\s*\)$/i;

type Place = {
  readonly board: string;
  /** Nothing for a gap; undefined where it is not said what is there. */
  readonly tile: string | undefined;
  readonly one: number;
  readonly two: number;
  readonly at: number;
  readonly end: number;
};
type Order = (place: Place) => readonly [row: number, column: number];

const ORDERS: readonly (readonly [told: string, order: Order])[] = [
  ['row first', ({ one, two }) => [one, two]],
  ['column first', ({ one, two }) => [two, one]],
  ['x and y, from below', ({ one, two }) => [-two, one]],
];

/** Each board that is filled so, in rows; that of a usual goal tells their order. */
export function placed(text: string): Excerpt[] {
  return ways().flatMap(([kind, way]) => {
    const places = placesIn(text, kind, way);
    const groups = [...groupsBy(places, ({ board }) => board).values()].filter(
      ([{ tile } = places[0]!, ...more]) => tile !== undefined && more.length > 1,
    );
    const isGoal = ({ from, clean }: Excerpt) =>
      FIRST.test(clean.text) && labelIn(text.slice(0, from))?.name === 'goal';
    const read = ORDERS.map(([told, order]) =>
      groups.map((group) => ({
        ...boardOf(group, kind === 'fact' ? places : group, order, text),
        notes: [`read as places: ${told}`],
      })),
    );
    const isByColumns = places.some(({ at, end }) => COLUMN_FIRST.test(text.slice(at, end)));
    return (
      read.find((boards) => boards.some(isGoal)) ?? read[kind === 'list' ? 2 : Number(isByColumns)]!
    );
  });
}

function placesIn(text: string, kind: Kind, way: string): Place[] {
  let [end, count, first] = [0, 0, 0];
  return [...text.matchAll(new RegExp(way, 'gi'))].map(({ groups, index, 0: match }, nth) => {
    const { name = '', tile, one, two = '' } = groups!;
    if ((kind === 'fact' ? GOAL : WORDS).test(text.slice(end, index)))
      [count, first] = [count + 1, nth];
    end = index + match.length;
    const numberOf = (word: string) => Number(word.replace(/\D+/g, ''));
    return {
      board: name && kind !== 'fact' ? name : `${name} ${count}`,
      tile: kind === 'list' ? String(nth - first) : tile,
      one: numberOf(one!),
      two: numberOf(two),
      at: index + name.length,
      end,
    };
  });
}

/** The tiles in the rows of all places, of which one may be left out, and none is there twice. */
function boardOf(
  group: readonly Place[],
  all: readonly Place[],
  order: Order,
  text: string,
): Excerpt {
  const from = group[0]!.at;
  const [rows, columns] = ([0, 1] as const).map((which) =>
    [...new Set(all.map((place) => order(place)[which]))].sort((a, b) => a - b),
  ) as [number[], number[]];
  const placeIn = new Map(group.map((place) => [String(order(place)), place]));
  const count = rows.length * columns.length;
  // Facts about places that are counted by one number say nothing of the width.
  const isOneLine = Math.min(rows.length, columns.length) < 2 && all !== group;
  const isSquare = !isOneLine || Math.sqrt(count) % 1 === 0;
  const areEach = isSquare && placeIn.size === group.length && count < group.length + 2;
  const cells = areEach
    ? rows.flatMap((row) => columns.map((column) => placeIn.get(`${row},${column}`)))
    : [];
  const signs = cells.map(
    (cell, at) => (cell?.tile || '_') + ((at + 1) % columns.length ? ' ' : '\n'),
  );
  const clean = {
    text: signs.join(''),
    raw: text,
    origins: [...signs.flatMap((sign, at) => [...sign].map(() => cells[at]?.at ?? from)), from],
  };
  return { clean, from, to: group.at(-1)!.end };
}
