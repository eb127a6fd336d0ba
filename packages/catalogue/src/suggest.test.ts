import { describe, expect, it } from 'vitest';
import { suggestIds } from './suggest.ts';

describe('suggestIds', () => {
  it('finds what was mistyped, nearest first', () => {
    expect(suggestIds('klostki')[0]).toBe('klotski');
    expect(suggestIds('Klotsky')[0]).toBe('klotski');
    expect(suggestIds('cetnury')[0]).toBe('century');
    expect(suggestIds('rush-4')[0]).toBe('rush-04');
  });

  it('completes beginnings and finds parts', () => {
    expect(suggestIds('quzz')).toEqual(['quzzle', 'quzzle-killer', 'quzzle-mirror']);
    expect(suggestIds('donkey')).toEqual(['red-donkey']);
  });

  it('gives no more than asked for', () => {
    expect(suggestIds('korf').length).toBe(5);
    expect(suggestIds('korf', 2)).toEqual(['korf-001', 'korf-002']);
  });

  it('finds nothing for nothing and for what is far from all', () => {
    expect(suggestIds(' ')).toEqual([]);
    expect(suggestIds('xy')).toEqual([]);
    expect(suggestIds('sokoban')).toEqual([]);
  });
});
