import { expect, test } from 'vitest';
import { setup } from './setup.ts';

test('a number at the end of a title stands apart from the characters after it', () => {
  expect(setup.current('塞车 1')).toBe('塞车 1 的滑块');
  expect(setup.current('横刀立马')).toBe('横刀立马的滑块');
});
