import { describe, expect, it } from 'vitest';
import { readLengths, readRows } from './rows.ts';

describe('readRows', () => {
  it('reads cells and leaves out empty lines', () => {
    expect(readRows('\na | b c | -\n\nd | e | f\n', 3)).toEqual([
      ['a', 'b c', '-'],
      ['d', 'e', 'f'],
    ]);
  });

  it('refuses a row with another number of cells', () => {
    expect(() => readRows('a | b\nc', 2)).toThrow('expected 2 cells, found 1: c');
  });
});

describe('readLengths', () => {
  it('reads - as not known', () => {
    expect(readLengths('80 -')).toEqual([80, undefined]);
  });
});
