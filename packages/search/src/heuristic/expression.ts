import { ExpressionError } from './expressionError.ts';
/*
 * Heuristics as small expressions that users write: `manhattan + 2 * conflicts`.
 *
 * A recursive-descent parser builds a tree, which is evaluated over features of a state. Rejected:
 * the evaluation of JavaScript itself, which a strict content security policy forbids and which
 * could do anything else besides.
 *
 * Grammar:
 *     sum = product {("+" | "-") product}; product = factor {("*" | "/") factor};
 *     factor = "-" factor | number | name | function "(" sum {"," sum} ")" | "(" sum ")".
 */

/** A value of a state that expressions can name. */
export type Feature = (name: string) => number;

export type Expression = (feature: Feature) => number;

const FUNCTIONS: Readonly<Record<string, { readonly count: number; run: typeof Math.max }>> = {
  max: { count: Number.POSITIVE_INFINITY, run: Math.max },
  min: { count: Number.POSITIVE_INFINITY, run: Math.min },
  floor: { count: 1, run: (value = 0) => Math.floor(value) },
  ceil: { count: 1, run: (value = 0) => Math.ceil(value) },
  round: { count: 1, run: (value = 0) => Math.round(value) },
  abs: { count: 1, run: (value = 0) => Math.abs(value) },
  sqrt: { count: 1, run: (value = 0) => Math.sqrt(value) },
};

export const EXPRESSION_FUNCTIONS: readonly string[] = Object.keys(FUNCTIONS);

const LENGTH_MAX = 500;

/** Reads an expression over these names. Throws ExpressionError. */
export function parseExpression(text: string, names: readonly string[]): Expression {
  if (text.length > LENGTH_MAX) {
    const message = `it is longer than ${LENGTH_MAX} characters`;
    throw new ExpressionError(message, LENGTH_MAX + 1, 'long', String(LENGTH_MAX));
  }
  return new Parser(text, names).whole();
}

type Token = { readonly text: string; readonly column: number };

const TOKEN = /\s*(\d+(?:\.\d+)?|\.\d+|[a-z][a-z_]*|[-+*/(),])/iy;

class Parser {
  private readonly tokens: Token[] = [];
  private readonly names: readonly string[];
  private readonly end: number;
  private at = 0;

  constructor(text: string, names: readonly string[]) {
    this.names = names;
    this.end = text.trimEnd().length + 1;
    TOKEN.lastIndex = 0;
    for (let from = 0; from < this.end - 1; from = TOKEN.lastIndex) {
      TOKEN.lastIndex = from;
      const found = TOKEN.exec(text);
      if (!found) {
        const column = from + /^\s*/.exec(text.slice(from))![0].length + 1;
        const sign = text[column - 1]!;
        throw new ExpressionError(`"${sign}" means nothing here`, column, 'character', sign);
      }
      this.tokens.push({ text: found[1]!, column: TOKEN.lastIndex - found[1]!.length + 1 });
    }
  }

  whole(): Expression {
    const expression = this.sum();
    const rest = this.tokens[this.at];
    if (rest) {
      const message = `"${rest.text}" is not expected here`;
      throw new ExpressionError(message, rest.column, 'extra', rest.text);
    }
    return expression;
  }

  private take(...texts: readonly string[]): string | undefined {
    const token = this.tokens[this.at];
    if (!token || !texts.includes(token.text)) return undefined;
    this.at++;
    return token.text;
  }

  private sum(): Expression {
    let left = this.product();
    for (let sign = this.take('+', '-'); sign; sign = this.take('+', '-')) {
      const [first, second] = [left, this.product()];
      left =
        sign === '+'
          ? (feature) => first(feature) + second(feature)
          : (feature) => first(feature) - second(feature);
    }
    return left;
  }

  private product(): Expression {
    let left = this.factor();
    for (let sign = this.take('*', '/'); sign; sign = this.take('*', '/')) {
      const [first, second] = [left, this.factor()];
      left =
        sign === '*'
          ? (feature) => first(feature) * second(feature)
          : (feature) => first(feature) / second(feature);
    }
    return left;
  }

  private factor(): Expression {
    if (this.take('-')) {
      const rest = this.factor();
      return (feature) => -rest(feature);
    }
    if (this.take('(')) {
      const inner = this.sum();
      this.expect(')');
      return inner;
    }
    const token = this.tokens[this.at++];
    if (!token) throw new ExpressionError('it ends too soon', this.end, 'end');
    if (/^[\d.]/.test(token.text)) {
      const value = Number(token.text);
      return () => value;
    }
    return this.named(token);
  }

  private named({ text, column }: Token): Expression {
    const name = text.toLowerCase();
    if (Object.hasOwn(FUNCTIONS, name)) return this.call(name, column);
    if (this.names.includes(name)) return (feature) => feature(name);
    const known = [...this.names, ...EXPRESSION_FUNCTIONS].join(', ');
    throw new ExpressionError(`"${text}" is not known; known are ${known}`, column, 'name', text);
  }

  private call(name: string, column: number): Expression {
    const { count, run } = FUNCTIONS[name]!;
    this.expect('(');
    const inner = [this.sum()];
    while (this.take(',')) inner.push(this.sum());
    this.expect(')');
    if (inner.length > count) {
      throw new ExpressionError(`${name} takes one value`, column, 'one-value', name);
    }
    return (feature) => run(...inner.map((one) => one(feature)));
  }

  private expect(text: string): void {
    if (this.take(text)) return;
    const token = this.tokens[this.at];
    const found = token ? `, not "${token.text}"` : '';
    const message = `"${text}" is expected here${found}`;
    throw new ExpressionError(message, token?.column ?? this.end, 'expected', text);
  }
}
