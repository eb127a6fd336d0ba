import { explain } from '@glissade/analysis/explain/explain';
import { expect, test } from 'vitest';
import { explanationProse } from './page.ts';

test('in Chinese, labels and numbers stand apart from the characters beside them', async () => {
  const explanation = await explain('start:\nA..\ngoal:\n..A', { metric: 'steps' });
  if (explanation.status !== 'explained') throw new Error('no explanation');
  const page = explanationProse(explanation, 'A row', 'zh');
  const told = page.flatMap(({ blocks }) => blocks.filter(({ type }) => type !== 'state'));
  const text = told.map((block) => block.text).join('\n');
  expect(text).toContain('A 在第 1 行第 2 列');
  expect(text).toMatch(/（加 [\d.]+）/);
  expect(text).not.toMatch(/[A-Z\d]\p{Script=Han}|\p{Script=Han}[A-Z\d]/u);
});
