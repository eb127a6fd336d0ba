import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formOf, requireBack } from '../../../../../tests/arbitrary/roundTrip.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { FORMS } from '../allForms.ts';
import { readPuzzle } from '../readPuzzle.ts';

const DIALECTS = FORMS.slice(1);

describe('known puzzles', () => {
  type Entry = {
    id: string;
    start: string[];
    goals: string[][];
    axes?: string;
    gatePiece?: string;
  };
  const file = new URL('../../../../../tests/data/blocks.json', import.meta.url);
  const { puzzles } = JSON.parse(readFileSync(file, 'utf8')) as { puzzles: Entry[] };
  const entries = (prefix: string) => puzzles.filter(({ id }) => id.startsWith(prefix));
  const nativeOf = ({ start, goals, axes, ...entry }: Entry) => {
    const same = (entry as { same?: string[] }).same;
    return readPuzzle(
      [
        ...(axes === 'long' ? ['axes: long'] : []),
        ...(same ?? []).map((group) => `same: ${[...group].join(' ')}`),
        'start:',
        ...start,
        ...goals.flatMap((goal) => ['goal:', ...goal]),
      ].join('\n'),
    ).puzzle;
  };

  test('Rush Hour boards, as letters in one word', () => {
    const boards = entries('rush-').filter(({ start }) => start.length === 6);
    let held = 0;
    for (const entry of boards) {
      const puzzle = nativeOf(entry);
      if (formOf('rush').refuses!(puzzle) !== undefined) continue;
      held++;
      requireBack('rush', puzzle);
      const letters = entry.start.join('').replaceAll('.', 'o').replaceAll('#', 'x');
      expect(formOf('rush').write!(puzzle)).toBe(letters);
    }
    expect(held).toBeGreaterThanOrEqual(40);
  });

  test('Hua Rong Dao boards, as rows, codes and letters', () => {
    let held = 0;
    for (const entry of entries('hrd')) {
      const puzzle = nativeOf(entry);
      if (formOf('hrd').refuses!(puzzle) !== undefined) continue;
      held++;
      requireBack('hrd', puzzle);
      expect(readPuzzle(entry.start.join(' ').replaceAll('.', '*')).form).toBe('hrd');
      const lettered = inLetters(entry);
      if (formOf('commoncode').refuses!(lettered) !== undefined) continue;
      requireBack('commoncode', lettered);
      requireBack('shortcode', lettered);
    }
    expect(held).toBeGreaterThan(240);
  });

  /** The same board with its pieces called A B C … in reading order. */
  function inLetters(entry: Entry): Puzzle {
    const labels = [...new Set(entry.start.join('').replaceAll('.', ''))];
    const letterOf = (sign: string) =>
      sign === '.' ? '.' : String.fromCharCode(65 + labels.indexOf(sign));
    const renamed = (rows: string[]) => rows.map((row) => [...row].map(letterOf).join(''));
    return nativeOf({ ...entry, start: renamed(entry.start), goals: entry.goals.map(renamed) });
  }

  test('GNOME Klotski levels, as maps', () => {
    let held = 0;
    for (const entry of entries('gnome-')) {
      const puzzle = nativeOf(entry);
      const form = formOf('gnome');
      if (form.refuses!(puzzle) !== undefined) continue;
      held++;
      requireBack('gnome', puzzle);
      expect(form.write!(puzzle).replaceAll(' ', '.').split('\n')).toEqual(entry.start);
    }
    expect(held).toBe(entries('gnome-').length);
  });

  test('every known puzzle comes back through each form that takes it', () => {
    const times = new Map<string, number>();
    for (const entry of puzzles.filter(({ axes }) => axes === undefined || axes === 'long')) {
      const puzzle = nativeOf(entry);
      for (const form of DIALECTS) {
        if (!form.write || form.refuses?.(puzzle) !== undefined) continue;
        times.set(form.name, (times.get(form.name) ?? 0) + 1);
        requireBack(form.name, puzzle);
      }
    }
    expect([...times.keys()].sort()).toEqual(
      [
        'commoncode',
        'drawing',
        'gnome',
        'hrd',
        'jeantimex',
        'jimslide',
        'rush',
        'shortcode',
        'simonhung',
      ].sort(),
    );
    expect(times.get('drawing')).toBeGreaterThan(250);
    expect(times.get('jimslide')).toBeGreaterThan(300);
  });
});
