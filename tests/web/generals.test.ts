import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

test('in Chinese the blocks of Klotski have names, masks or letters', async () => {
  const { page, complaints } = await app.open('#klotski', { locale: 'zh-CN' });
  await page.getByText('把曹操移到下方出口。').waitFor();
  const first = page.getByRole('gridcell').first();
  expect(await first.getAttribute('aria-label')).toMatch(/^张飞，/);
  expect(await page.locator('.piece text').allTextContents()).toContain('关羽');
  await page.getByRole('button', { name: '提示', exact: true }).click();
  await page
    .getByText(/要让曹操到终点，.*兵\d/)
    .first()
    .waitFor();
  for (let more = 0; more < 2; more++) {
    await page.getByRole('button', { name: '再多一点', exact: true }).click();
  }
  await page
    .getByText(/^接下来：兵\d[UDLR]+、/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: '解法', exact: true }).click();
  await page.locator('.player-moves').getByText('曹操R', { exact: true }).first().waitFor();

  await page.goto(`${app.address}#klotski/GD.JL.FD?view=review`);
  await page.locator('.review-board .piece text', { hasText: '曹操' }).waitFor();
  await page.getByRole('button', { name: '下一步', exact: true }).click();
  await page.locator('.review-move').getByText('兵1D', { exact: true }).waitFor();
  await page.goto(`${app.address}#klotski`);

  await page.goto(`${app.address}#why`);
  await page.getByText(/要让曹操到终点，兵1必须先动/).waitFor();
  await page
    .getByText(/第 1 阶段，第 1 至第 26 步：把曹操右移 1 列。起初赵云占着它要去的地方/)
    .waitFor();
  expect(await page.locator('.why-board .piece text').allTextContents()).toContain('曹操');
  await page.locator('.why-part button').nth(1).click();
  await page.locator('.why-playing .piece text', { hasText: '曹操' }).waitFor();
  await page.goto(`${app.address}#klotski`);

  const choose = async (name: string) => {
    await page.goto(`${app.address}#settings`);
    await page.getByText(name, { exact: true }).click();
    await page.goto(`${app.address}#klotski`);
    await first.waitFor();
  };
  await choose('脸谱');
  await page.locator('.piece .mask').nth(9).waitFor();
  expect(await page.locator('.piece text').allTextContents()).toContain('关羽');
  await choose('字母');
  await page.getByText('把红色的 B 移到虚线框里。').waitFor();
  expect(await page.locator('.piece .mask').count()).toBe(0);
  expect(await first.getAttribute('aria-label')).toMatch(/^A，/);
  expect(complaints).toEqual([]);
});
