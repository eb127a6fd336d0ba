import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCli } from '../cli/runCli.ts';

const textOf = (file: string) =>
  readFileSync(new URL(`../../examples/cluster/${file}`, import.meta.url), 'utf8');

test.each(['compose.yaml', 'kubernetes.yaml'])(
  'the worker of %s is started with flags that it has',
  async (file) => {
    const text = textOf(file);
    const args = /\["worker",[^\]]*\]/.exec(text)?.[0];
    const flags = args?.match(/--[a-z]+/g) ?? [];
    expect(flags).toContain('--redis');
    const { stdout } = await runCli(['worker', '--help']);
    for (const flag of flags) expect(stdout).toContain(`${flag} <`);
    expect(text).toContain('GLISSADE_REDIS_PASSWORD');
    expect(text).not.toContain('\t');
  },
);

test('the image has what a worker needs', () => {
  const text = textOf('Dockerfile');
  expect(text).toContain('npm install --global glissade @glissade/cluster');
  expect(text).toContain('ENTRYPOINT ["glissade"]');
});
