import { describe, expect, it } from 'vitest';
import { allRecords } from './catalogue.ts';
import { type ListFilter, listPuzzles, puzzleByName } from './list.ts';

function idsOf(filter: ListFilter): string[] {
  return listPuzzles(filter).map(({ id }) => id);
}

describe('list', () => {
  it('lists everything in order without a filter', () => {
    expect(listPuzzles()).toEqual(allRecords());
    expect(listPuzzles({ text: '  ' })).toEqual(allRecords());
  });

  it('filters by type, family and tag', () => {
    expect(listPuzzles({ type: 'tiles' }).length).toBe(listPuzzles({ family: 'tiles' }).length);
    expect(idsOf({ tag: 'unsolvable' })).toEqual(['no-way-out', 'loyd']);
    expect(idsOf({ tag: 'unsolvable', type: 'tiles' })).toEqual(['loyd']);
  });

  it('says what each title in pinyin means', () => {
    const titles = listPuzzles({ family: 'huarongdao' }).map(({ title }) => title);
    expect(titles.filter((title) => !/^[^(]+ \([^)]{3,}\)$/.test(title))).toEqual([]);
  });

  it('filters by size', () => {
    expect(idsOf({ width: 3, height: 4 })).toEqual(['hughes']);
    expect(idsOf({ width: 3, height: 2 })).toEqual(['tiles-3x2-hardest']);
    expect(idsOf({ width: 10 })).toEqual(['irregular']);
  });

  it('finds words in ids, titles, names and authors without regard to case and accents', () => {
    expect(idsOf({ text: '横刀立马' })).toEqual(['klotski']);
    expect(idsOf({ text: 'Ane Rouge' })).toEqual(['klotski']);
    expect(idsOf({ text: 'conway half' })).toEqual(['century-half']);
    expect(idsOf({ text: 'ZHI HUI RUO' })).toEqual(['hrd-002']);
    expect(idsOf({ text: 'no such puzzle' })).toEqual([]);
    const family = idsOf({ family: 'huarongdao' });
    for (const text of ['huarong', 'hua rong dao', '华容道', 'Klotzki']) {
      expect(idsOf({ text })).toEqual(expect.arrayContaining(['klotski', ...family]));
    }
    expect(idsOf({ text: 'unblock' })).toEqual(idsOf({ family: 'rush' }));
  });

  it('filters by length in a metric, bounds included, unknown lengths left out', () => {
    expect(idsOf({ metric: 'slides', lengthMin: 60, tag: 'rush-hour' })).toEqual(['rush-hard-01']);
    expect(idsOf({ metric: 'steps', lengthMin: 7, lengthMax: 7 })).toEqual(['fifteen-easy']);
    // Unless told otherwise, what players count: 7 moves, and 7 steps of tiles.
    expect(idsOf({ lengthMin: 7, lengthMax: 7 })).toEqual(['hrd-252', 'fifteen-easy']);
    expect(idsOf({ metric: 'mtm', lengthMin: 43 }).length).toBe(16);
    expect(listPuzzles({ lengthMin: 0, metric: 'steps' }).some(({ id }) => id === 'climb15')).toBe(
      false,
    );
    expect(idsOf({ lengthMin: 104, lengthMax: 104, metric: 'moves' })).toContain('climb15');
  });
});

describe('puzzleByName', () => {
  it.each([
    ['横刀立马', 'klotski'],
    ["L'Âne Rouge", 'klotski'],
    ['  klotski ', 'klotski'],
  ])('%s is %s', (name, id) => {
    expect(puzzleByName(name)?.id).toBe(id);
  });

  it('knows nothing of a name that several puzzles have, or none', () => {
    expect(puzzleByName('Hard Rush Hour board of 55 slides')).toBeUndefined();
    expect(puzzleByName('klotzki')).toBeUndefined();
    expect(puzzleByName('')).toBeUndefined();
  });
});
