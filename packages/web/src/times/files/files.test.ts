import { formatReplayLink, parseMoves, parsePuzzle } from '@glissade/core';
import { packPuzzle, unpackPuzzle } from '@glissade/core/game';
import { describe, expect, it } from 'vitest';
import { importedText } from '../../history/importedText.ts';
import { shownResult } from '../shownTime.ts';
import { splitsOf } from '../splits.ts';
import { csvCell, withoutQuote } from './csvCell.ts';
import { formatExport, formatTable } from './exportFile.ts';
import { readTimes } from './readTimes.ts';
import { cellsOf } from './table.ts';

const NOW = 1_700_000_000_000;
const SCRAMBLE = '1 2 3/4 5 6/0 7 8';
const PUZZLE = parsePuzzle(SCRAMBLE);
const STEPS = parseMoves(PUZZLE, 'L2');
const PLAY = { at: NOW, puzzle: packPuzzle(PUZZLE), steps: [...STEPS], times: [0, 250] };
const SOLVE = {
  ...{ at: NOW, event: '3×3', timeMs: 250, steps: 2, moves: 2, mtm: 1, helped: false },
  start: SCRAMBLE,
};

describe('times of other programs', () => {
  it('come from csTimer, sliding puzzles alone, with penalties', () => {
    const properties = {
      sessionData: JSON.stringify({
        1: { name: 'main', opt: { scrType: '15prp' } },
        2: { name: 2, opt: { scrType: '333' } },
      }),
    };
    const text = JSON.stringify({
      session1: [
        [[0, 15230], 'R D', '', 1700000000],
        [[2000, 10000], 'R D', 'lucky', 1700000001],
        [[-1, 9000], 'R D', '', 1700000002],
      ],
      session2: [[[0, 7000], "R U R'", '', 1700000003]],
      properties,
    });
    const { solves, leftOut } = readTimes(text, NOW)!;
    expect(solves.map(({ event, timeMs, dnf, penalty }) => [event, timeMs, dnf, penalty])).toEqual([
      ['4×4', 15230, undefined, undefined],
      ['4×4', 12000, undefined, true],
      ['4×4', 9000, true, undefined],
    ]);
    expect(solves[0]).toMatchObject({ at: 1_700_000_000_000, session: 'csTimer main' });
    expect(solves.map(shownResult)).toEqual(['15.23', '12.00+', 'DNF (9.00)']);
    const table = formatTable({ solves, plays: [] });
    expect(readTimes(table, NOW)!.solves).toEqual(solves);
    // Nobody counted the moves; the scramble stays, and what has no place is told.
    for (const name of ['steps', 'moves']) expect(solves[0]).not.toHaveProperty(name);
    expect(solves[0]!.start).toBe('R D');
    const [names, cells] = cellsOf(table, ',');
    const of = (name: string) => cells![names!.indexOf(name)];
    expect([of('steps'), of('moves'), of('scramble')]).toEqual(['', '', 'R D']);
    expect(leftOut).toEqual({ comments: 1, others: 1 });
    expect(importedText(solves, 3, leftOut)).toBe(
      '3 solves imported. 1 comment was left out. 1 solve of other puzzles left out.',
    );
    const other = { ...solves[0]!, event: '3×3' };
    expect(importedText([...solves, other], 4)).toBe('4 solves imported. Puzzles: 3×3, 4×4.');
  });

  it('come from a table of csTimer, which tells no moves either', () => {
    const table =
      'No.;Time;Comment;Scramble;Date;P.1\n1;1.25;lucky;1 2/3 0;2023-11-14 22:13:20;1.25';
    const { solves, leftOut } = readTimes(table, NOW)!;
    expect(solves).toMatchObject([{ event: '2×2', timeMs: 1250, start: '1 2/3 0' }]);
    for (const name of ['steps', 'moves']) expect(solves[0]).not.toHaveProperty(name);
    expect(leftOut).toEqual({ comments: 1, others: 0 });
  });

  it('come from links of slidysim replays, with the time of every move', () => {
    const link = formatReplayLink(PUZZLE, STEPS, [0, 250]);
    const { solves, plays } = readTimes(`${link}\n\n${link}\n`, NOW)!;
    expect(solves).toHaveLength(2);
    expect(solves[0]).toEqual({ ...SOLVE, session: 'slidysim' });
    expect(plays[0]).toEqual(PLAY);
    // Without times there is a solve, but nothing to replay in its own time.
    const untimed = readTimes(formatReplayLink(PUZZLE, STEPS), NOW)!;
    expect([untimed.solves[0]!.timeMs, untimed.plays]).toEqual([0, []]);
  });

  it('come from a table of the session tracker, whose solutions are replayed', () => {
    const table = [
      'Parent;Puzzle;Completed;Time;Moves;TPS;Scramble;Solution;Movetimes;Reconstruction',
      `7;3x3;True;1.250;2;1.6;${SCRAMBLE};L2;[0, 1250];`,
      `8;3x3;False;3.5;9;2;${SCRAMBLE};U9;;`,
      '9;4x4;True;1:02.5;99;2;;;;',
      ';;;no time;;;;;;',
    ].join('\n');
    const { solves, plays } = readTimes(table, NOW)!;
    expect(solves.map(({ event, timeMs, dnf }) => [event, timeMs, dnf])).toEqual([
      ['3×3', 1250, undefined],
      ['3×3', 3500, true],
      ['4×4', 62_500, undefined],
    ]);
    expect(plays.map(({ times }) => times)).toEqual([[0, 1250]]);
  });

  it('are nothing in any other text', () => {
    for (const text of ['', 'hello', '{"a":1}', '[1,2]', 'a;b\n1;2', 'https://example.org/?r=x']) {
      expect(readTimes(text, NOW)).toBeUndefined();
    }
  });
});

