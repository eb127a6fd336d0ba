import { expect, test } from 'vitest';
import { nearChoices } from './nearChoices.ts';

const refused = (given: string) =>
  `option '--engine <name>' argument '${given}' is invalid. ` +
  'Allowed choices are bfs, dfs, astar, idastar.';

test.each([
  ['A*', 'did you mean astar?'],
  ['IDA*', 'did you mean idastar?'],
  ['asatr', 'did you mean astar?'],
  ['BFS, A*,idastar', 'did you mean bfs,astar,idastar?'],
  ['bfs,fast', undefined],
  ['quickest', undefined],
])('for %s: %s', (given, meant) => {
  expect(nearChoices(refused(given))).toBe(meant);
});

test('says nothing of messages without choices', () => {
  expect(nearChoices("option '--count <number>' argument '0' is invalid.")).toBeUndefined();
});
