/*
 * What a survey has found so far, as plain JSON: it travels from threads, lies in checkpoints, and
 * two of them add up to a third, whatever the order.
 */
import type { ClassResult, RowCounts, SurveyFamily } from './family.ts';

/** A puzzle that nothing in its row is harder than. */
export type Winner = {
  readonly length: number;
  /** States that can be reached from it. */
  readonly states: number;
  /** Its start, as the family draws it. */
  readonly picture: readonly string[];
};

export type TallyRow = RowCounts & {
  /** The class, where each has a row of its own. */
  readonly name: string;
  /** Starts of that length. */
  readonly hardestCount: number;
  readonly winners: readonly Winner[];
};

export type Tally = { readonly rows: readonly TallyRow[] };

/** Adds the classes of jobs up, in rows. */
export class Tallying {
  private readonly rows = new Map<string, TallyRow>();
  private readonly family: SurveyFamily;
  private readonly top: number;
  private readonly byClass: boolean;

  constructor(family: SurveyFamily, top: number, byClass: boolean) {
    this.family = family;
    this.top = top;
    this.byClass = byClass;
  }

  add(result: ClassResult): void {
    const name = this.byClass ? result.name() : '';
    const key = keyOf(result.columns, name);
    const before = this.rows.get(key);
    const winners: Winner[] = [];
    for (const { length, states, pieces } of result.hardest) {
      if (before && before.winners.length >= this.top && length < before.winners.at(-1)!.length) {
        break;
      }
      winners.push({ length, states, picture: this.family.draw(pieces()) });
    }
    const { columns, classes, counts, extra = NO_EXTRA, longest, hardestCount } = result;
    this.put(key, { columns, name, classes, ...counts, extra, longest, hardestCount, winners });
  }

  merge(tally: Tally): void {
    for (const row of tally.rows) this.put(keyOf(row.columns, row.name), row);
  }

  get states(): number {
    let sum = 0;
    for (const { states } of this.rows.values()) sum += states;
    return sum;
  }

  /** Ascending by columns, then by name. */
  get tally(): Tally {
    const rows = [...this.rows.values()];
    return { rows: rows.sort((a, b) => compareRows(a, b)) };
  }

  private put(key: string, row: TallyRow): void {
    const before = this.rows.get(key);
    this.rows.set(key, before ? joined(before, row, this.top) : row);
  }
}

function keyOf(columns: readonly number[], name: string): string {
  return `${columns.join(' ')} ${name}`;
}

function compareRows(a: TallyRow, b: TallyRow): number {
  for (const [column, value] of a.columns.entries()) {
    if (value !== b.columns[column]) return value - b.columns[column]!;
  }
  return compareTexts(a.name, b.name);
}

function joined(a: TallyRow, b: TallyRow, top: number): TallyRow {
  const longest = Math.max(a.longest, b.longest);
  const countIn = (row: TallyRow) => (row.longest === longest ? row.hardestCount : 0);
  return {
    columns: a.columns,
    name: a.name,
    classes: a.classes + b.classes,
    starts: a.starts + b.starts,
    states: a.states + b.states,
    components: a.components + b.components,
    solvable: a.solvable + b.solvable,
    solvableStarts: a.solvableStarts + b.solvableStarts,
    largest: Math.max(a.largest, b.largest),
    extra: sumOf(a.extra, b.extra),
    longest,
    hardestCount: countIn(a) + countIn(b),
    winners: b.winners.length === 0 ? a.winners : bestOf([...a.winners, ...b.winners], top),
  };
}

const NO_EXTRA: TallyRow['extra'] = {};

function sumOf(a: TallyRow['extra'], b: TallyRow['extra']): TallyRow['extra'] {
  if (b === NO_EXTRA) return a;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...names].map((name) => [name, (a[name] ?? 0) + (b[name] ?? 0)]));
}

/** The hardest; of equal length the first by its picture, so that no order of jobs matters. */
function bestOf(winners: Winner[], top: number): Winner[] {
  const text = ({ picture }: Winner) => picture.join('/');
  return winners
    .sort((a, b) => b.length - a.length || compareTexts(text(a), text(b)))
    .slice(0, top);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
