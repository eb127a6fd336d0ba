import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, answerAbout, answersTo, judge, newPuzzles } from '../independent/answers.ts';

const BLOCKS = `axes: D=h
start:
AAB.
CC.-
D.#.
goal:
....
....
B...
`;
const BOARD = 'tiles: 5 4 3/2 1 0';

type Output = Record<string, unknown>;
type Move = { moves: string; distance: number; best: boolean };

const first = ({ moves }: Output) => (moves as string).replace(/^\S+?(?= |[A-Z]\d*$|[URDL])/, '');
const lengths = (output: Output) => output.lengths as Record<string, number>;
const hinted = (output: Output, change: (moves: Move[]) => Move[]) => ({
  ...output,
  moves: change(output.moves as Move[]),
});

/** Changes to right answers, each of which makes a wrong one. */
const SOLVED: Readonly<Record<string, (output: Output) => Output>> = {
  'a move dropped at the front': (output) => ({ ...output, moves: first(output) }),
  'a move dropped at the end': (output) => ({
    ...output,
    moves: (output.moves as string).replace(/ ?[A-Z0-9]*[URDL]\d*$/, ''),
  }),
  'no moves at all': (output) => ({ ...output, moves: '' }),
  'a wrong length': (output) => ({ ...output, length: (output.length as number) + 1 }),
  'a wrong length in another metric': (output) => ({
    ...output,
    lengths: { ...lengths(output), moves: lengths(output).moves! + 1 },
  }),
  'a bound above the optimum': (output) => ({
    ...output,
    status: 'undecided',
    lowerBound: (output.length as number) + 1,
  }),
  'a bound below the length of an optimum': (output) => ({ ...output, lowerBound: 0 }),
  unsolvable: (output) => ({ ...output, status: 'unsolvable', proof: 'exhausted' }),
  'unsolvable by parity': (output) => ({ ...output, status: 'unsolvable', proof: 'parity' }),
  'another metric': (output) => ({ ...output, metric: 'slides' }),
  'one shortest solution too many': (output) => ({
    ...output,
    optimalSolutions: (output.optimalSolutions as number) + 1,
  }),
  'a solution left out': (output) => ({
    ...output,
    solutions: (output.solutions as string[]).slice(1),
  }),
  'a solution told twice': (output) => ({
    ...output,
    optimalSolutions: (output.solutions as string[]).length + 1,
    solutions: [...(output.solutions as string[]), (output.solutions as string[])[0]!],
  }),
  'a state too few': (output) => ({ ...output, states: (output.states as number) - 1 }),
};

const HINTED: Readonly<Record<string, (output: Output) => Output>> = {
  'a distance too small': (output) => ({ ...output, distance: (output.distance as number) - 1 }),
  'no way to the goal': (output) => ({ ...output, status: 'unsolvable' }),
  'a move left out': (output) => hinted(output, (moves) => moves.slice(1)),
  'a distance after a move': (output) =>
    hinted(output, ([move, ...rest]) => [{ ...move!, distance: move!.distance + 1 }, ...rest]),
  'best moves and others exchanged': (output) =>
    hinted(output, (moves) => moves.map((move) => ({ ...move, best: !move.best }))),
};

const changed = ({ output, ...rest }: Answer, change: (output: Output) => Output): Answer => ({
  ...rest,
  output: change(output),
});

