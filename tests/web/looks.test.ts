import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WINDOWS } from './harness/layoutFaults.ts';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

describe.each(WINDOWS)('at $width × $height', ({ width, height }) => {
  test('the whole board is in sight, large, with its count', async () => {
    const { page } = await app.open('', { viewport: { width, height } });
    const board = await page.locator('.board').boundingBox();
    const count = await page.getByTestId('count').boundingBox();
    expect(board!.y + board!.height).toBeLessThanOrEqual(height);
    expect(count!.y + count!.height).toBeLessThanOrEqual(height);
    expect(board!.height).toBeGreaterThan(height * 0.45);
    expect(board!.width / board!.height).toBeCloseTo(432 / 532, 1);
  });
});

describe('the picture of the board', () => {
  test.each(['light', 'dark'] as const)('shows its pieces apart in %s', async (colorScheme) => {
    const { page } = await app.open('', { colorScheme, viewport: { width: 820, height: 1180 } });
    const shot = (await page.locator('.board').screenshot()).toString('base64');
    // Points inside pieces, between them and on free floor, in parts of the board.
    const colors = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const at = (x: number, y: number) => {
        const [left, top] = [(16 + x * 100) / 432, (16 + y * 100) / 532];
        const [r, g, b] = context.getImageData(left * image.width, top * image.height, 1, 1).data;
        return [r!, g!, b!];
      };
      return {
        goalPiece: at(1.3, 0.4),
        plain: at(0.3, 0.4),
        free: at(1.5, 4.5),
        other: at(1.3, 2.7),
      };
    }, shot);
    const { goalPiece, plain, free, other } = colors;
    const apart = (a: number[], b: number[]) =>
      Math.hypot(...a.map((value, index) => value - b[index]!));
    expect(goalPiece[0]! - goalPiece[2]!).toBeGreaterThan(60);
    expect(apart(goalPiece, plain)).toBeGreaterThan(80);
    expect(apart(plain, free)).toBeGreaterThan(18);
    expect(apart(other, free)).toBeGreaterThan(12);
  });
});
