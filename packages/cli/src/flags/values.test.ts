import { describe, expect, it } from 'vitest';
import {
  parseCount,
  parseMemoryBytes,
  parseNumber,
  parseOneOrMore,
  parseTimeMs,
} from './values.ts';

describe('parseTimeMs', () => {
  it.each([
    ['10', 10_000],
    ['0.5', 500],
    ['.5', 500],
    ['0', 0],
    ['500ms', 500],
    ['90s', 90_000],
    ['2m', 120_000],
    ['2min', 120_000],
    ['1h', 3_600_000],
    ['1.5 H', 5_400_000],
  ])('reads %s', (text, ms) => {
    expect(parseTimeMs(text)).toBe(ms);
  });

  it.each(['', '-1', 'soon', '1 week', '1e3', '5ss', 'Infinity'])('refuses %j', (text) => {
    expect(() => parseTimeMs(text)).toThrow('Give seconds');
  });
});

describe('parseOneOrMore', () => {
  it('reads whole numbers from 1', () => {
    expect(['1', ' 2 ', '16'].map(parseOneOrMore)).toEqual([1, 2, 16]);
  });

  it.each(['', '0', '-1', '1.5', 'all', '2 threads'])('refuses %j', (text) => {
    expect(() => parseOneOrMore(text)).toThrow('1 or more');
  });
});

describe('parseNumber', () => {
  it('reads fractions', () => {
    expect(['2', '1.5', ' .5 ', '0'].map(parseNumber)).toEqual([2, 1.5, 0.5, 0]);
  });

  it.each(['', '-1', '1e3', 'two', '1.', 'Infinity'])('refuses %j', (text) => {
    expect(() => parseNumber(text)).toThrow('Give a number');
  });
});

describe('parseMemoryBytes', () => {
  it.each([
    ['512', 512e6],
    ['512MB', 512e6],
    ['512MiB', 512e6],
    ['1.5G', 1.5e9],
    ['64k', 64e3],
  ])('reads %s', (text, bytes) => {
    expect(parseMemoryBytes(text)).toBe(bytes);
  });

  it.each(['', '0', '-5', 'lots', '5 apples'])('refuses %j', (text) => {
    expect(() => parseMemoryBytes(text)).toThrow('Give megabytes');
  });
});

describe('parseCount', () => {
  it.each([
    ['0', 0],
    ['5000', 5000],
    ['1e6', 1e6],
    ['1_000_000', 1e6],
    ['5M', 5e6],
    ['1.5k', 1500],
  ])('reads %s', (text, count) => {
    expect(parseCount(text)).toBe(count);
  });

  it.each(['', '-1', '1.5', 'many', '1e99', '9007199254740993'])('refuses %j', (text) => {
    expect(() => parseCount(text)).toThrow('Give a whole number');
  });
});
