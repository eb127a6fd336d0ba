import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli } from '../cli/runCli.ts';
import { schemaFaults } from '../cli/schemaFaults.ts';
import { factsOf, Program } from './programs.ts';
import { type RedisServer, startRedis } from './redisServer.ts';

let server: RedisServer;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.close());

const UNSOLVABLE = '1 2 3/4 5 6/8 7 0';
const ENTRIES = ['8 6 4/0 7 2/5 1 3', UNSOLVABLE, '0 1', 'nonsense', '1 2 3/4 5 6/0 7 8'];
const LINES = Array.from({ length: 6 }, () => ENTRIES)
  .flat()
  .join('\n');

describe('a batch', () => {
  let worker: Program;
  beforeAll(async () => {
    worker = new Program(['worker', '--redis', server.url, '--jobs', '2']);
    await worker.says('is connected to');
  });
  afterAll(async () => {
    await worker.kill('SIGTERM');
    expect(worker.code).toBe(143);
    expect(worker.stderr).toContain('has stopped');
  });

  test('is answered in order, as one machine answers it', async () => {
    const args = ['solve', '-', '--json', '-q'];
    const own = await runCli([...args, '--jobs', '1'], { stdin: LINES });
    const spread = await runCli([...args, '--redis', server.url], { stdin: LINES });
    expect(spread.code).toBe(own.code);
    expect(factsOf(spread.stdout)).toHaveLength(30);
    expect(factsOf(spread.stdout)).toEqual(factsOf(own.stdout));
    expect(spread.stderr).toBe(own.stderr);
  });

  test('of block puzzles has the same nodes; options go along', async () => {
    const args = ['solve', 'dads', 'klotski', '-m', 'steps', '--count-solutions', '--json', '-q'];
    const own = await runCli([...args, '--jobs', '1']);
    const spread = await runCli([...args, '--redis', server.url]);
    expect(spread.code).toBe(own.code);
    expect(factsOf(spread.stdout)).toEqual(factsOf(own.stdout));
  });

  test.each([
    [['klotski', '-m', 'slides', '--then', 'steps', '--at-most', '3']],
    [['klotski', '--nodes', '1000']],
    [['8 6 4/0 7 2/5 1 3', '--engine', 'constructive', '--steps']],
  ])('%j: the keys of the answer have the order of one machine', async (args) => {
    const solving = ['solve', 'dads', ...args, '--json', '-q'];
    const own = await runCli([...solving, '--jobs', '1']);
    const spread = await runCli([...solving, '--redis', server.url]);
    expect(factsOf(own.stdout).length).toBe(2);
    expect(factsOf(spread.stdout)).toEqual(factsOf(own.stdout));
  });

  test('tells an option that does not fit in the place of the puzzle', async () => {
    const args = ['solve', 'klotski', '8 6 4/0 7 2/5 1 3', '-m', 'mtm', '--json'];
    const own = await runCli([...args, '--jobs', '1', '-q']);
    const spread = await runCli([...args, '--redis', server.url, '-q']);
    expect(spread.code).toBe(own.code);
    expect(factsOf(spread.stdout)).toEqual(factsOf(own.stdout));
  });

  test('is listed, and its objects fit their schema', async () => {
    const { stdout, code } = await runCli(['runs', '--redis', server.url, '--json']);
    expect(code).toBe(0);
    const lines = stdout.trim().split('\n');
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(schemaFaults('runs', JSON.parse(line))).toEqual([]);
    const { stderr } = await runCli(['runs', '--redis', server.url]);
    expect(stderr).toMatch(/^worker .*, 2 jobs at a time, version \S+$/m);
  });
});

describe('a run', () => {
  const boards = ['8 6 4/0 7 2/5 1 3', '1 2 3/4 5 6/0 7 8'].join('\n');
  const solving = (run: string) => ['solve', '-', '--redis', server.url, '--run', run];
  const runs = (...args: string[]) => runCli(['runs', ...args, '--redis', server.url]);

  test('waits for workers; it is cancelled, resumed, and continued by its name', async () => {
    const first = new Program(solving('kept'), { stdin: boards });
    await first.says('no worker is connected');
    expect((await runs('cancel', 'kept')).stdout).toMatch(/^kept {2}cancelled, 0 of 2 answered/);
    expect(await first.ended()).toBe(2);
    expect(first.stderr).toContain('error: run kept was cancelled');
    expect((await runs('resume', 'kept')).stdout).toMatch(/^kept {2}running, 0 of 2 answered/);
    const worker = new Program(['worker', '--redis', server.url, '--jobs', '1']);
    await worker.says('is connected to');
    const second = new Program(solving('kept'), { stdin: boards });
    const following = runs('follow', 'kept');
    expect(await second.ended(), second.stderr).toBe(0);
    expect(second.stdout).toBe('23 stm: LURDLDLU2RD2RULDLU2RDLU\n2 stm: L2\n');
    const followed = await following;
    expect(followed.code).toBe(0);
    expect(followed.stdout).toMatch(/kept {2}done, 2 of 2 answered.*\n$/);
    await worker.kill('SIGTERM');
  });

  test('takes no other puzzles under the name of one that is not finished', async () => {
    const first = new Program(solving('mine'), { stdin: boards });
    await first.says('run mine');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await first.kill('SIGINT');
    expect(first.code).toBe(130);
    expect(first.stderr).toContain('the same command with --run mine continues it');
    const second = await runCli(solving('mine'), { stdin: '1 2 3/4 5 6/7 0 8\n' });
    expect(second.code).toBe(2);
    expect(second.stderr).toContain('puzzle 1 of run mine differs from before');
  });

  test.each([
    [['runs', 'cancel', 'nobody'], 'there is no run nobody'],
    [['runs', 'cancel'], 'runs cancel needs the name of a run'],
    [['runs', 'cancel', 'a:b'], '"a:b" cannot be the name of a run'],
    [['solve', 'klotski', '--threads', '2'], '--threads cannot be used with --redis'],
    [['solve', 'klotski', '--checkpoint', '/x'], '--checkpoint cannot be used with --redis'],
    [['worker', '--lease', '0'], '--lease is too short'],
    [['solve', 'klotski', '--jobs', '2'], '--jobs cannot be used with --redis'],
  ])('%j is refused in one line', async (args, message) => {
    const { code, stderr } = await runCli([...args, '--redis', server.url]);
    expect(code).toBe(2);
    expect(stderr).toContain(`error: ${message}`);
    expect(stderr).not.toContain('    at ');
  });
});
