/* Certificates of random puzzles, and changed ones, with what brute force says of them. */
import { formatPuzzle, type Metric, metricsOf, type Puzzle, parsePuzzle } from '@glissade/core';
import { solveCertified } from '@glissade/solve/certificate/solveCertified';
import { stateLayoutOf } from '@glissade/solve/certificate/stateLayout';
import { randomNumbers, randomPuzzle } from '../data/randomPuzzle.ts';
import { type Container, putTogether, takeApart, withValue } from './container.ts';
import { readSample, sampleNames } from './samples.ts';

/** The plain rules have no types. */
const plain = (name: string) => import(new URL(`../independent/${name}.mjs`, import.meta.url).href);
const { readPuzzle } = await plain('readPuzzle');
const { explore, toGoal } = await plain('space');

/** Larger spaces are left out: plain rules search them too long. */
const STATES_MAX = 2000;
/** A change of a puzzle can make its space larger. */
const CHANGED_STATES_MAX = 100_000;

/** The shortest length, by plain rules; undefined: no solution; null: too many states. */
function bruteLength(
  text: string,
  metric: Metric,
  statesMax = STATES_MAX,
): number | undefined | null {
  const space = explore(readPuzzle(text), statesMax);
  if (!space) return null;
  const length: number = toGoal(space, metric)[0];
  return length < 0 ? undefined : length;
}

type Case = { readonly name: string; readonly bytes: Buffer; readonly verdict: string };

/** Certificates of random puzzles with these seeds, and the verdicts that are right. */
export async function randomCases(from: number, count: number): Promise<Case[]> {
  const cases: Case[] = [];
  for (let seed = from; cases.length < count; seed++) {
    const puzzle = randomPuzzle(seed);
    const metrics = metricsOf(puzzle).filter((metric) => metric !== 'stm');
    const metric = metrics[seed % metrics.length]!;
    const length = bruteLength(formatPuzzle(puzzle, 'native'), metric);
    if (length === null) continue;
    const { certificate } = await solveCertified(puzzle, { metric, threads: 1 });
    const verdict =
      length === undefined ? 'proved: unsolvable' : `proved: length ${length} ${metric}`;
    cases.push({ name: `seed ${seed}`, bytes: Buffer.concat(certificate!), verdict });
  }
  return cases;
}

/**
 * A valid sample with a state, a number or a word changed at random, its checksums right. `isTrue`:
 * what it claims, by brute force.
 */
export function mutants(from: number, count: number): { bytes: Buffer; isTrue: () => boolean }[] {
  const valid = sampleNames()
    .filter((name) => name.startsWith('proved-'))
    .map((name) => containerOf(readSample(name)))
    .filter(({ lines }) => bruteLength(textOf(lines), 'steps') !== null);
  return Array.from({ length: count }, (_, i) => {
    const random = randomNumbers(from + i);
    let mutant = valid[random(valid.length)]!;
    for (let changes = 1 + random(2); changes > 0; changes--) mutant = mutated(mutant, random);
    return { bytes: putTogether(mutant), isTrue: () => isTrue(mutant) };
  });
}

function containerOf(bytes: Buffer): Container {
  const { lines } = takeApart(bytes.subarray(0, bytes.indexOf('\ncrc: ') + 15), 1);
  return takeApart(bytes, stateLayoutOf(puzzleOf(lines)).bytes);
}

function textOf(lines: readonly string[]): string {
  return lines.slice(lines.findIndex((line) => line.startsWith('puzzle:')) + 1).join('\n');
}

function puzzleOf(lines: readonly string[]): Puzzle {
  return parsePuzzle(textOf(lines), { from: 'native' });
}

type Random = (limit: number) => number;

function mutated(container: Container, random: Random): Container {
  const { lines, levels } = container;
  const at = random(levels.length + 1);
  const level = levels[at] ?? [];
  const which = random(level.length + 1);
  const put = (...states: string[]) => {
    const changed = [...level.slice(0, which), ...states, ...level.slice(which + 1)].sort();
    return { lines, levels: levels.map((other, i) => (i === at ? changed : other)) };
  };
  const state = level[which];
  switch (random(6)) {
    case 0:
      return state ? put() : container;
    case 1:
      return state ? put(withOther(state, random)) : container;
    case 2:
      return state ? put(state, withOther(state, random)) : container;
    case 3: {
      const keys = ['levels', 'states', 'claim'];
      const value = String(random(levels.length + 3));
      const key = keys[random(keys.length)]!;
      return withValue(container, key, key === 'claim' ? `length ${value}` : value);
    }
    case 4:
      return withValue(container, 'metric', ['steps', 'slides', 'moves', 'mtm'][random(4)]!);
    default: {
      const line = random(lines.length);
      const place = random(lines[line]!.length + 1);
      const other = lines[random(lines.length)]!;
      const by = other[random(other.length)] ?? '.';
      const changed = lines[line]!.slice(0, place) + by + lines[line]!.slice(place + 1);
      return { lines: lines.with(line, changed), levels };
    }
  }
}

/** With one byte changed. */
function withOther(state: string, random: Random): string {
  const at = random(state.length / 2) * 2;
  const byte = (Number.parseInt(state.slice(at, at + 2), 16) + 1 + random(8)) & 255;
  return state.slice(0, at) + byte.toString(16).padStart(2, '0') + state.slice(at + 2);
}

/** What it claims is true of its puzzle, by plain rules. */
function isTrue({ lines }: Container): boolean {
  const value = (key: string) =>
    lines.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2);
  const length = bruteLength(textOf(lines), value('metric') as Metric, CHANGED_STATES_MAX);
  return value('claim') === (length === undefined ? 'unsolvable' : `length ${length}`);
}
