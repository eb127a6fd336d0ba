import { createEffect, createRoot, createSignal, on } from 'solid-js';
import { expect, test } from 'vitest';
import { announce, announced, takeBackWith } from './announce.ts';

test('what was said is taken back by the next step or screen, unless that says something', () => {
  const [step, setStep] = createSignal(0);
  const [screen, setScreen] = createSignal('play');
  const dispose = createRoot((end) => {
    createEffect(on(step, (at) => at === 7 && announce('Seven.'), { defer: true }));
    takeBackWith([step, screen]);
    return end;
  });
  announce('J moved down.');
  expect(announced()).toBe('J moved down.');
  setStep(1);
  expect(announced()).toBe('');
  setStep(7);
  expect(announced()).toBe('Seven.');
  setScreen('times');
  expect(announced()).toBe('');
  dispose();
});
