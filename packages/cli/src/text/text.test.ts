import { describe, expect, it } from 'vitest';
import { changeText } from './changeText.ts';
import { csvLine } from './csv.ts';
import { pointAt } from './errorText.ts';
import { foldLines, formatTable, sideBySide, wrapBeside, wrapUnits, wrapWords } from './layout.ts';
import { formatBytes, formatLength, formatTime, joinWords } from './numbers.ts';
import { visible } from './visible.ts';
import { cutTo, padTo, stripColor, widthOf } from './width.ts';

describe('widths', () => {
  it('counts wide characters twice, marks and colours not at all', () => {
    expect(widthOf('abc')).toBe(3);
    expect(widthOf('横刀立马')).toBe(8);
    expect(widthOf('L’âne')).toBe(5);
    expect(widthOf('a\u0301')).toBe(1);
    for (const wide of ['✅', '⭐', '🟥', '❤️', '👩‍🚀', '🇫🇷', '한']) expect(widthOf(wide)).toBe(2);
    for (const narrow of ['→', '■', '★', '│', '…', 'é']) expect(widthOf(narrow)).toBe(1);
    expect(widthOf('\x1b[31mred\x1b[0m')).toBe(3);
    expect(stripColor('\x1b[1;31mred\x1b[0m')).toBe('red');
  });

  it('pads and cuts by columns', () => {
    expect(padTo('马', 4)).toBe('马  ');
    expect(padTo('7', 3, 'left')).toBe('  7');
    expect(cutTo('横刀立马', 5)).toBe('横刀…');
    expect(cutTo('横刀', 4)).toBe('横刀');
    expect(cutTo('👩‍🚀👩‍🚀👩‍🚀', 5)).toBe('👩‍🚀👩‍🚀…');
  });
});

describe('a line of CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1+1', "'+1+1"],
    ['-1 * manhattan', "'-1 * manhattan"],
    ['@SUM(1)', "'@SUM(1)"],
    ['  =1+1', "'  =1+1"],
    ['\r=1+1', `"'\r=1+1"`],
    ['\tx', "'\tx"],
    ['＝1+1', "'＝1+1"],
    ['-1', '-1'],
    [-1.5, '-1.5'],
    ['max(a, b)', '"max(a, b)"'],
    [undefined, ''],
  ])('has %j as %j, so that nothing is a formula and numbers are numbers', (value, cell) => {
    expect(csvLine([value, true])).toBe(`${cell},true`);
  });
});

describe('layout', () => {
  it('wraps words, and never cuts one', () => {
    expect(wrapWords('AR BL2 CU D', 8, '  ')).toBe('  AR BL2\n  CU D');
    expect(wrapWords('longer than wide', 3)).toBe('longer\nthan\nwide');
  });

  it('keeps words beside their label', () => {
    expect(wrapBeside('keys  ', 'any of them goes back', 17)).toBe(
      'keys  any of them\n      goes back',
    );
    expect(wrapBeside('keys  ', 'any', 80)).toBe('keys  any');
  });

  it('folds only the lines that are too wide, at their indent', () => {
    expect(foldLines('  a  b\n  one two three', 10)).toBe('  a  b\n  one two\n  three');
  });

  it('wraps a run of moves between moves', () => {
    expect(wrapUnits('URD12L2UR', /[URDL]\d*/g, 5)).toBe('URD12\nL2UR');
  });

  it('sets blocks side by side', () => {
    expect(sideBySide([['a', 'bb'], ['c']], ' | ')).toEqual(['a  | c', 'bb |']);
  });

  it('aligns columns with wide characters and cuts only the flexible one', () => {
    expect(
      formatTable(
        [
          ['x', '马', '1'],
          ['yy', 'ab', '10'],
        ],
        { numeric: [2] },
      ),
    ).toEqual(['x   马   1', 'yy  ab  10']);
    const [row] = formatTable([['id', 'a very long title indeed', '7']], {
      width: 20,
      flexible: 1,
    });
    expect(row).toBe('id  a very long …  7');
  });
});

describe('error text', () => {
  it('points at the place', () => {
    expect(pointAt('ab\ncdef', 2, 3)).toEqual(['cdef', '  ^']);
    expect(pointAt('马马x', 1, 3)).toEqual(['马马x', '    ^']);
    expect(pointAt('ab', 7, 1)).toEqual([]);
  });

  it('shows the part of a long line that matters', () => {
    const [line, caret] = pointAt('x'.repeat(500), 1, 300);
    expect(line!.length).toBeLessThan(80);
    expect(caret!.length).toBeLessThan(80);
  });

  it('lets no control character through', () => {
    expect(visible('a\u001b[31m\u0000\u202eb')).toBe('a␛[31m␀\ufffdb');
  });
});

describe('numbers', () => {
  it('speaks of one and of many', () => {
    expect(formatLength(1, 'steps')).toBe('1 step');
    expect(formatLength(1234, 'moves')).toBe('1,234 moves');
    expect(formatLength(7, 'stm')).toBe('7 stm');
    expect(joinWords(['a', 'b', 'c'])).toBe('a, b and c');
    expect(joinWords(['a'])).toBe('a');
  });

  it('rounds times and sizes', () => {
    expect(formatTime(8.4)).toBe('8 ms');
    expect(formatTime(1240)).toBe('1.24 s');
    expect(formatTime(59_940)).toBe('59.9 s');
    expect(formatTime(200_000)).toBe('3 min 20 s');
    expect(formatBytes(999)).toBe('999 B');
    expect(formatBytes(1_536_000)).toBe('1.5 MB');
  });
});

it.each([
  ['moves', 1, 'starts 1 move away'],
  ['steps', 1200, 'starts 1,200 steps away'],
] as const)('another start is so many %s away', (metric, distance, said) => {
  expect(changeText({ type: 'start', state: [], distance }, metric)).toBe(said);
});
