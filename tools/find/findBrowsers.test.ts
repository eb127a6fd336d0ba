import { expect, test } from 'vitest';
import { findFirefox, firefoxPaths } from './findFirefox.mjs';
import { findWebKit, webKitPaths } from './findWebKit.mjs';

test('the Firefox a person names comes first, then PATH, then the usual places', () => {
  const paths = firefoxPaths({ FIREFOX_PATH: '/mine/firefox', PATH: '/a' }, 'linux');
  expect(paths[0]).toBe('/mine/firefox');
  expect(paths[1]).toMatch(/^.a.firefox-esr$/);
  expect(paths.indexOf('/usr/bin/firefox-esr')).toBeGreaterThan(1);
});

test('the parts of WebKit that a person names come first', () => {
  const named = { WEBKIT_DRIVER_PATH: '/a', MINIBROWSER_PATH: '/b', XVFB_PATH: '/c' };
  expect(webKitPaths(named)).toEqual({ driver: '/a', browser: '/b', screen: '/c' });
});

test.each([
  ['FIREFOX_PATH', findFirefox],
  ['WEBKIT_DRIVER_PATH', findWebKit],
  ['MINIBROWSER_PATH', findWebKit],
  ['XVFB_PATH', findWebKit],
] as const)('a %s that names no file is said, not passed over', (name, find) => {
  const before = process.env[name];
  process.env[name] = '/nowhere/it';
  try {
    expect(() => find()).toThrow(`${name} names no file: /nowhere/it`);
  } finally {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  }
});
