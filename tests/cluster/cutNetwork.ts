import { expect } from 'vitest';
import { runCli } from '../cli/runCli.ts';
import { rowsOf } from './killingParts.ts';
import { Program } from './programs.ts';
import { startProxy } from './proxy.ts';
import { startRedis } from './redisServer.ts';

/** A survey of which worker and coordinator lose the network: its answer is that of one machine. */
export async function cutInSurvey(family: readonly string[], ms: number): Promise<void> {
  const survey = ['survey', ...family, '--json'];
  const own = await runCli([...survey, '--threads', '1']);
  const server = await startRedis();
  const proxy = await startProxy(server.url);
  const worker = new Program(['worker', '--redis', proxy.url, '--jobs', '1', '--lease', '1']);
  const coordinator = new Program([...survey, '--redis', proxy.url, '--run', 'cut']);
  try {
    await worker.says('is connected to');
    await coordinator.says('run cut');
    const before = proxy.connections();
    await proxy.cut(ms);
    expect(await coordinator.ended(), coordinator.stderr).toBe(0);
    expect(proxy.connections()).toBeGreaterThan(before);
    expect(rowsOf(coordinator.stdout)).toEqual(rowsOf(own.stdout));
    const runs = await runCli(['runs', '--redis', server.url, '--json']);
    const { state, parts, answered, aside } = JSON.parse(runs.stdout);
    expect({ state, answered, aside }).toEqual({ state: 'done', answered: parts, aside: 0 });
  } finally {
    await Promise.all([worker.kill('SIGKILL'), coordinator.kill('SIGKILL')]);
    proxy.close();
    await server.close();
  }
}
