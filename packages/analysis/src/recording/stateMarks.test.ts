import { parsePuzzle } from '@glissade/core';
import { ALGORITHMS } from '@glissade/search/algorithms';
import { describe, expect, test } from 'vitest';
import { mapNumbers } from '../map/mapNumbers.ts';
import { mapSync } from '../map/mapping.ts';
import { type Recording, startRecording } from './recording.ts';
import { MARK_CLOSED, MARK_OPEN, type StateMarks } from './stateMarks.ts';

const five = parsePuzzle('4 5 0/1 2 3');
const dotOf = mapNumbers(five, 'steps', 1e8)!;
const COUNT = 360;

function recorded(engine: string): Recording {
  const recording = startRecording(five, { engine, nodesMax: 5000 });
  while (!recording.work());
  return recording;
}

const marksAt = (recording: Recording, marks: StateMarks, at: number) => {
  marks.goTo(recording.eventsBefore(at));
  return [...marks.marks];
};

const count = (marks: readonly number[], mark: number) =>
  marks.filter((one) => one === mark).length;

test('numbers are those of the dots of the map', () => {
  const outcome = mapSync(five, { metric: 'steps' });
  if (outcome.status !== 'mapped') throw new Error(outcome.status);
  expect(outcome.map.count).toBe(COUNT);
  for (let dot = 0; dot < COUNT; dot++) {
    expect(dotOf(outcome.index.stateAt(dot))).toBe(dot);
  }
});

const momentsOf = ({ expanded }: Recording) =>
  [0, 1, 2, 7, 40, 41, 100, expanded].filter((at) => at <= expanded);

/** These never hold a state twice. */
const ONCE = ['bfs', 'bfs-late', 'dfs-marked', 'ucs', 'greedy', 'astar'];

test.each(ONCE)('%s: as many states as the search counts', (engine) => {
  const recording = recorded(engine);
  const marks = recording.marks(COUNT, dotOf);
  for (const at of momentsOf(recording).slice(1)) {
    const snapshot = recording.snapshotAt(at);
    const now = marksAt(recording, marks, at);
    expect(count(now, MARK_CLOSED)).toBe(snapshot.at);
    expect(count(now, MARK_OPEN)).toBe(snapshot.frontier);
  }
});

describe.each(ALGORITHMS.map(({ name }) => name))('%s', (engine) => {
  const recording = recorded(engine);
  const moments = momentsOf(recording);

  test('the state looked at was met', () => {
    const marks = recording.marks(COUNT, dotOf);
    for (const at of moments.filter((moment) => moment > 0 && moment < recording.expanded)) {
      const { state } = recording.snapshotAt(at);
      const mark = marksAt(recording, marks, at)[dotOf(Uint16Array.from(state))];
      expect(mark).toBeGreaterThan(0);
    }
  });

  test('back and forth gives the same, and says what has changed', () => {
    const [steady, jumping] = [recording.marks(COUNT, dotOf), recording.marks(COUNT, dotOf)];
    const shown = Uint8Array.from(jumping.marks);
    for (const at of [...moments, ...moments.toReversed(), 3, 90]) {
      const expected = marksAt(recording, recording.marks(COUNT, dotOf), at);
      const changed = jumping.goTo(recording.eventsBefore(at));
      if (changed) for (const dot of changed) shown[dot] = jumping.marks[dot]!;
      else shown.set(jumping.marks);
      expect([...shown]).toEqual(expected);
    }
    expect(marksAt(recording, steady, recording.expanded)).toEqual(
      marksAt(recording, jumping, recording.expanded),
    );
  });
});
