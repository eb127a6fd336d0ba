import {
  FORMS,
  OPTION_ERROR_CODES,
  PARSE_ERROR_CODES,
  ParseError,
  readPuzzle,
} from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { faults } from './faults.ts';

const isChinese = (words: string) => /\p{sc=Han}/u.test(words) && !words.includes('undefined');
const faultOf = (text: string) => {
  try {
    readPuzzle(text);
  } catch (error) {
    if (error instanceof ParseError) return error;
  }
  throw new Error(`${text} should be wrong`);
};

describe('what the library says, in Chinese', () => {
  // The compiler holds the same; this holds it for texts that need facts.
  const codes = [...PARSE_ERROR_CODES, ...OPTION_ERROR_CODES];
  test.each(codes)('%s has words, whatever facts are there', (code) => {
    const all = { label: 'A', other: 'B', count: 3, wanted: 4, row: 2, tile: 5, name: 'n' };
    for (const found of ['', 'X']) {
      for (const params of [{}, all, { ...all, type: 'blocks', step: 2, engine: 'e' }]) {
        const fault = { code, message: 'm', hint: 'h', found, params };
        expect(faults.whole(fault)).toSatisfy(isChinese);
        if ('label' in params || found) expect(faults.message(fault)).toSatisfy(isChinese);
      }
    }
  });

  test.each([
    ['1 2 3/4 5/6 7 0', '第 2 行有 2 个，应为 3 个'],
    ['1 2 3/4 5 6/7 7 0', '7 写了不止一次，缺少 8'],
    ['1 2 3/3 3 6/7 8 0', '3 写了不止一次，缺少 4、5'],
    ['7 7 7 7/7 7 7 7/7 7 7 7/7 7 7 0', '7 写了不止一次，缺少 1、2、3 等 14 个'],
    ['start:\n11\n.1\ngoal:\n.2\n..', '终点里的 2 在开局中没有'],
    ['start:\nA..\ngoal:\n...\n', '终点里没有任何滑块'],
  ])('%j: %s', (text, words) => {
    expect(faults.message(faultOf(text))).toBe(words);
  });

  test.each(FORMS.map((form) => [form.name, form] as const))('%s is read aloud', (name, form) => {
    expect(faults.form(name, '?')).not.toBe('?');
    const { notes } = readPuzzle(form.example, { from: name });
    for (const note of notes) expect(faults.note(note)).toSatisfy(isChinese);
  });
});
