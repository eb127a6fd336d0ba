/* A reader of the SAS+ that Fast Downward's search reads (version 3, without axioms). */
import type { Task } from './cheapest.ts';

type Condition = readonly [variable: number, value: number];
type Operator = {
  readonly needed: readonly Condition[];
  readonly made: readonly Condition[];
  readonly cost: number;
};

/** Reads lines, one after the other. */
class Lines {
  private readonly lines: readonly string[];
  private at = 0;

  constructor(text: string) {
    this.lines = text.split('\n');
  }

  readonly line = (): string => this.lines[this.at++]!;
  readonly numbers = (): number[] => this.line().split(' ').map(Number);

  readonly number = (): number => {
    const one = Number(this.line());
    if (!Number.isInteger(one)) throw new Error(`line ${this.at} is no number`);
    return one;
  };

  expect(wanted: string): void {
    const found = this.line();
    if (found !== wanted) throw new Error(`line ${this.at}: ${found} instead of ${wanted}`);
  }

  block<T>(name: string, read: () => T): T {
    this.expect(`begin_${name}`);
    const made = read();
    this.expect(`end_${name}`);
    return made;
  }

  list<T>(read: () => T): T[] {
    return Array.from({ length: this.number() }, read);
  }

  end(): void {
    this.expect('');
    if (this.at !== this.lines.length) throw new Error('more lines');
  }
}

function operatorIn(lines: Lines, ranges: readonly number[]): Operator {
  lines.line();
  const kept = lines.list(() => lines.numbers() as unknown as Condition);
  const effects = lines.list(lines.numbers);
  const needed = effects.flatMap(([, variable, before]) =>
    before! < 0 ? [] : [[variable!, before!] as const],
  );
  const made = effects.map(([conditions, variable, , after]) => {
    if (conditions !== 0) throw new Error('a conditional effect');
    return [variable!, after!] as const;
  });
  const all = [...kept, ...needed, ...made];
  if (all.some(([variable, value]) => !(value < ranges[variable]!)))
    throw new Error('no such value');
  return { needed: [...kept, ...needed], made, cost: lines.number() };
}

function holds(state: readonly number[], conditions: readonly Condition[]): boolean {
  return conditions.every(([variable, value]) => state[variable] === value);
}

export function sasTask(text: string): Task {
  const lines = new Lines(text);
  if (lines.block('version', lines.number) !== 3) throw new Error('not version 3');
  if (lines.block('metric', lines.number) !== 1) throw new Error('no costs');
  const ranges = lines.list(() =>
    lines.block('variable', () => {
      lines.line();
      lines.expect('-1');
      return lines.list(lines.line).length;
    }),
  );
  lines.expect('0');
  const start = lines.block('state', () => ranges.map(lines.number));
  const goal = lines.block('goal', () => lines.list(() => lines.numbers() as unknown as Condition));
  const operators = lines.list(() => lines.block('operator', () => operatorIn(lines, ranges)));
  lines.expect('0');
  lines.end();
  const read = (state: string) => state.split(' ').map(Number);
  return {
    start: start.join(' '),
    isGoal: (state) => holds(read(state), goal),
    *successors(state) {
      const values = read(state);
      for (const { needed, made, cost } of operators) {
        if (!holds(values, needed)) continue;
        const after = [...values];
        for (const [variable, value] of made) after[variable] = value;
        yield [after.join(' '), cost];
      }
    },
  };
}
