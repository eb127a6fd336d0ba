import { describe, expect, it } from 'vitest';
import { allRecords } from './catalogue.ts';
import { searchRecords } from './search.ts';

const first = (text: string) => searchRecords(text)[0]?.id;

describe('searchRecords', () => {
  it.each([
    ['klotsky', 'klotski'],
    ['Klotzky', 'klotski'],
    ['lane rouge', 'klotski'],
    ['ane-rouge', 'klotski'],
    ['daughter in the box', 'klotski'],
    ['横刀立马', 'klotski'],
    ['conwey half', 'century-half'],
  ])('%s is %s', (text, id) => {
    expect(first(text)).toBe(id);
  });

  it('finds the 15-puzzle first for 15', () => {
    expect(searchRecords('15')[0]!.title).toMatch(/^15-puzzle/);
    expect(searchRecords('15-puzzle')[0]!.title).toMatch(/^15-puzzle/);
  });

  it('guesses only where no record has the words', () => {
    expect(searchRecords('').length).toBe(allRecords().length);
    expect(searchRecords('no such puzzle at all xyzzy')).toEqual([]);
    expect(searchRecords('rush').every(({ family }) => family === 'rush')).toBe(true);
  });
});
