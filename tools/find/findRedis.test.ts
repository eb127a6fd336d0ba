import { expect, test } from 'vitest';
import { findRedis, redisPaths } from './findRedis.mjs';

test('the path a person names comes first, then PATH, then the usual places', () => {
  const paths = redisPaths({ REDIS_PATH: '/mine/redis', PATH: '/a' });
  expect(paths[0]).toBe('/mine/redis');
  expect(paths[1]).toMatch(/^.a.redis-server$/);
  expect(paths.indexOf('/usr/bin/valkey-server')).toBeGreaterThan(2);
});

test('a REDIS_PATH that names no file is said, not passed over', () => {
  const before = process.env.REDIS_PATH;
  process.env.REDIS_PATH = '/nowhere/redis';
  try {
    expect(() => findRedis()).toThrow('REDIS_PATH names no file: /nowhere/redis');
  } finally {
    if (before === undefined) delete process.env.REDIS_PATH;
    else process.env.REDIS_PATH = before;
  }
});
