/*
 * A reader of the PDDL that `convert` writes: STRIPS with types and costs, by the definition of the
 * language and not by what is known of the writer. Actions are matched with the facts of a state.
 */
import type { Task } from './cheapest.ts';

type Expression = string | readonly Expression[];
type Fact = readonly string[];
type Action = {
  readonly types: ReadonlyMap<string, string>;
  readonly needed: readonly Fact[];
  readonly added: readonly Fact[];
  readonly removed: readonly Fact[];
  readonly cost: number;
};

function parse(text: string): Expression[] {
  const tokens = text
    .replaceAll(/;.*/g, '')
    .toLowerCase()
    .match(/[()]|[^\s()]+/g)!;
  let at = 0;
  const list = (): Expression[] => {
    const items: Expression[] = [];
    while (at < tokens.length) {
      const token = tokens[at++]!;
      if (token === ')') return items;
      items.push(token === '(' ? list() : token);
    }
    return items;
  };
  return list();
}

const isList = (one: Expression): one is readonly Expression[] => typeof one !== 'string';
const head = (one: Expression) => (isList(one) ? one[0] : one);

/** The sections of a definition that begin with this word, without it. */
function sections(define: readonly Expression[], word: string): (readonly Expression[])[] {
  return define
    .filter(isList)
    .filter((one) => one[0] === word)
    .map((one) => one.slice(1));
}

/** A typed list (`a b - t c - u`) as pairs of name and type. */
function typed(words: readonly Expression[]): [string, string][] {
  const pairs: [string, string][] = [];
  let names: string[] = [];
  for (let i = 0; i < words.length; i++) {
    if (words[i] === '-') {
      const type = words[++i] as string;
      pairs.push(...names.map((name): [string, string] => [name, type]));
      names = [];
    } else names.push(words[i] as string);
  }
  if (names.length > 0) throw new Error(`without a type: ${names}`);
  return pairs;
}

function conjunction(one: Expression): readonly Expression[] {
  if (head(one) !== 'and') throw new Error(`no conjunction: ${JSON.stringify(one)}`);
  return one.slice(1) as readonly Expression[];
}

function actionOf([, ...words]: readonly Expression[]): Action {
  const part = (key: string) => words[words.indexOf(key) + 1]!;
  const effects = conjunction(part(':effect')) as readonly (readonly Expression[])[];
  const isPlain = (one: readonly Expression[]) => one[0] !== 'not' && one[0] !== 'increase';
  const prices = effects.filter(([word]) => word === 'increase').map((one) => Number(one[2]));
  return {
    types: new Map(typed(part(':parameters') as readonly Expression[])),
    needed: conjunction(part(':precondition')) as readonly Fact[],
    added: effects.filter(isPlain) as readonly Fact[],
    removed: effects.filter(([word]) => word === 'not').map((one) => one[1] as Fact),
    cost: prices.reduce((sum, price) => sum + price, 0),
  };
}

type Facts = ReadonlyMap<string, readonly Fact[]>;
type Bound = ReadonlyMap<string, string>;
/** Whether a value may stand for a variable of this type. */
type MayBe = (value: string, type: string) => boolean;

/** Every binding of the variables with which the facts hold that an action needs. */
function* bindings(
  action: Action,
  facts: Facts,
  mayBe: MayBe,
  known: Bound = new Map(),
  index = 0,
): Generator<Bound> {
  if (index === action.needed.length) return yield known;
  const [name, ...words] = action.needed[index]!;
  for (const fact of facts.get(name!) ?? []) {
    const bound = new Map(known);
    const fits = words.every((word, i) => {
      const value = fact[i + 1]!;
      if (!word.startsWith('?')) return word === value;
      if (bound.has(word)) return bound.get(word) === value;
      bound.set(word, value);
      return mayBe(value, action.types.get(word)!);
    });
    if (fits) yield* bindings(action, facts, mayBe, bound, index + 1);
  }
}

/** The task of a domain and a problem. Throws where they use a name that is declared nowhere. */
export function pddlTask(domainText: string, problemText: string): Task {
  const domain = parse(domainText)[0] as readonly Expression[];
  const problem = parse(problemText)[0] as readonly Expression[];
  const parents = new Map(typed(sections(domain, ':types')[0]!));
  const objects = new Map([
    ...typed(sections(domain, ':constants')[0] ?? []),
    ...typed(sections(problem, ':objects')[0]!),
  ]);
  const declared = new Map(
    sections(domain, ':predicates')[0]!
      .filter(isList)
      .map(([name, ...words]) => [name as string, typed(words).map(([, type]) => type)]),
  );
  const isA = (type: string | undefined, wanted: string): boolean =>
    type !== undefined && (type === wanted || isA(parents.get(type), wanted));
  const checked = (fact: Fact): Fact => {
    const types = declared.get(fact[0]!);
    const areRight = types?.every((type, i) => isA(objects.get(fact[i + 1]!), type));
    if (!areRight || types?.length !== fact.length - 1) throw new Error(`undeclared: ${fact}`);
    return fact;
  };
  const actions = sections(domain, ':action').map((one) => actionOf([':action', ...one]));
  const changing = new Set(
    actions.flatMap(({ added, removed }) => [...added, ...removed]).map(([name]) => name!),
  );
  const init = (sections(problem, ':init')[0]! as readonly Fact[])
    .filter(([name]) => name !== '=')
    .map(checked);
  const fixed = init.filter(([name]) => !changing.has(name!));
  const goal = conjunction(sections(problem, ':goal')[0]![0]!).map((one) =>
    checked(one as Fact).join(' '),
  );
  const textOf = (facts: readonly string[]) => [...new Set(facts)].sort().join('\n');

  return {
    start: textOf(init.filter(([name]) => changing.has(name!)).map((fact) => fact.join(' '))),
    isGoal: (state) => {
      const facts = new Set([...state.split('\n'), ...fixed.map((fact) => fact.join(' '))]);
      return goal.every((fact) => facts.has(fact));
    },
    *successors(state) {
      const lines = state.split('\n').filter((line) => line !== '');
      const facts = new Map<string, Fact[]>();
      for (const fact of [...fixed, ...lines.map((line) => line.split(' '))]) {
        facts.set(fact[0]!, [...(facts.get(fact[0]!) ?? []), fact]);
      }
      for (const action of actions) {
        for (const bound of bindings(action, facts, (value, type) =>
          isA(objects.get(value), type),
        )) {
          const made = (fact: Fact) => fact.map((word) => bound.get(word) ?? word).join(' ');
          const removed = new Set(action.removed.map(made));
          const kept = lines.filter((line) => !removed.has(line));
          yield [textOf([...kept, ...action.added.map(made)]), action.cost];
        }
      }
    },
  };
}
