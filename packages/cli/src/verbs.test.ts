import { expect, test } from 'vitest';
import { VERB_GROUPS, VERBS } from './verbs.ts';

test('every verb stands in one group of the help', () => {
  const grouped = VERB_GROUPS.flatMap(([, ...names]) => names);
  expect(grouped.sort()).toEqual([...Object.keys(VERBS), 'help'].sort());
});
