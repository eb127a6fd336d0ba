import { expect, test } from 'vitest';
import { startWorker } from './port.browser.ts';

test('where there are no workers, it is said where there are', () => {
  expect(() => startWorker()).toThrow('in Node, import glissade/worker');
});