describe('our own files', () => {
  it('go out and come in with every move and its time', () => {
    const times = { solves: [SOLVE], plays: [PLAY] };
    expect(readTimes(formatExport(times), NOW)).toEqual(times);
    const broken = { ...PLAY, steps: [...PLAY.steps].reverse() };
    const read = readTimes(formatExport({ solves: [SOLVE], plays: [broken] }), NOW)!;
    expect([read.solves.length, read.plays.length]).toEqual([1, 0]);
  });

  it('as a table hold the moves, and come in again', () => {
    const table = formatTable({ solves: [{ ...SOLVE, session: 'a, "b"' }], plays: [PLAY] });
    expect(table).toContain('"a, ""b"""');
    const { solves, plays } = readTimes(table, NOW)!;
    expect(solves).toEqual([{ ...SOLVE, session: 'a, "b"' }]);
    expect(plays[0]!.times).toEqual(PLAY.times);
  });

  it('as a table tell pushes from single moves, also of solves kept without their number', () => {
    const { mtm: _, ...old } = SOLVE;
    const [names, cells] = cellsOf(formatTable({ solves: [old], plays: [PLAY] }), ',');
    const of = (name: string) => cells![names!.indexOf(name)];
    expect([of('moves'), of('mtm'), of('tps')]).toEqual(['2', '1', '8.000']);
  });

  it('as a table keep helped solves, block puzzles, shortest lengths and what has a quote', () => {
    const solves = [
      { ...SOLVE, helped: true, optimum: 1 },
      { ...SOLVE, at: NOW + 1, event: 'Klotski', id: 'klotski', start: 'ABBC/ABBC/DEEF/DGHF/I..J' },
      { ...SOLVE, at: NOW + 2, event: "'=1 of 4×4", session: '=SUM(1)', start: 'AB.' },
      { ...SOLVE, at: NOW + 3, event: '-2+3', session: '  =1', start: '\r=1' },
      { ...SOLVE, at: NOW + 4, event: '-1', session: "'-1", start: "''@" },
    ];
    const other = { ...PLAY, at: NOW + 1, puzzle: packPuzzle(parsePuzzle('0 1 2/3 4 5/6 7 8')) };
    const table = formatTable({ solves, plays: [PLAY, { ...other, steps: [], times: [] }] });
    expect(readTimes(table, NOW)).toEqual({ solves, plays: [PLAY] });
  });
});

describe('cells of a table', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1+1', "'+1+1"],
    ['-1+1', "'-1+1"],
    ['@SUM(1)', "'@SUM(1)"],
    ['  =1+1', "'  =1+1"],
    ['\u00a0=1+1', "'\u00a0=1+1"],
    ['\t=1+1', "'\t=1+1"],
    ['\r=1+1', `"'\r=1+1"`],
    ['\n=1+1', `"'\n=1+1"`],
    ['＝1+1', "'＝1+1"],
    ["'=1", "''=1"],
    ['-', "'-"],
    // Numbers stay numbers.
    ['-1', '-1'],
    ['+12.5', '+12.5'],
    [-1, '-1'],
    // And texts are as they were.
    ['1 2/3 0', '1 2/3 0'],
    ['R2U-', 'R2U-'],
    ['a, "b"', '"a, ""b"""'],
  ])('%j is written %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
    const [read] = cellsOf(cell, ',')[0]!;
    expect(withoutQuote(read!)).toBe(String(value));
  });
});

describe('damaged files', () => {
  it('bring in no solve that no date can be written for', () => {
    const solves = [{ ...SOLVE, at: 1e20 }, { ...SOLVE, timeMs: 1e300 }, SOLVE];
    expect(readTimes(formatExport({ solves, plays: [] }), NOW)!.solves).toEqual([SOLVE]);
    const session1 = [1e17, -5, 1_700_000_000].map((seconds) => [[0, 5], '', '', seconds]);
    const sessionData = JSON.stringify({ 1: { name: 'main', opt: { scrType: '15prp' } } });
    const timed = readTimes(JSON.stringify({ session1, properties: { sessionData } }), NOW)!;
    expect(timed.solves.map(({ at }) => at)).toEqual([1_700_000_000_000]);
    expect(readTimes(`puzzle,time\n4x4,${'9'.repeat(40)}\n`, NOW)!.solves).toEqual([]);
  });
});

describe('splits', () => {
  it('are when a row and all above it were solved for good', () => {
    const puzzle = parsePuzzle('1 2 0/4 5 3/7 8 6');
    const steps = [...parseMoves(puzzle, 'U2')];
    expect(splitsOf(puzzle, steps, [0, 400])).toEqual([
      { row: 0, ms: 0, steps: 1 },
      { row: 1, ms: 400, steps: 2 },
      { row: 2, ms: 400, steps: 2 },
    ]);
    const block = parsePuzzle('start:\nA.\n..\ngoal:\n.A\n..\n');
    expect(splitsOf(block, [1], [0])).toEqual([]);
    expect(unpackPuzzle(packPuzzle(block)).type).toBe('blocks');
  });
});
