import { defaultMetric, metricsOf } from '@glissade/core';
import { describe, expect, it } from 'vitest';
import { allRecords, puzzleById } from './catalogue.ts';
import { puzzleOf } from './puzzleOf.ts';
import { TAGS } from './record.ts';

describe('allRecords', () => {
  it('holds every family', () => {
    const count = (family: string) => allRecords().filter((one) => one.family === family).length;
    expect(count('classics')).toBe(22);
    expect(count('huarongdao')).toBe(239);
    expect(count('rush')).toBe(61);
    expect(count('tiles')).toBe(192);
  });

  it('tells what players count in, as its puzzle does', () => {
    for (const record of allRecords()) {
      expect(record.metric, record.id).toBe(defaultMetric(puzzleOf(record)));
    }
  });

  it('has ids and aliases that can be typed, each once', () => {
    const names = allRecords().flatMap(({ id, aliases }) => [id, ...aliases]);
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('tells title, source and proof of every record, in Latin titles', () => {
    for (const record of allRecords()) {
      const { id, title, source, verifiedBy } = record;
      expect(title.length, id).toBeGreaterThan(2);
      expect(/\p{sc=Han}/u.test(title), id).toBe(false);
      expect(source.length, id).toBeGreaterThan(10);
      expect(verifiedBy.length, id).toBeGreaterThan(10);
      expect(
        record.tags.every((tag) => TAGS.includes(tag)),
        id,
      ).toBe(true);
    }
    expect(TAGS.filter((tag) => !allRecords().some(({ tags }) => tags.includes(tag)))).toEqual([]);
  });

  it('parses into puzzles of the size, type and number of goals it tells', () => {
    for (const record of allRecords()) {
      const puzzle = puzzleOf(record);
      expect(puzzle.board.width, record.id).toBe(record.width);
      expect(puzzle.board.height, record.id).toBe(record.height);
      expect(puzzle.type, record.id).toBe(record.type);
      expect(puzzle.goals.length, record.id).toBe(record.id === 'century-half' ? 2 : 1);
      expect(puzzle.info.id, record.id).toBe(record.id);
    }
  });

  it('gives lengths only in metrics of the puzzle, in the order the metrics force', () => {
    for (const record of allRecords()) {
      const { steps, slides, moves, mtm } = record.optimum;
      const metrics = metricsOf(puzzleOf(record)) as readonly string[];
      expect(
        Object.keys(record.optimum).every((metric) => metrics.includes(metric)),
        record.id,
      ).toBe(true);
      if (steps === undefined) continue;
      expect(slides!, record.id).toBeLessThanOrEqual(steps);
      expect(moves!, record.id).toBeLessThanOrEqual(slides!);
      if (mtm !== undefined) expect(mtm, record.id).toBeLessThanOrEqual(steps);
    }
  });

  it('knows an optimum of every solvable puzzle', () => {
    const open = allRecords().filter(
      ({ solvable, optimum }) => solvable && Object.keys(optimum).length === 0,
    );
    expect(open.map(({ id }) => id)).toEqual([]);
    const unsolvable = allRecords().filter(({ solvable }) => !solvable);
    expect(unsolvable.map(({ id }) => id)).toEqual(['no-way-out', 'loyd']);
    for (const { optimum, tags } of unsolvable) {
      expect(optimum).toEqual({});
      expect(tags).toContain('unsolvable');
    }
  });

  it('counts the states of tile boards: half of all arrangements (OEIS A001710)', () => {
    expect(puzzleById('tiles-2x2-hardest')!.stateCount).toBe(12);
    expect(puzzleById('eight')!.stateCount).toBe(181_440);
    expect(puzzleById('loyd')!.stateCount).toBe(10_461_394_944_000);
    expect(puzzleById('korf24-01')!.stateCount).toBeUndefined();
  });

  it('is small', () => {
    expect(JSON.stringify(allRecords().map(({ text }) => text)).length).toBeLessThan(80_000);
  });
});

describe('puzzleById', () => {
  it('finds ids and aliases in any case', () => {
    for (const id of ['klotski', 'hua-rong-dao', 'HuaRongDao', ' ane-rouge ', 'red-donkey']) {
      expect(puzzleById(id)?.id).toBe('klotski');
    }
    expect(puzzleById('zhihuiruoding')?.id).toBe('hrd-002');
    expect(puzzleById('fifteen-hardest')?.text).toBe(
      'tiles: 0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1\n',
    );
  });

  it('finds nothing under an unknown name', () => {
    expect(puzzleById('klotsky')).toBeUndefined();
    expect(puzzleById('')).toBeUndefined();
    expect(puzzleById('__proto__')).toBeUndefined();
  });
});

describe('puzzleOf', () => {
  it('carries what is known about the puzzle', () => {
    const { info } = puzzleOf(puzzleById('century')!);
    expect(info.title).toBe('Century');
    expect(info.author).toBe('John H. Conway, 1975');
    expect(info.source).toContain('Winning Ways');
    expect(info.notes).toContain('half a move');
  });
});