describe('the independent checker catches', () => {
  /** For each change, how many of the answers so changed were called wrong: there are two. */
  const caught = new Map<string, number>();

  beforeAll(async () => {
    const argv = ['-m', 'steps', '--all', '--states'];
    const given = { metric: 'steps', optimal: true };
    const solved = await answersTo('solve', [BLOCKS, BOARD], argv, given);
    const hints = await answersTo('hint', [BLOCKS, BOARD]);
    expect(judge([...solved, ...hints])).toMatchObject({ proved: 4, wrong: 0, faults: '' });
    const changes = [
      ...Object.entries(SOLVED).map(([name, change]) => ({ name, change, answers: solved })),
      ...Object.entries(HINTED).map(([name, change]) => ({ name, change, answers: hints })),
    ];
    const { wrongAt } = judge(
      changes.flatMap(({ change, answers }) => answers.map((answer) => changed(answer, change))),
    );
    for (const at of wrongAt) {
      const { name } = changes[Math.floor(at / 2)]!;
      caught.set(name, (caught.get(name) ?? 0) + 1);
    }
  });

  it.each(Object.keys(SOLVED))('in a solution: %s', (name) => {
    expect(caught.get(name)).toBe(2);
  });

  it.each(Object.keys(HINTED))('in a hint: %s', (name) => {
    expect(caught.get(name)).toBe(2);
  });

  it('a detour that is called optimal, or shortest', async () => {
    const moves = 'R2L2R2L2R2';
    const longer = { steps: 10, slides: 10, moves: 10, stm: 10, mtm: 5 };
    const board = 'tiles: 1 2 3/0 4 5\ngoal: 1 2 3/4 5 0';
    const detour = moves.replaceAll('R', '_').replaceAll('L', 'R').replaceAll('_', 'L');
    const [right] = await answersTo('solve', [board]);
    const output = { ...right!.output, moves: detour, length: 10, lengths: longer, lowerBound: 10 };
    expect(judge([{ ...right!, output }]).faults).toContain('optimum: printed 10, is 2');
    const verified = await answerAbout('verify', board, detour);
    expect(verified.output.optimal).toBe(false);
    const called = changed(verified, (one) => ({ ...one, optimal: true }));
    const refused = changed(verified, (one) => ({ ...one, valid: false }));
    expect(judge([verified, called, refused]).wrong).toBe(2);
  });

  it('a second metric that could be less', async () => {
    const given = { metric: 'steps', optimal: true };
    const board = 'start:\nAA.\n.B.\n...\ngoal:\n...\n...\n.B.\ngoal:\n...\nB..\n...\n';
    const puzzle = 'start:\nA..\n...\n...\ngoal:\n...\n...\n..A\n';
    const [small] = await answersTo('solve', [board], ['-m', 'steps', '--then', 'slides'], given);
    const [right] = await answersTo('solve', [puzzle], ['-m', 'steps', '--then', 'slides'], given);
    expect(right!.output.lengths).toEqual({ steps: 4, slides: 2, moves: 1 });
    const worse = { moves: 'AR AD AR AD', lengths: { steps: 4, slides: 4, moves: 1 } };
    const verdict = judge([small!, right!, changed(right!, (output) => ({ ...output, ...worse }))]);
    expect(verdict.wrong).toBe(1);
    expect(verdict.faults).toContain('steps, then slides: printed 4 4, is 4 2');
  });

  it('wrong numbers of new puzzles, walks, counts and analyses', async () => {
    const [rush] = await newPuzzles('generate', ['rush', '--level', 'easy', '--seed', '2']);
    const [board] = await newPuzzles('scramble', ['2x3', '--seed', '2', '--moves']);
    const [near] = await newPuzzles('scramble', ['2x3', '--seed', '2', '--length', '9']);
    const [counted] = await answersTo('check', [BLOCKS], ['--states']);
    const [analysed] = await answersTo('analyse', [BLOCKS]);
    const [listed] = await answersTo('moves', [BLOCKS]);
    const diff = await answerAbout('diff', BOARD, 'R2L2');
    const right = [rush!, board!, near!, counted!, analysed!, listed!, diff];
    expect(judge(right).wrong).toBe(0);
    const more = (key: string) => (output: Output) => ({
      ...output,
      [key]: (output[key] as number) + 1,
    });
    const wrong = [
      changed(rush!, more('length')),
      changed(rush!, more('states')),
      changed(board!, (output) => ({ ...output, moves: first(output) })),
      changed(near!, more('length')),
      changed(counted!, more('states')),
      changed(counted!, more('kinds')),
      changed(analysed!, more('goalStates')),
      changed(analysed!, (output) => ({
        ...output,
        metrics: (output.metrics as Output[]).map((one) => more('eccentricity')(one)),
      })),
      changed(listed!, (output) => ({ ...output, slides: (output.slides as string[]).slice(1) })),
      changed(diff, more('length')),
      changed(diff, (output) => ({ ...output, status: 'unsolvable' })),
      changed(diff, (output) => ({
        ...output,
        moves: (output.moves as Output[]).map((one) => ({
          ...one,
          lost: 2 - (one.lost as number),
        })),
      })),
    ];
    expect(judge(wrong).wrongAt).toEqual([...wrong.keys()]);
  });
});
