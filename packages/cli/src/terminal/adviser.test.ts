import { type Metric, parsePuzzle, replay, type State } from '@glissade/core';
import { describe, expect, it } from 'vitest';
import { type Advice, Adviser } from './adviser.ts';

const easy = '6711/0022/0033/8944/.55.';
const fifteen = '1 2 3 4/5 6 7 8/9 10 11 12/0 13 14 15';

function advised(text: string, metric: Metric, walk = 1): Promise<Advice[]> {
  const puzzle = parsePuzzle(text);
  const heard: Advice[] = [];
  return new Promise((resolve, reject) => {
    const ask = (state: State) => adviser.ask(state, metric).catch(reject);
    const adviser: Adviser = new Adviser(puzzle, (advice) => {
      heard.push(advice);
      if (!advice.next || heard.length === walk) resolve(heard);
      else void ask(replay(puzzle, Uint32Array.from(advice.next.steps), advice.state).end);
    });
    void ask(puzzle.start);
  });
}

describe('Adviser', () => {
  it.each([
    // 20 steps: the published length; 3 pushes by hand.
    [easy, 'steps', 20],
    [fifteen, 'stm', 3],
    [fifteen, 'mtm', 1],
    ['8 6 4/0 7 2/5 1 3', 'stm', 23],
  ] as const)('leads %s to the goal in %s, one nearer each time', async (text, metric, length) => {
    const heard = await advised(text, metric, length + 1);
    const distances = heard.map(({ distance }) => distance);
    expect(distances).toEqual(Array.from({ length: length + 1 }, (_, i) => length - i));
    expect(heard.at(-1)!.next).toBeUndefined();
    expect(heard.map((advice) => advice.metric)).toEqual(heard.map(() => metric));
  });

  it('says where the goal is out of reach, by table and by search', async () => {
    const unsolvable = ['start:\nAB#.\ngoal:\n...A', '1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0'];
    for (const text of unsolvable) {
      const [advice] = await advised(text, 'steps');
      expect(advice).toMatchObject({ reason: 'the goal cannot be reached from here' });
      expect(advice!.distance).toBeUndefined();
    }
  });

  it('forgets a question when a new one is asked, and when it is told to stop', async () => {
    const puzzle = parsePuzzle(easy);
    const heard: Advice[] = [];
    const adviser = new Adviser(puzzle, (advice) => heard.push(advice));
    const first = adviser.ask(puzzle.start, 'moves');
    const second = adviser.ask(puzzle.start, 'slides');
    await Promise.all([first, second]);
    expect(heard.map(({ metric }) => metric)).toEqual(['slides']);
    const third = adviser.ask(puzzle.start, 'moves');
    adviser.stop();
    await third;
    expect(heard).toHaveLength(1);
  });
});
