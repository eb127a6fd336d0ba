import { Command, Option } from 'commander';
import { expect, test } from 'vitest';
import { otherName, refusedChoice, suggestChoices } from './choices.ts';

const KNOWN = ['bfs', 'dfs', 'astar', 'idastar'];

test.each([
  ['A*', '(Did you mean astar?)'],
  ['IDA*', '(Did you mean idastar?)'],
  ['asatr', '(Did you mean astar?)'],
  ['BFS, A*,idastar', '(Did you mean bfs,astar,idastar?)'],
  ['bfs,fast', undefined],
  ['quickest', undefined],
])('for %s: %s', (given, meant) => {
  const [choices, hint] = refusedChoice(given, KNOWN).message.split('\n');
  expect(choices).toBe('Allowed choices are bfs, dfs, astar, idastar.');
  expect(hint).toBe(meant);
});

test('a command takes its choices, and says which was meant by another word', () => {
  const printed: string[] = [];
  const command = new Command('test')
    .addOption(new Option('--engine <name>').choices(KNOWN))
    .exitOverride()
    .configureOutput({ writeErr: (text) => printed.push(text) });
  suggestChoices(command);
  const parse = (...words: string[]) => command.parse(words, { from: 'user' }).opts();
  expect(parse('--engine', 'dfs')).toEqual({ engine: 'dfs' });
  expect(() => parse('--engine', 'A*')).toThrow();
  expect(printed.join('')).toContain('(Did you mean astar?)');
});

test.each([
  ["unknown option '--algorithm'", '--engine'],
  ["unknown option '--timeout'", '--time'],
  ["unknown option '--cores'", '--threads'],
  ["unknown option '--algebra'", undefined],
])('%s means %s', (message, option) => {
  expect(otherName(message)).toBe(option);
});
