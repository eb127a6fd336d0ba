/* Refuses options that the engine would ignore. */
import { OptionError } from '@glissade/core';
import type { Engine, EngineOption } from '../engines/engine.ts';
import { ENGINES } from '../engines/engines.ts';
import type { SolveOptions } from './options.ts';

const TABLES_HINT = 'leave it out; it applies to shortest solutions of tile puzzles only';

/** What messages call an option, and what they say instead of the engines that heed it. */
const IGNORABLE = {
  heuristic: { what: 'the heuristic' },
  expression: { what: 'the expression' },
  weight: { what: 'the weight' },
  ties: { what: 'the rule for ties' },
  gapOrder: { what: 'the order of moves' },
  depthMax: { what: 'the depth limit' },
  lightTablesOnly: { what: 'the limit to light tables', hint: TABLES_HINT },
  tables: { what: 'the table size', hint: TABLES_HINT },
  seed: {
    what: 'the seed',
    hint: 'leave it out, or ask for any solution; the search for a shortest one is not random',
  },
} as const satisfies Partial<Record<EngineOption, { what: string; hint?: string }>>;

type Ignorable = keyof typeof IGNORABLE;

/** Throws OptionError at the first option that the engine would ignore. */
export function checkIgnored({ name, accepts }: Engine, options: SolveOptions): void {
  const who = options.engine === undefined ? 'the engine chosen for this puzzle' : `engine ${name}`;
  for (const [option, { what, ...rest }] of Object.entries(IGNORABLE)) {
    const asked = option as Ignorable;
    if (!isGiven(asked, options) || accepts.includes(asked)) continue;
    const hint = 'hint' in rest ? rest.hint : onlyWith(asked);
    throw new OptionError('combination', `${what} has no effect here: ${who} ignores it`, hint);
  }
}

function isGiven(option: Ignorable, options: SolveOptions): boolean {
  if (option === 'depthMax') return options.limits?.depth !== undefined;
  if (option === 'lightTablesOnly') return options.lightTablesOnly === true;
  // In a batch with `anytime`, small boards are answered exactly, whatever the seed of the others.
  if (option === 'seed' && options.anytime && options.engine === undefined) return false;
  return options[option] !== undefined;
}

function onlyWith(option: EngineOption): string {
  const names = ENGINES.filter(({ accepts }) => accepts.includes(option)).map(({ name }) => name);
  return `leave it out, or choose one of these engines: ${names.join(', ')}`;
}
