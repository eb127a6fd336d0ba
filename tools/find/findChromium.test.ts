import { expect, test } from 'vitest';
import { candidatePaths, findChromium } from './findChromium.mjs';

test('the path a person names comes first, then PATH, then the usual places', () => {
  const paths = candidatePaths({ CHROMIUM_PATH: '/mine/chrome', PATH: '/a' }, 'linux');
  expect(paths[0]).toBe('/mine/chrome');
  expect(paths[1]).toMatch(/^.a.chromium-headless-shell$/);
  expect(paths[2]).toMatch(/^.a.chromium$/);
  expect(paths.indexOf('/usr/bin/chromium')).toBeGreaterThan(2);
});

test('a CHROMIUM_PATH that names no file is said, not passed over', () => {
  const before = process.env.CHROMIUM_PATH;
  process.env.CHROMIUM_PATH = '/nowhere/chrome';
  try {
    expect(() => findChromium()).toThrow('CHROMIUM_PATH names no file: /nowhere/chrome');
  } finally {
    if (before === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = before;
  }
});
