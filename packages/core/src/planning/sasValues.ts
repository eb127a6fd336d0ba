/* The variables of a SAS+ file by number, and what is written by these numbers. */

/** A variable becomes a value; `before` is needed where it is given. */
export type Change = {
  readonly variable: string;
  readonly before?: string;
  readonly after: string;
};
export type Value = readonly [variable: string, value: string];
export type Operator = {
  readonly name: string;
  readonly changes: readonly Change[];
  readonly cost: number;
};

export function block(name: string, lines: readonly string[]): string[] {
  return [`begin_${name}`, ...lines, `end_${name}`];
}

/** The variables that are named, and the values that each can have, all as numbers. */
export class Values {
  private readonly variables = new Map<string, { number: number; values: Map<string, number> }>();

  constructor(
    start: ReadonlyMap<string, string>,
    operators: readonly Operator[],
    wanted: readonly Value[],
  ) {
    for (const [variable, value] of start) this.value(variable, value);
    for (const { changes } of operators) {
      for (const { variable, before, after } of changes) {
        if (before !== undefined) this.value(variable, before);
        this.value(variable, after);
      }
    }
    for (const [variable, value] of wanted) this.value(variable, value);
  }

  /** The number of a value. */
  private value(variable: string, value: string): number {
    const { values } = this.variable(variable);
    const number = values.get(value) ?? values.size;
    values.set(value, number);
    return number;
  }

  private variable(name: string) {
    const number = this.variables.size;
    const found = this.variables.get(name) ?? { number, values: new Map<string, number>() };
    this.variables.set(name, found);
    return found;
  }

  lines(): string[] {
    const variables = [...this.variables];
    return [
      String(variables.length),
      ...variables.flatMap(([name, { values }]) => {
        const atoms = [...values.keys()].map(
          (value) => `Atom ${value.split(' ').join('-')}(${name})`,
        );
        return block('variable', [name, '-1', String(atoms.length), ...atoms]);
      }),
    ];
  }

  pair([variable, value]: Value): string {
    return `${this.variable(variable).number} ${this.value(variable, value)}`;
  }

  operator({ name, changes, cost }: Operator): string[] {
    const kept = changes.filter(({ before, after }) => before === after);
    const made = changes.filter(({ before, after }) => before !== after);
    const effects = made.map(({ variable, before, after }) => {
      const from = before === undefined ? -1 : this.value(variable, before);
      return `0 ${this.variable(variable).number} ${from} ${this.value(variable, after)}`;
    });
    return block('operator', [
      name,
      String(kept.length),
      ...kept.map(({ variable, after }) => this.pair([variable, after])),
      String(effects.length),
      ...effects,
      String(cost),
    ]);
  }
}
