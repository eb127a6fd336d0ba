/* What can be wrong with a certificate, kind by kind, and the verdict on it. */
import { type Container, headValue, putTogether, withLevels, withValue } from './container.ts';

type Fault = {
  readonly verdict: 'refuted' | 'unreadable';
  /** `goal`: a goal state as the certificate has states. */
  readonly make: (valid: Container, goal: string) => Buffer;
};

const refuted = (make: (valid: Container, goal: string) => Container): Fault => ({
  verdict: 'refuted',
  make: (valid, goal) => putTogether(make(valid, goal)),
});

const unreadable = (make: (bytes: Buffer) => Buffer): Fault => ({
  verdict: 'unreadable',
  make: (valid) => make(putTogether(valid)),
});

/** The certificate with one level changed. */
function changed(valid: Container, at: number, change: (level: string[]) => string[]): Container {
  return withLevels(
    valid,
    valid.levels.map((level, i) => (i === at ? change(level) : level)),
  );
}

/** The certificate with a word of the head replaced, wherever it stands. */
function reworded({ lines, levels }: Container, word: string, by: string): Container {
  return { lines: lines.map((line) => line.replace(word, by)), levels };
}

/** The certificate of a puzzle with one line more. */
function withPuzzleLine(valid: Container, line: string): Container {
  const { lines, levels } = withValue(
    valid,
    'puzzle',
    String(1 + Number(headValue(valid, 'puzzle'))),
  );
  const at = lines.findIndex((other) => other.startsWith('puzzle:')) + 1;
  return { lines: lines.toSpliced(at, 0, line), levels };
}

const lengthOf = (valid: Container) => Number(headValue(valid, 'claim').split(' ')[1]);

/** For a certificate of a block puzzle in steps, of five levels or more, some of several states. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'missing-state': refuted((valid) => changed(valid, 2, (level) => level.slice(1))),
  'wrong-level': refuted((valid) => {
    const [state] = valid.levels[1]!;
    const without = changed(valid, 1, (level) => level.slice(1));
    return changed(without, 3, (level) => [...level, state!].sort());
  }),
  'hidden-goal': refuted((valid, goal) => changed(valid, 3, (level) => [...level, goal].sort())),
  'no-start': refuted((valid) => changed(valid, 0, () => [])),
  'swapped-kinds': refuted((valid) =>
    withLevels(
      valid,
      valid.levels.map((level) =>
        level.map((state) => state.slice(2, 4) + state.slice(0, 2) + state.slice(4)).sort(),
      ),
    ),
  ),
  'no-state': refuted((valid) =>
    changed(valid, 2, ([first, ...rest]) => [`ff${first!.slice(2)}`, ...rest].sort()),
  ),
  'out-of-order': refuted((valid) => changed(valid, 2, (level) => [...level].reverse())),
  'state-twice': refuted((valid) => changed(valid, 2, (level) => [level[0]!, ...level])),
  'wrong-count': refuted((valid) =>
    withValue(valid, 'states', String(Number(headValue(valid, 'states')) + 1)),
  ),
  'longer-claim': refuted((valid) => withValue(valid, 'claim', `length ${lengthOf(valid) + 1}`)),
  'shorter-claim': refuted((valid) =>
    withLevels(withValue(valid, 'claim', `length ${lengthOf(valid) - 1}`), valid.levels.slice(1)),
  ),
  'level-too-few': refuted((valid) => withLevels(valid, valid.levels.slice(0, -1))),
  'level-too-many': refuted((valid) => withLevels(valid, [...valid.levels, []])),
  unsolvable: refuted((valid) =>
    withValue(withValue(valid, 'claim', 'unsolvable'), 'solution', ''),
  ),
  'no-goal-at-the-end': refuted((valid) =>
    withValue(valid, 'solution', headValue(valid, 'solution').split(' ').slice(0, -1).join(' ')),
  ),
  'illegal-step': refuted((valid) => {
    const [first, ...rest] = headValue(valid, 'solution').split(' ');
    return withValue(valid, 'solution', [first, first, first, first, ...rest].join(' '));
  }),
  'bound-of-tiles': refuted((valid) => withValue(valid, 'evidence', 'manhattan')),
  'parity-of-blocks': refuted((valid) => withValue(valid, 'evidence', 'parity')),
  'other-metric': refuted((valid) => withValue(valid, 'metric', 'moves')),
  'other-axis': refuted((valid) => reworded(valid, 'C=v', 'C=h')),
  'metric-of-tiles': {
    verdict: 'unreadable',
    make: (valid) => putTogether(withValue(valid, 'metric', 'mtm')),
  },
  'axis-that-is-none': {
    verdict: 'unreadable',
    make: (valid) => putTogether(reworded(valid, 'C=v', 'C=x')),
  },
  'group-of-unlike-pieces': {
    verdict: 'unreadable',
    make: (valid) => putTogether(withPuzzleLine(valid, 'same: A C')),
  },
  'goal-of-another-shape': {
    verdict: 'unreadable',
    make: (valid) => putTogether(reworded(valid, '..AA', '..A.')),
  },
  'number-behind-0': {
    verdict: 'unreadable',
    make: (valid) => putTogether(withValue(valid, 'levels', `0${headValue(valid, 'levels')}`)),
  },
  'unknown-evidence': {
    verdict: 'unreadable',
    make: (valid) => putTogether(withValue(valid, 'evidence', 'hearsay')),
  },
  'cut-file': unreadable((bytes) => bytes.subarray(0, -5)),
  'cut-head': unreadable((bytes) => bytes.subarray(0, 60)),
  'bytes-after-the-end': unreadable((bytes) => Buffer.concat([bytes, Buffer.of(0)])),
  'flipped-bit': unreadable((bytes) => {
    const flipped = Buffer.from(bytes);
    flipped[flipped.length - 1]! ^= 1;
    return flipped;
  }),
  'flipped-digit': unreadable((bytes) =>
    Buffer.from(bytes.toString('latin1').replace('states: ', 'states: 1'), 'latin1'),
  ),
  'other-format': unreadable((bytes) =>
    Buffer.from(bytes.toString('latin1').replace('certificate 1', 'certificate 2'), 'latin1'),
  ),
  'empty-file': unreadable(() => Buffer.alloc(0)),
};
